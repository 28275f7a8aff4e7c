import { describe, expect, it } from '@jest/globals';
import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { checkMailText, checkTemplate } from './check-template';

describe('a template', () => {
  it('is right with a subject of two characters and a word', () => {
    expect(checkTemplate({ name: 'Hi', email: '<p>x</p>' })).toEqual({});
  });

  it('is looked at as far as it is given', () => {
    expect(checkTemplate({})).toEqual({});
    expect(checkTemplate({ name: 'Hi' })).toEqual({});
    expect(checkTemplate({ email: '<p>x</p>' })).toEqual({});
  });

  it('is told all that is wrong with it', () => {
    expect(checkTemplate({ name: ' H ', email: '<p>&nbsp;<br></p>' })).toEqual({
      name: { code: 'subject_too_short' },
      email: { code: 'required' },
    });
  });

  it('may hold a hundred placeholders and no more', () => {
    const mail = (count: number) => `<p>${'((name))'.repeat(count)}</p>`;
    expect(checkTemplate({ email: mail(PLACEHOLDERS_MAX) })).toEqual({});
    const refused = { email: { code: 'too_many_placeholders', params: { maximum: PLACEHOLDERS_MAX } } };
    expect(checkTemplate({ email: mail(PLACEHOLDERS_MAX + 1) })).toEqual(refused);
    expect(checkMailText(mail(PLACEHOLDERS_MAX + 1))).toEqual(refused);
  });

  it('is as long as a mail may be, and no longer', () => {
    expect(checkMailText('x'.repeat(MAIL_TEXT_MAX))).toEqual({});
    const refused = { email: { code: 'too_long', params: { maximum: MAIL_TEXT_MAX } } };
    expect(checkMailText('x'.repeat(MAIL_TEXT_MAX + 1))).toEqual(refused);
  });

  it('without words yet is a mail that can be looked at', () => expect(checkMailText('')).toEqual({}));
});
