import { describe, expect, it } from '@jest/globals';
import { withAddressFromName } from './address-in-name';

const row = { name: '', email: '', phone: '', maxPeople: '' };

describe('an address in the name of a row (rule: import-address-in-name)', () => {
  it.each(['Onkel Per per@x.dk', 'Onkel Per <per@x.dk>', 'per@x.dk Onkel Per', 'Onkel Per: per(at)x.dk'])(
    'becomes the e-mail, and the rest of %j is the name',
    (name) => {
      expect(withAddressFromName({ ...row, name })).toEqual({
        texts: { ...row, name: 'Onkel Per', email: 'per@x.dk' },
        note: '',
        notes: [],
      });
    },
  );

  it('is read as a pasted line is: a surname that stands first is turned round', () => {
    expect(withAddressFromName({ ...row, name: 'Lund, Ole <ole@x.dk>' })).toMatchObject({
      texts: { name: 'Ole Lund', email: 'ole@x.dk' },
      notes: [{ field: 'name', how: 'mended', was: 'Lund, Ole', now: 'Ole Lund' }],
    });
  });

  it('takes a number beside it along, where the row has none of its own', () => {
    const name = 'Familien Juul 2 voksne, juul@x.dk, 20 12 34 56';
    const apart = { name: 'Familien Juul', email: 'juul@x.dk', phone: '20 12 34 56', maxPeople: '2 voksne' };
    expect(withAddressFromName({ ...row, name, email: '-' })).toEqual({ texts: apart, note: '', notes: [] });
    const own = { phone: '30123456', maxPeople: '4' };
    expect(withAddressFromName({ ...row, name, ...own })).toEqual({
      texts: { ...apart, ...own },
      note: '20 12 34 56, 2 voksne',
      notes: [],
    });
  });

  it('loses nothing: what is neither becomes the note', () => {
    expect(withAddressFromName({ ...row, name: 'Per og Lis per@x.dk, lis@x.dk, vegetar' })).toEqual({
      texts: { ...row, name: 'Per og Lis', email: 'per@x.dk' },
      note: 'lis@x.dk, vegetar',
      notes: [],
    });
  });

  it.each([
    ['has an e-mail of its own', { name: 'Per <per@x.dk>', email: 'lis@x.dk' }],
    ['has an e-mail of its own that cannot be read', { name: 'Per <per@x.dk>', email: 'lis@' }],
    ['has no address in its name', { name: 'Per, vegetar 20 12 34 56' }],
    ['has something in its name that is no address', { name: 'Per @ arbejdet' }],
    ['has an address in its name that cannot be read', { name: 'Per per@' }],
    ['has a name of more than 400 characters', { name: `per@x.dk ${'x'.repeat(400)}` }],
  ])('leaves a row as it is that %s', (_, given) => {
    const texts = { ...row, ...given };
    expect(withAddressFromName(texts)).toEqual({ texts, note: '', notes: [] });
  });
});
