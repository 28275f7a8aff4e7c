import { describe, expect, it } from '@jest/globals';
import { comparedEmail } from './compared-email';
import { Email } from './fields';

describe('comparedEmail', () => {
  it.each([
    ['Ida@Gaest.Example ', 'in capitals'],
    ['ida@ｇaest.example', 'in full-width letters'],
    ['ida@ⓖaest.example', 'in circled letters'],
    ['ida@\u{1d420}aest.example', 'in bold letters'],
    ['ida@ᵍaest.example', 'in superscript'],
    ['ida@gaeſt.example', 'with a long s'],
    ['ida@gae\ufe0fst.example', 'with an invisible character'],
    ['ida@gae\u00adst.example', 'with a soft hyphen'],
    ['ida@gaest。example', 'with the full stop of another script'],
    ['ida@gaest．example', 'with a full-width full stop'],
  ])('returns one form for all spellings of an address: %s (%s)', (text) => {
    expect(comparedEmail(text)).toBe('ida@gaest.example');
    expect(Email.parse(text)).toBe('ida@gaest.example');
  });

  it.each([
    ['ida@blå.example', 'ida@xn--bl-zia.example'],
    ['ida@blå.example', 'Ida@XN--bl-zia.example'],
    ['ida@post.blå.example', 'ida@post.xn--bl-zia.example'],
    ['jörgen@gaest.example', 'ｊörgen@gaest.example'],
    ['fi@gaest.example', 'ﬁ@gaest.example'],
    ['kim@gaest.example', '\u212aim@gaest.example'],
    ['ida+fest@gaest.example', 'ida＋fest@gaest.example'],
  ])('returns %s also for %s', (compared, text) => {
    expect(comparedEmail(text)).toBe(compared);
    expect(Email.parse(text)).toBe(compared);
    expect(comparedEmail(compared)).toBe(compared);
  });

  it.each(['ida@xn--a.example', 'ida@xn--.example', 'ida＠ond.example@gaest.example', 'i¨da@gaest.example'])(
    'returns no valid address for %s',
    (text) => {
      expect(Email.safeParse(text).success).toBe(false);
    },
  );

  it('keeps the letters of a domain outside ASCII, in their usual form', () => {
    expect(Email.parse('Ida@RØDGRØD.example')).toBe('ida@rødgrød.example');
    expect(Email.parse('ida@rødgrøｄ.example')).toBe('ida@rødgrød.example');
    expect(Email.parse('søren@gaest.example')).toBe('søren@gaest.example');
  });

  it.each(['ida@ｇaest.example/x', 'ida@ｇaest.example#x', 'ida@ｇaest.example:25', 'ida@ｇ%61est.example'])(
    'returns no valid address when the domain would end early: %s',
    (text) => {
      expect(Email.safeParse(text).success).toBe(false);
    },
  );

  it('leaves a domain of plain ASCII unchanged', () => {
    expect(comparedEmail('ida@mail_1.example')).toBe('ida@mail_1.example');
    expect(comparedEmail('')).toBe('');
    expect(comparedEmail('ida')).toBe('ida');
  });
});
