import { describe, expect, it } from '@jest/globals';
import { CreatePartyInput } from '../party';
import { Email, hostHtml, optionalText, PartyRef, requiredText, Sid, TAGS_MAX } from './fields';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('fields', () => {
  it('accept one line of text: line breaks become spaces, and blank text is refused', () => {
    expect(requiredText(20).parse('  Anne\r\nBcc: b@c.dk ')).toBe('Anne Bcc: b@c.dk');
    expect(accepts(requiredText(20), ' \n ')).toBe(false);
    expect(accepts(requiredText(3), 'Anne')).toBe(false);
  });

  it('remove control characters, and keep line breaks in texts of several lines', () => {
    expect(requiredText(20).parse('An\u0000ne\u007f\u001b ')).toBe('Anne');
    expect(optionalText(20).parse(' Hej\r\n\u0000\tdu \u0007')).toBe('Hej\r\n\tdu');
    expect(accepts(requiredText(20), '\u0000')).toBe(false);
    expect(requiredText(20).parse('Ann\u202ee \ud800Ek\u2066')).toBe('Anne Ek');
    expect(requiredText(20).parse('\u061cAnne\u2028Ek\u2029')).toBe('Anne Ek');
    expect(requiredText(20).parse('Familien 👨‍👩‍👧 ❤️')).toBe('Familien 👨‍👩‍👧 ❤️');
  });

  it('treat text of invisible characters as blank', () => {
    for (const blank of ['\u200b', ' \u2060\n\u00ad ', '\u3164\ufe0f', '\u3164 \u2800']) {
      expect(accepts(requiredText(20), blank)).toBe(false);
      expect(optionalText(20).parse(blank)).toBe('');
    }
  });

  it('remove characters without width from a line and keep them where an emoji or a script needs them', () => {
    const marks = [
      '\u200b',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u034f',
      '\u200c',
      '\u200d',
      '\u202e\u200d',
      '\u200b\u200d\u200b',
    ];
    for (const mark of marks) expect(requiredText(20).parse(`${mark}Fest${mark}lig ${mark}`)).toBe('Festlig');
    for (const needed of ['👨‍👩‍👧 og ❤️‍🔥', 'می\u200cخواهم', 'क्\u200dष']) {
      expect(requiredText(30).parse(needed)).toBe(needed);
    }
  });

  it('accept formatted text with the greatest number of tags and refuse one more', () => {
    const tags = (count: number) => '<b>'.repeat(count);
    expect(hostHtml(50_000).safeParse(tags(TAGS_MAX)).success).toBe(true);
    const { error } = hostHtml(50_000).safeParse(tags(TAGS_MAX + 1));
    expect(error?.issues.map(({ message }) => message)).toEqual(['too_many_tags']);
    expect(accepts(hostHtml(50_000), '&lt;'.repeat(TAGS_MAX + 1))).toBe(true);
  });

  it('accept e-mail addresses and return them in the form for comparing', () => {
    expect(Email.parse(' ÅSE@Example.DK ')).toBe('åse@example.dk');
    expect(Email.parse('\u202aanne@example.dk\u202c \u200b')).toBe('anne@example.dk');
    for (const wrong of ['', 'anne', 'anne@', 'anne@dk', 'a b@c.dk', 'a@b.dk, c@d.dk', 'a@b.dk\r\nBcc: c@d.dk']) {
      expect(accepts(Email, wrong)).toBe(false);
    }
    for (const slip of [
      '.a@b.dk',
      'a.@b.dk',
      'a..b@c.dk',
      'a@b..dk',
      'a\u0000b@c.dk',
      'a@b\u0007.dk',
      'a\ud800@b.dk',
    ]) {
      expect(accepts(Email, slip)).toBe(false);
    }
    expect(accepts(Email, 'a.b.c+d@møller.dk')).toBe(true);
  });

  it('accept a short id or slug for a party, and refuse a path', () => {
    expect(accepts(PartyRef, 'sommer_fest-26')).toBe(true);
    for (const wrong of ['', '../admin', 'a/b', 'a b', 'x'.repeat(81)]) expect(accepts(PartyRef, wrong)).toBe(false);
    expect(accepts(Sid, 'AnneAnne')).toBe(true);
    expect(accepts(Sid, 'Anne0nne')).toBe(false);
  });

  it('accept only our own pictures as hero image', () => {
    const { heroImage } = CreatePartyInput.shape;
    for (const good of [null, undefined, '/media/hero-images/party/confetti-dusk-dark.jpg']) {
      expect(accepts(heroImage, good)).toBe(true);
    }
    for (const wrong of ['javascript:alert(1)', 'https://x.example/p.jpg', '//x.example/p.jpg', '/media/../a.jpg']) {
      expect(accepts(heroImage, wrong)).toBe(false);
    }
  });
});
