import { describe, expect, it } from '@jest/globals';
import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { InvalidInput } from '@festlig/platform/errors';
import { cleanMailHtml, keptMailHtml } from './mail-html';

/** Returns the error of a text that is refused. */
function refusal(html: string): unknown {
  try {
    keptMailHtml(html);
  } catch (error) {
    return error instanceof InvalidInput ? error.fields : error;
  }
  return null;
}

describe('the HTML of a template', () => {
  it("keeps links to other sites and to the guest's page, and removes links that lead nowhere from a mail", () => {
    const html = '<p><a href="https://a.example/?x=1">h</a> <a href="((link))">j</a> <a href="(( Link ))">k</a></p>';
    expect(cleanMailHtml(html)).toBe(html);
    expect(cleanMailHtml('<a href="/local">Hej</a>')).toBe('<a>Hej</a>');
  });

  it('keeps the spaces before, behind and between placeholders and tags', () => {
    const html = '<p>Kære ((name)) <strong>og</strong> <em>((name))</em> ((link)) vi</p><p>((name)) <u> kom </u> </p>';
    expect(keptMailHtml(html)).toBe(html);
  });

  it('is measured after sanitising, not as written', () => {
    const ampersands = '&'.repeat(MAIL_TEXT_MAX / 5);
    expect(keptMailHtml(ampersands)).toHaveLength(MAIL_TEXT_MAX);
    expect(refusal(`${ampersands}&`)).toEqual({ email: { code: 'too_long', params: { maximum: MAIL_TEXT_MAX } } });
  });

  it.each([
    ['written', '((name)) '],
    ['formed by sanitising', '((na<img>me))'],
    ['written with entities', '&#40;&#40;link)) '],
  ])('may contain 100 placeholders and no more, whether %s', (_how, placeholder) => {
    expect(() => keptMailHtml(placeholder.repeat(PLACEHOLDERS_MAX))).not.toThrow();
    expect(refusal(placeholder.repeat(PLACEHOLDERS_MAX + 1))).toEqual({
      email: { code: 'too_many_placeholders', params: { maximum: PLACEHOLDERS_MAX } },
    });
  });
});
