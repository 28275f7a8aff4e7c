import { PAGE_TEXT_MAX } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { describe, expect, it } from '@jest/globals';
import { keptHtml, sanitiseHostHtml } from './host-html';

describe('HTML from a host', () => {
  it('keeps formatting, lists, headings and quotes', () => {
    const html = '<h2>Velkommen</h2><p>Vi <b>glæder</b> <em>os</em><br /></p><ul><li>Æbler</li></ul>';
    expect(sanitiseHostHtml(html)).toBe(html);
  });

  it('keeps web and mail links, with rel', () => {
    expect(sanitiseHostHtml('<a href="https://festlig.example" target="_blank" onclick="x()">kort</a>')).toBe(
      '<a href="https://festlig.example" rel="noopener">kort</a>',
    );
    expect(sanitiseHostHtml('<a href="mailto:a@b.dk">skriv</a>')).toContain('href="mailto:a@b.dk"');
  });

  it.each([
    ['<script>alert(1)</script>Hej', 'Hej'],
    ['<p onmouseover="x()" style="position:fixed">Hej</p>', '<p>Hej</p>'],
    ['<a href="javascript:alert(1)">Hej</a>', '<a rel="noopener">Hej</a>'],
    ['<a href="JaVa&#09;script:alert(1)">Hej</a>', '<a rel="noopener">Hej</a>'],
    ['<a href="data:text/html,x">Hej</a>', '<a rel="noopener">Hej</a>'],
    ['<a href="//evil.example">Hej</a>', '<a rel="noopener">Hej</a>'],
    ['<img src=x onerror=alert(1)>Hej', 'Hej'],
    ['<iframe src="https://evil.example"></iframe>Hej', 'Hej'],
    ['<svg><script>alert(1)</script></svg>Hej', 'Hej'],
    ['<p>Hej', '<p>Hej</p>'],
  ])('makes %s harmless', (html, safe) => expect(sanitiseHostHtml(html)).toBe(safe));

  it('is kept up to its length as it is kept, not as it was written', () => {
    const full = 'x'.repeat(PAGE_TEXT_MAX);
    expect(keptHtml('body', full)).toBe(full);
    // Sanitising drops what is not kept, and adds to what is.
    expect(keptHtml('body', `<script>${full}</script>Hej`)).toBe('Hej');
    const ampersands = '&'.repeat(PAGE_TEXT_MAX / 5);
    expect(keptHtml('body', ampersands)).toHaveLength(PAGE_TEXT_MAX);
    const refusal = new CallError('too_long', { maximum: PAGE_TEXT_MAX }, 'description');
    expect(() => keptHtml('description', `${ampersands}&`)).toThrow(refusal);
  });

  it('keeps no more than fifty tags within each other, and all the words', () => {
    const depth = (html: string) => html.split('<b>').length - 1;
    expect(depth(sanitiseHostHtml(`${'<b>'.repeat(40)}Hej`))).toBe(40);
    const deep = sanitiseHostHtml(`${'<b>'.repeat(5000)}Hej`);
    expect(depth(deep)).toBe(50);
    expect(deep).toContain('Hej');
  });
});
