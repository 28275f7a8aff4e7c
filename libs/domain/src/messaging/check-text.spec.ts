import { describe, expect, it } from '@jest/globals';
import { TEXT_PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { checkText, textLength, textLimit } from './check-text';

describe('checkText', () => {
  const tooLong = (maximum: number) => ({ text: { code: 'too_long', params: { maximum } } });

  it('accepts 567 characters without a link placeholder, and refuses one more', () => {
    expect(checkText('x'.repeat(567))).toEqual({});
    expect(checkText('x'.repeat(568))).toEqual(tooLong(567));
  });

  it('accepts 580 characters with a link placeholder, as it is written, and refuses one more', () => {
    const text = (length: number) => `((link)) ${'x'.repeat(length - 9)}`;
    expect(textLimit(text(580))).toBe(580);
    expect(checkText(text(580))).toEqual({});
    expect(checkText(text(581))).toEqual(tooLong(580));
  });

  it('counts as the text is stored: without surrounding spaces and without characters that nobody sees', () => {
    expect(textLength('  Hej   ((name)) \r\n\u200b\n')).toBe('Hej ((name))'.length);
    expect(checkText(`  ${'x'.repeat(567)}\n\n\u0007`)).toEqual({});
  });

  it('accepts an empty text', () => expect(checkText(' \n ')).toEqual({}));

  it.each(['Se www.bank.example', 'Se bank.example', 'Se bank.((name))', 'Se ((name)).dk'])(
    'refuses a web address in %j',
    (text) => expect(checkText(text).text?.code).toBe('text_holds_address'),
  );

  it('names the address that it refuses', () =>
    expect(checkText('Se nets.dk nu')).toEqual({
      text: { code: 'text_holds_address', params: { address: 'nets.dk' } },
    }));

  it('accepts the placeholders ((name)) and ((link)) in any spelling', () =>
    expect(checkText('Kære (( Name ))! Svar her: ((LINK)). Hilsen (Bo)')).toEqual({}));

  it('refuses a placeholder that is none', () => {
    expect(checkText('Kære ((navn))')).toEqual({
      text: { code: 'placeholder_unknown', params: { placeholder: 'navn' } },
    });
    expect(checkText('Kære (())').text?.code).toBe('placeholder_unknown');
  });

  it('accepts ten placeholders and refuses one more', () => {
    const text = (count: number) => Array(count).fill('((name))').join(' ');
    expect(checkText(text(TEXT_PLACEHOLDERS_MAX))).toEqual({});
    expect(checkText(text(TEXT_PLACEHOLDERS_MAX + 1))).toEqual({
      text: { code: 'too_many_placeholders', params: { maximum: TEXT_PLACEHOLDERS_MAX } },
    });
  });

  it('refuses a text that speaks for the product, and accepts the ordinary word festlig', () => {
    expect(checkText('Festlig Kundeservice: din konto er lukket')).toEqual({ text: { code: 'name_passes_for_ours' } });
    expect(checkText('Det bliver en festlig dag')).toEqual({});
  });
});
