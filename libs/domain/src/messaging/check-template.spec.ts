import { describe, expect, it } from '@jest/globals';
import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { checkMailText, checkTemplate } from './check-template';

describe('checkTemplate and checkMailText', () => {
  it('accept a subject of two characters and a text of one word', () => {
    expect(checkTemplate({ name: 'Hi', email: '<p>x</p>' })).toEqual({});
  });

  it('check only the parts that are given', () => {
    expect(checkTemplate({})).toEqual({});
    expect(checkTemplate({ name: 'Hi' })).toEqual({});
    expect(checkTemplate({ email: '<p>x</p>' })).toEqual({});
  });

  it('report every invalid part', () => {
    expect(checkTemplate({ name: ' H ', email: '<p>&nbsp;<br></p>' })).toEqual({
      name: { code: 'subject_too_short' },
      email: { code: 'required' },
    });
  });

  it('refuse a subject that speaks for the product, and accept the ordinary word festlig', () => {
    expect(checkTemplate({ name: 'Festlig Kundeservice: bekræft din konto' })).toEqual({
      name: { code: 'name_passes_for_ours' },
    });
    expect(checkTemplate({ name: 'Festlig sommerfest' })).toEqual({});
  });

  it('accept a hundred placeholders and refuse one more', () => {
    const mail = (count: number) => `<p>${'((name))'.repeat(count)}</p>`;
    expect(checkTemplate({ email: mail(PLACEHOLDERS_MAX) })).toEqual({});
    const refused = { email: { code: 'too_many_placeholders', params: { maximum: PLACEHOLDERS_MAX } } };
    expect(checkTemplate({ email: mail(PLACEHOLDERS_MAX + 1) })).toEqual(refused);
    expect(checkMailText(mail(PLACEHOLDERS_MAX + 1))).toEqual(refused);
  });

  it('accept a text of the greatest length and refuse a longer one', () => {
    expect(checkMailText('x'.repeat(MAIL_TEXT_MAX))).toEqual({});
    const refused = { email: { code: 'too_long', params: { maximum: MAIL_TEXT_MAX } } };
    expect(checkMailText('x'.repeat(MAIL_TEXT_MAX + 1))).toEqual(refused);
  });

  it('accept an empty text as a draft', () => expect(checkMailText('')).toEqual({}));
});
