import { describe, expect, it } from '@jest/globals';
import { readOrder } from './order';

const read = (words: string) => readOrder(words.split(' '), () => 0);

describe('the words of the command for coupons', () => {
  it('make a coupon that is redeemed once, with every limit that is named', () => {
    const once = { what: 'make', by: 'ida', most: 1, perUser: 1, until: null, party: null };
    expect(read('make fest-26 tokens 50 --by ida')).toEqual({
      ...once,
      code: 'FEST-26',
      gives: { kind: 'tokens', tokens: 50 },
    });
    expect(read('make FEST plan pro --by ida')).toMatchObject({ gives: { kind: 'plan', plan: 'pro' } });
    expect(read('make FEST percent 20 --by ida')).toMatchObject({ gives: { kind: 'percentage', percent: 20 } });
    expect(read('make FEST photos --by ida --times 20 --per-user 2 --until 2026-12-31 --party Abcdefgh')).toMatchObject(
      {
        gives: { kind: 'unlimited_photos' },
        most: 20,
        perUser: 2,
        until: new Date('2027-01-01T00:00:00Z'),
        party: 'Abcdefgh',
      },
    );
  });

  it('make a code that cannot be guessed', () => {
    expect(read('make new photos --by ida')).toMatchObject({ code: 'AAAA-AAAA-AAAA' });
    const codes = Array.from({ length: 100 }, () => readOrder(['make', 'new', 'photos', '--by', 'ida']));
    expect(new Set(codes.map((order) => 'code' in order && order.code)).size).toBe(100);
  });

  it.each([
    '',
    'make',
    'list FEST',
    'give FEST tokens 5 --by ida',
    'make FEST tokens 5',
    'stop FEST',
    'make FEST --by ida',
    'make FEST tokens many --by ida',
    'make FEST tokens 0 --by ida',
    'make FEST tokens 100001 --by ida',
    'make FEST tokens 5 6 --by ida',
    'make FEST plan free --by ida',
    'make FEST photos 5 --by ida',
    'make FEST percent 0 --by ida',
    'make FEST percent 91 --by ida',
    'make ab tokens 5 --by ida',
    'make FEST! tokens 5 --by ida',
    'make FEST tokens 5 --by ida --times 0',
    'make FEST tokens 5 --by ida --times 5001',
    'make FEST tokens 5 --by ida --per-user x',
    'make FEST tokens 5 --by ida --until tomorrow',
    'make FEST tokens 5 --by ida --until 2026-13-41',
    'make FEST tokens 5 --by ida --percent 5',
  ])('are refused with the usage: "%s"', (words) => {
    expect(() => read(words)).toThrow('usage: coupon');
  });
});
