import { describe, expect, it } from '@jest/globals';
import { isSameName, KnownGuests, sharedField } from './known-guests';

describe('KnownGuests', () => {
  const anne = { name: 'Åse', email: 'a@example.dk', phone: '+4520123456' };
  const known = new KnownGuests();
  known.add(anne);
  known.add({ name: 'Uden', email: null, phone: null });

  it.each([
    [
      'as the same guest the same name and e-mail, however the name is written',
      { ...anne, name: 'A\u030aSE', phone: null },
      'same',
    ],
    ['as the same guest the same name and phone', { ...anne, email: 'ny@example.dk' }, 'same'],
    ['as family another name at the same e-mail', { ...anne, name: 'Bo', phone: null }, 'family'],
    ['as family another name at the same phone', { ...anne, name: 'Bo', email: null }, 'family'],
    ['as a stranger the same name at another address', { ...anne, email: 'anden@example.dk', phone: null }, 'stranger'],
    ['as a stranger the same name without an address', { name: 'Uden', email: null, phone: null }, 'stranger'],
  ])('recognises %s', (_, person, relation) => {
    expect(known.relationOf(person)).toBe(relation);
  });

  it('names the first guest at an address, and nobody at another', () => {
    const two = new KnownGuests();
    two.add(anne);
    two.add({ ...anne, name: 'Bo' });
    expect(two.nameAt({ name: 'Carl', email: null, phone: anne.phone })).toBe('Åse');
    expect(two.nameAt({ name: 'Carl', email: 'c@example.dk', phone: null })).toBeNull();
  });

  it('reports whether another guest has the same name, with or without an address', () => {
    const named = (name: string) => known.namesake({ name, email: null, phone: null });
    expect([named('UDEN'), named('Åse'), named('Bo')]).toEqual([true, true, false]);
  });
});

it('takes a name for the same however it is written, and no other', () => {
  expect(isSameName(' A\u030aSE', 'Åse')).toBe(true);
  expect(isSameName('Åse', 'Åse Holm')).toBe(false);
});

it('finds the address that two guests share, and none in what both lack', () => {
  const person = (email: string | null, phone: string | null) => ({ name: 'Anne', email, phone });
  expect(sharedField(person('a@x.dk', '+4520123456'), person('a@x.dk', '+4520123456'))).toBe('email');
  expect(sharedField(person(null, '+4520123456'), person('a@x.dk', '+4520123456'))).toBe('phone');
  expect(sharedField(person('a@x.dk', null), person('b@x.dk', null))).toBeNull();
  expect(sharedField(person(null, null), person(null, null))).toBeNull();
});
