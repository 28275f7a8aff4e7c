import { describe, expect, it } from '@jest/globals';
import { decodeText, isText, tidyText } from './decode-text';

const TEXT = 'Navn;E-mail\nÅse Sørensen;aase@example.dk\n';

const utf16 = (text: string, bigEndian: boolean, mark: boolean): Uint8Array => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
    ['UTF-16 LE with byte order mark', utf16(TEXT, false, true)],
    ['UTF-16 BE with byte order mark', utf16(TEXT, true, true)],
    ['UTF-16 LE without', utf16(TEXT, false, false)],
    ['UTF-16 BE without', utf16(TEXT, true, false)],
    ['DOS line ends', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
    ['old Mac line ends', Buffer.from(TEXT.replaceAll('\n', '\r'))],
  ])('decodes %s', (_name, bytes) => {
    expect(tidyText(decodeText(bytes))).toBe(TEXT);
  });

  it('decodes the characters that Windows-1252 has and Latin-1 lacks', () => {
    expect(decodeText(Uint8Array.of(0x80, 0x20, 0x91, 0xe6, 0x92))).toBe('€ ‘æ’');
  });

  it('decodes no bytes as an empty text', () => {
    expect(decodeText(new Uint8Array())).toBe('');
  });
});

describe('isText', () => {
  const ZEROS = Array.from<number>({ length: 20 }).fill(0);

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
    ['UTF-16 with byte order mark', utf16(TEXT, false, true)],
    ['UTF-16 without', utf16(TEXT, true, false)],
    ['a stray control character in a list', Buffer.from(TEXT.replace('Åse', 'Å\u0002se') + TEXT)],
    ['an address in brackets first', Buffer.from('<aase@example.dk>;Åse')],
    ['an empty file', Buffer.of()],
  ])('accepts %s', (_name, bytes) => {
    expect(isText(decodeText(bytes))).toBe(true);
  });

  it.each([
    [
      'a spreadsheet or pages of today (ZIP)',
      Buffer.from(['PK\u0003\u0004\u0014', ...ZEROS.map(() => '\0'), TEXT].join('')),
    ],
    ['a spreadsheet of old (OLE)', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...ZEROS])],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46])],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ['a PDF', Buffer.from('%PDF-1.7\n%äöü\n1 0 obj\n<</Type/Catalog>>')],
    ['a rich text document', Buffer.from(`{\\rtf1\\ansi ${TEXT}}`)],
    ['a page of the web', Buffer.from('<!DOCTYPE html><table><tr><td>Åse')],
    ['a spreadsheet as XML', Buffer.from('<?xml version="1.0"?><Workbook>')],
    ['compressed bytes without a NUL', Buffer.from(Array.from({ length: 400 }, (_, at) => 1 + ((at * 37) % 255)))],
  ])('rejects %s', (_name, bytes) => {
    expect(isText(decodeText(bytes))).toBe(false);
  });
});
