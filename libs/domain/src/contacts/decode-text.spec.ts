import { describe, expect, it } from '@jest/globals';
import { decodeText } from './decode-text';

const TEXT = 'Navn;E-mail\nÅse Sørensen;aase@example.dk\n';

const utf16 = (text: string, bigEndian: boolean, mark: boolean): Uint8Array => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('decoding a guest list', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
    ['UTF-16 LE with byte order mark', utf16(TEXT, false, true)],
    ['UTF-16 BE with byte order mark', utf16(TEXT, true, true)],
    ['UTF-16 LE without', utf16(TEXT, false, false)],
    ['UTF-16 BE without', utf16(TEXT, true, false)],
    ['decomposed letters', Buffer.from(TEXT.normalize('NFD'))],
    ['DOS line ends', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
    ['old Mac line ends', Buffer.from(TEXT.replaceAll('\n', '\r'))],
  ])('reads %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it('reads the signs that Windows-1252 has and Latin-1 has not', () => {
    expect(decodeText(Uint8Array.of(0x80, 0x20, 0x91, 0xe6, 0x92))).toBe('€ ‘æ’');
  });

  it('reads nothing from nothing', () => {
    expect(decodeText(new Uint8Array())).toBe('');
  });
});
