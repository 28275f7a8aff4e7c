import { describe, expect, it } from '@jest/globals';
import { TEXT_PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { BODY_MAX, segmentsOf, textBody, withPlainSigns } from './text-body';

const link = 'https://fest.example/Feststar?cid=abcd1234';
const guest = (name: string) => ({ name, link });

describe('textBody', () => {
  it('replaces the placeholders', () =>
    expect(textBody('Kære ((name))! Svar her: ((link)) :-)', guest('Anna'))).toBe(`Kære Anna! Svar her: ${link} :-)`));

  it('appends the link with a blank before it where the text has none', () => {
    expect(textBody('Kære ((name))!', guest('Anna'))).toBe(`Kære Anna! ${link}`);
    expect(textBody('', guest('Anna'))).toBe(link);
  });

  it('does not read placeholders in a name', () =>
    expect(textBody('Kære ((name)) ((link))', guest('((link))'))).toBe(`Kære ((link)) ${link}`));

  it('writes a name that reads as a web address as words, and leaves other names alone', () => {
    expect(textBody('Kære ((name)) ((link))', guest('www.bank.example/x'))).toBe(`Kære www bank example x ${link}`);
    expect(textBody('Kære ((name)) ((link))', guest('Dr.Holm & J.R.R. Tolkien'))).toContain('Dr.Holm & J.R.R. Tolkien');
  });

  it.each([
    ['nordea-sikker((name)) ((link))', '.dk/login', `nordea-sikker dk login ${link}`],
    ['nordea-sikker((name)) ((link))', '.Dk', `nordea-sikker Dk ${link}`],
    ['nets (dot) ((name)) ((link))', 'dk', `nets (dot) ${link}`],
    ['192.0.2.((name)) ((link))', '17', `192.0.2. 17 ${link}`],
    ['Kære ((name)) ((link))', 'Mobilepay.Dk/x', `Kære Mobilepay Dk x ${link}`],
  ])('makes no address of the words and a name: %s with %s', (text, name, body) =>
    expect(textBody(text, guest(name))).toBe(body),
  );

  it('leaves out a name with which the text speaks for us, and keeps it in another text', () => {
    const text = '((name)) kundeservice: din konto er spærret ((link))';
    expect(textBody(text, guest('Festlig'))).toBe(`kundeservice: din konto er spærret ${link}`);
    expect(textBody(text, guest('Anna'))).toBe(`Anna kundeservice: din konto er spærret ${link}`);
    expect(textBody('Kære ((name))', guest('Festlig Hansen'))).toBe(`Kære Festlig Hansen ${link}`);
  });

  it('leaves a text without names as the host wrote it', () =>
    expect(textBody('Kom  til fest ((link))', guest('.dk'))).toBe(`Kom  til fest ${link}`));

  const names = `((link)) ${Array(TEXT_PLACEHOLDERS_MAX - 1)
    .fill('((name))')
    .join(' ')} ${'x'.repeat(480)}`;

  it.each([`${'Anne-Mette '.repeat(10)}Holm`, 'x'.repeat(200), '🎉'.repeat(100), `${'x'.repeat(150)} y`])(
    'shortens a name so that the provider accepts the text: %s',
    (name) => {
      const body = textBody(names, guest(name));
      expect(body.length).toBeLessThanOrEqual(BODY_MAX);
      expect(body).toContain(link);
      expect(body).not.toMatch(/\p{Cs}/u);
    },
  );

  it('is never longer than the provider accepts, also with many placeholders, a long link and a long name', () => {
    const long = `https://fest.example/${'x'.repeat(180)}?cid=abcd1234`;
    const links = Array(TEXT_PLACEHOLDERS_MAX - 1)
      .fill('((link))')
      .join(' ');
    for (const text of [`((name)) ${links} ${'x'.repeat(480)}`, `${links} ((name))`, `${links} ((link))`]) {
      const body = textBody(text, { name: '🎉'.repeat(300), link: long });
      expect(body.length).toBeLessThanOrEqual(BODY_MAX);
      expect(body).toContain(long);
    }
    expect(textBody('((link)) ((link))', guest('Anna'))).toBe(`${link} ${link}`);
  });

  it('shortens a name at a space, equally in each place', () => {
    const body = textBody(names, guest('Anne-Mette '.repeat(15).trim()));
    const inEach = /cid=abcd1234 (.*) x+$/s.exec(body)?.[1] ?? '';
    expect(inEach).toMatch(/^Anne-Mette(?: Anne-Mette)*$/);
    expect(inEach.split(' ')).toHaveLength((TEXT_PLACEHOLDERS_MAX - 1) * 10);
  });

  it('leaves a long name whole where there is room for it', () =>
    expect(textBody('((name)) ((link))', guest('x'.repeat(200)))).toBe(`${'x'.repeat(200)} ${link}`));
});

describe('segmentsOf', () => {
  it('counts 160 characters of the phones’ own alphabet as one part, and 161 as two', () => {
    expect(segmentsOf(`æøåÆØÅéüñ${'x'.repeat(151)}`)).toEqual({ count: 1, costly: [] });
    expect(segmentsOf('x'.repeat(161)).count).toBe(2);
    expect(segmentsOf('€'.repeat(81)).count).toBe(2);
  });

  it('counts 70 characters as one part where one is not of that alphabet, and names each such character once', () => {
    expect(segmentsOf(`“Hej” “${'x'.repeat(63)}`)).toEqual({ count: 1, costly: ['“', '”'] });
    expect(segmentsOf(`“${'x'.repeat(70)}`).count).toBe(2);
    expect(segmentsOf('Hej 🎉 Zoë').costly).toEqual(['🎉', 'ë']);
  });
});

describe('withPlainSigns', () => {
  it('replaces typographic signs so that the text takes less room, and leaves letters and emoji', () => {
    const text = withPlainSigns('“Kom nu” – det’s ‘godt’…');
    expect(text).toBe("\"Kom nu\" - det's 'godt'...");
    expect(segmentsOf(text).costly).toEqual([]);
    expect(withPlainSigns('Zoë æøå 🎉')).toBe('Zoë æøå 🎉');
  });
});
