import { describe, expect, it } from '@jest/globals';
import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { CallError } from '@festlig/platform/errors';
import { cleanMailHtml, keptMailHtml } from './mail-html';

describe('HTML of a host', () => {
  it('keeps what a mail needs', () => {
    const html =
      '<h2>Hej</h2><p><b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u></p><ul><li>f</li></ul><ol><li>g</li></ol>' +
      '<p><a href="https://a.example/?x=1">h</a> <a href="mailto:a@b.example">i</a> <a href="((link))">j</a></p>';
    expect(cleanMailHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>Hej', 'Hej'],
    ['<p onclick="x()" style="color:red" class="y">Hej</p>', '<p>Hej</p>'],
    ['<a href="javascript:alert(1)">Hej</a>', '<a>Hej</a>'],
    ['<a href="//evil.example">Hej</a>', '<a>Hej</a>'],
    ['<a href="/local">Hej</a>', '<a>Hej</a>'],
    ['<img src="https://spy.example/pixel.gif">Hej', 'Hej'],
    ['<iframe src="https://a.example"></iframe><div>Hej</div>', 'Hej'],
  ])('%s becomes %s', (html, expected) => expect(cleanMailHtml(html)).toBe(expected));

  it('is kept up to its length as it is kept, not as it was written', () => {
    const ampersands = '&'.repeat(MAIL_TEXT_MAX / 5);
    expect(keptMailHtml(ampersands)).toHaveLength(MAIL_TEXT_MAX);
    const refusal = new CallError('too_long', { maximum: MAIL_TEXT_MAX }, 'email');
    expect(() => keptMailHtml(`${ampersands}&`)).toThrow(refusal);
  });

  it.each([
    ['written', '((name)) '],
    ['put together by cleaning', '((na<img>me))'],
    ['written with entities', '&#40;&#40;link)) '],
  ])('may hold so many placeholders and no more, as %s', (_how, placeholder) => {
    expect(() => keptMailHtml(placeholder.repeat(PLACEHOLDERS_MAX))).not.toThrow();
    const refusal = new CallError('too_many_placeholders', { maximum: PLACEHOLDERS_MAX });
    expect(() => keptMailHtml(placeholder.repeat(PLACEHOLDERS_MAX + 1))).toThrow(refusal);
  });

  it('keeps no more than fifty tags within each other, and all the words', () => {
    const depth = (html: string) => html.split('<b>').length - 1;
    expect(depth(cleanMailHtml(`${'<b>'.repeat(40)}Hej`))).toBe(40);
    const deep = cleanMailHtml(`${'<b>'.repeat(5000)}Hej`);
    expect(depth(deep)).toBe(50);
    expect(deep).toContain('Hej');
  });
});
