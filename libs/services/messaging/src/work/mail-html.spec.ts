import { describe, expect, it } from '@jest/globals';
import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { InvalidInput } from '@festlig/platform/errors';
import { cleanMailHtml, keptMailHtml } from './mail-html';

/** What is said of a text that is not kept. */
function refusal(html: string): unknown {
  try {
    keptMailHtml(html);
  } catch (error) {
    return error instanceof InvalidInput ? error.fields : error;
  }
  return null;
}

describe('HTML of a host', () => {
  it("keeps links to the web and to the guest's own page, and none that would lead nowhere from a mail", () => {
    const html = '<p><a href="https://a.example/?x=1">h</a> <a href="((link))">j</a> <a href="(( Link ))">k</a></p>';
    expect(cleanMailHtml(html)).toBe(html);
    expect(cleanMailHtml('<a href="/local">Hej</a>')).toBe('<a>Hej</a>');
  });

  it('is kept up to its length as it is kept, not as it was written', () => {
    const ampersands = '&'.repeat(MAIL_TEXT_MAX / 5);
    expect(keptMailHtml(ampersands)).toHaveLength(MAIL_TEXT_MAX);
    expect(refusal(`${ampersands}&`)).toEqual({ email: { code: 'too_long', params: { maximum: MAIL_TEXT_MAX } } });
  });

  it.each([
    ['written', '((name)) '],
    ['put together by cleaning', '((na<img>me))'],
    ['written with entities', '&#40;&#40;link)) '],
  ])('may hold so many placeholders and no more, as %s', (_how, placeholder) => {
    expect(() => keptMailHtml(placeholder.repeat(PLACEHOLDERS_MAX))).not.toThrow();
    expect(refusal(placeholder.repeat(PLACEHOLDERS_MAX + 1))).toEqual({
      email: { code: 'too_many_placeholders', params: { maximum: PLACEHOLDERS_MAX } },
    });
  });
});
