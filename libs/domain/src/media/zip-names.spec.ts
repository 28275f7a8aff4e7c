import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookFileName, photoFileName, zipFileName } from './zip-names';

const ZONE = 'Europe/Copenhagen';
const createdAt = new Date('2026-06-20T20:15:00Z');
const named = (name: string, n = 1) => photoFileName(n, { createdAt, name }, ZONE);

describe('the name of a photo in the zip of all', () => {
  it('is its number, its day and who uploaded it', () => {
    expect(named('Karen Blixen', 12)).toBe('0012 2026-06-20 Karen Blixen.jpg');
    expect(named('Zoë Ørsted-Łukasz 🎉')).toBe('0001 2026-06-20 Zoë Ørsted-Łukasz 🎉.jpg');
  });

  it('has the day at the party, where it can be tomorrow already', () => {
    const late = { createdAt: new Date('2026-06-20T22:30:00Z'), name: 'Karen' };
    expect(photoFileName(1, late, ZONE)).toBe('0001 2026-06-21 Karen.jpg');
    expect(photoFileName(1, late, 'UTC')).toBe('0001 2026-06-20 Karen.jpg');
  });

  it.each([
    ['nobody', '', '0001 2026-06-20.jpg'],
    ['a folder above', '../../etc/passwd', '0001 2026-06-20 etc passwd.jpg'],
    ['a folder of Windows', 'C:\\Users\\karen', '0001 2026-06-20 C Users karen.jpg'],
    ['characters that no file may have', 'a:b*c?d"e<f>g|h', '0001 2026-06-20 a b c d e f g h.jpg'],
    ['a line end and a null', 'Karen\r\nBlixen\u0000', '0001 2026-06-20 Karen Blixen.jpg'],
    ['text turned round, to look like another kind of file', 'gpj.\u202eexe', '0001 2026-06-20 gpj.exe.jpg'],
    ['half a character', 'Karen\ud83c', '0001 2026-06-20 Karen.jpg'],
    ['only dots and blanks', ' . .. ', '0001 2026-06-20.jpg'],
    ['letters of two parts', 'Zoe\u0308', '0001 2026-06-20 Zo\u00eb.jpg'],
  ])('is one for every system, whatever the name is: %s', (_what, name, file) => expect(named(name)).toBe(file));

  it('has room in every file system, and no character is cut in two', () => {
    const family = '👨‍👩‍👧‍👦';
    const file = named(family.repeat(200));
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
    expect(file).toMatch(new RegExp(`^0001 2026-06-20 (${family})+\\.jpg$`, 'u'));
  });

  it('is one part of a path that ends with its kind, of any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(20_000), (text, n) => {
        const file = named(text, n);
        expect(file).toMatch(/^\d{4,5} 2026-06-20( [^/\\:*?"<>|\p{Cc}]*[^.\s/\\])?\.jpg$/u);
        expect(file.isWellFormed()).toBe(true);
        expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
      }),
    );
  });
});

describe('the name of the zip', () => {
  it.each([
    ['Karens 50 år', 'da', 'Karens 50 år - billeder.zip'],
    ['Karens 50 år', 'en', 'Karens 50 år - photos.zip'],
    ['', 'da', 'billeder.zip'],
    ['../..', 'en', 'photos.zip'],
    ['CON', 'en', '_CON - photos.zip'],
    ['aux.fest', 'da', '_aux.fest - billeder.zip'],
    ['Conny', 'en', 'Conny - photos.zip'],
  ] as const)('is the title, in the language of the party: %s (%s)', (title, language, file) =>
    expect(zipFileName(title, language)).toBe(file),
  );
});

describe('the name of the photo book', () => {
  it('is the title, in the language of the party', () => {
    expect(bookFileName('Karen/50', 'da')).toBe('Karen 50 - fotobog.pdf');
    expect(bookFileName('', 'en')).toBe('photo book.pdf');
  });
});
