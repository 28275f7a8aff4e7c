import { describe, expect, it } from '@jest/globals';
import { wishChange, wishEntry, wishProblems, wishValues } from './wish-form.model';

const empty = wishValues(undefined);
const typed = { ...empty, title: 'Kaffemaskine' };

describe('the form of a wish', () => {
  it('saves one line of each text, an address with its protocol, and nothing for what is empty', () => {
    expect(
      wishEntry({ ...empty, title: '  En  kande ', link: 'shop.dk/kande', price: ' ', details: ' Str.  42 ' }),
    ).toEqual({
      title: 'En kande',
      link: 'https://shop.dk/kande',
      price: null,
      details: 'Str. 42',
      image: null,
      wanted: 1,
      isGroup: false,
    });
  });

  it('wants one of a group gift, whatever number was typed before', () => {
    expect(wishEntry({ ...typed, wanted: '7', isGroup: true }).wanted).toBe(1);
    expect(wishEntry({ ...typed, wanted: '7' }).wanted).toBe(7);
  });

  it('is changed by what differs when it is saved, and not by a blank', () => {
    const initial = { ...typed, link: 'https://shop.dk/' };
    expect(wishChange(initial, { ...initial, title: 'Kaffemaskine ' })).toEqual({});
    const { link: _erased, ...rest } = initial;
    expect(wishChange(initial, { ...rest, price: '300 kr.' })).toEqual({ link: null, price: '300 kr.' });
  });

  it('needs a title, and a link that is one', () => {
    expect(wishProblems(typed)).toEqual({});
    expect(wishProblems(empty)).toEqual({ title: { code: 'required' } });
    expect(wishProblems({ ...typed, link: 'javascript:alert(1)' })).toEqual({ link: { code: 'link_invalid' } });
    expect(wishProblems({ ...typed, link: 'shop.dk' })).toEqual({});
  });

  it.each(['0', '100', 'to', '1.5', ''])('refuses %s as the number wanted', (wanted) => {
    expect(wishProblems({ ...typed, wanted })).toEqual({ wanted: { code: 'invalid' } });
  });

  it.each(['1', '99'])('takes %s as the number wanted', (wanted) => {
    expect(wishProblems({ ...typed, wanted })).toEqual({});
  });
});
