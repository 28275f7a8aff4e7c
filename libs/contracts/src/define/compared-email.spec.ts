import { describe, expect, it } from '@jest/globals';
import { comparedEmail } from './compared-email';
import { Email } from './fields';

describe('the compared form of an address', () => {
  it.each([
    ['Ida@Gaest.Example ', 'in capitals'],
    ['ida@ｇaest.example', 'wide'],
    ['ida@ⓖaest.example', 'in a circle'],
    ['ida@\u{1d420}aest.example', 'bold'],
    ['ida@ᵍaest.example', 'raised'],
    ['ida@gaeſt.example', 'with a long s'],
    ['ida@gae\ufe0fst.example', 'with a sign that shows nothing'],
    ['ida@gae\u00adst.example', 'with a soft hyphen'],
    ['ida@gaest。example', 'with a full stop of another script'],
    ['ida@gaest．example', 'with a wide full stop'],
  ])('is one for all that arrive in one inbox: %s (%s)', (text) => {
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
  ])('is %s, also for %s', (compared, text) => {
    expect(comparedEmail(text)).toBe(compared);
    expect(Email.parse(text)).toBe(compared);
    expect(comparedEmail(compared)).toBe(compared);
  });

  it.each(['ida@xn--a.example', 'ida@xn--.example', 'ida＠ond.example@gaest.example', 'i¨da@gaest.example'])(
    'is none for what is no address: %s',
    (text) => {
      expect(Email.safeParse(text).success).toBe(false);
    },
  );

  it('keeps the letters of a domain that has others, in their usual form', () => {
    expect(Email.parse('Ida@RØDGRØD.example')).toBe('ida@rødgrød.example');
    expect(Email.parse('ida@rødgrøｄ.example')).toBe('ida@rødgrød.example');
    expect(Email.parse('søren@gaest.example')).toBe('søren@gaest.example');
  });

  it.each(['ida@ｇaest.example/x', 'ida@ｇaest.example#x', 'ida@ｇaest.example:25', 'ida@ｇ%61est.example'])(
    'is no address where a domain would end early: %s',
    (text) => {
      expect(Email.safeParse(text).success).toBe(false);
    },
  );

  it('leaves a domain of plain letters as it is', () => {
    expect(comparedEmail('ida@mail_1.example')).toBe('ida@mail_1.example');
    expect(comparedEmail('')).toBe('');
    expect(comparedEmail('ida')).toBe('ida');
  });
});
