import { describe, expect, it } from '@jest/globals';
import { KnownGuests } from './known-guests';

describe('who one knows', () => {
  const anne = { name: 'Åse', email: 'a@example.dk', phone: '+4520123456' };
  const known = new KnownGuests();
  known.add(anne);
  known.add({ name: 'Uden', email: null, phone: null });

  it.each([
    ['the same by name and e-mail, however it is written', { ...anne, name: 'A\u030aSE', phone: null }, 'same'],
    ['the same by name and phone', { ...anne, email: 'ny@example.dk' }, 'same'],
    ['family at the same e-mail', { ...anne, name: 'Bo', phone: null }, 'family'],
    ['family at the same phone', { ...anne, name: 'Bo', email: null }, 'family'],
    ['a stranger of the same name', { ...anne, email: 'anden@example.dk', phone: null }, 'stranger'],
    ['a stranger without an address', { name: 'Uden', email: null, phone: null }, 'stranger'],
  ])('%s', (_, person, relation) => {
    expect(known.relationOf(person)).toBe(relation);
  });

  it('tells whether there is another of the name, with an address or without', () => {
    const named = (name: string) => known.namesake({ name, email: null, phone: null });
    expect([named('UDEN'), named('Åse'), named('Bo')]).toEqual([true, true, false]);
  });
});
