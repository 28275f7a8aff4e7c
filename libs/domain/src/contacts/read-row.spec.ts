import { describe, expect, it } from '@jest/globals';
import { cellTexts, toGuest, toRow } from './read-row';

describe('toGuest', () => {
  const columns = { name: 0, email: 1, phone: 2, maxPeople: 3 };
  const guestOf = (cells: string[], said = {}) => toGuest({ ...cellTexts(cells, columns), ...said });
  it.each([
    [['Anne', 'a@'], 'email'],
    [['Anne', '', '1234'], 'phone'],
    [['Anne', '', '', '0'], 'maxPeople'],
    [['Anne', '', '', '1000'], 'maxPeople'],
    [['Anne', '', '', '1,5'], 'maxPeople'],
  ])('keeps the guest of the row %j, and leaves the %s out', (cells, field) => {
    const nobody = {
      name: 'Anne',
      email: null,
      phone: null,
      receiveEmail: false,
      receiveSms: false,
      maxPeople: null,
      tags: [],
      note: '',
    };
    const was = cells.at(-1);
    expect(guestOf(cells)).toEqual({ guest: nobody, notes: [{ field, how: 'dropped', was, now: null }] });
  });

  it.each([[[]], [['', '', '', '2']], [['-', 'a@', '1234']]])('makes no guest of %j', (cells) => {
    expect(guestOf(cells)).toBe('required');
  });

  it('reads what the host has entered instead of the cells', () => {
    expect(guestOf(['Anne', 'a@', '1234'], { email: 'a@example.dk', phone: '' })).toEqual({
      guest: expect.objectContaining({ name: 'Anne', email: 'a@example.dk', phone: null }),
      notes: [],
    });
    expect(guestOf(['Anne', 'a@example.dk'], { email: 'a@' })).toMatchObject({
      notes: [{ field: 'email', how: 'dropped', was: 'a@' }],
    });
    const corrected = { line: 2, cells: ['Anne anne@x.dk'], said: { name: 'Bo' } };
    expect(toRow(corrected, { firstName: 0 }, ';')).toMatchObject({ guest: { name: 'Bo', email: 'anne@x.dk' } });
  });

  it('takes an address out of the name, of one column or several, and keeps what else it says (rule: import-address-in-name)', () => {
    const guestOf = (cells: string[], columns: object) => toRow({ line: 2, cells }, columns, ';');
    const per = {
      guest: { name: 'Onkel Per', email: 'per@x.dk', receiveEmail: true, note: 'Bor i Ry. vegetar' },
      notes: [],
    };
    expect(guestOf(['Onkel Per <per@x.dk>, vegetar', 'Bor i Ry'], { name: 0, note: 1 })).toMatchObject(per);
    expect(
      guestOf(['Onkel', 'Per per@x.dk, vegetar', '', 'Bor i Ry'], { firstName: 0, lastName: 1, email: 2, note: 3 }),
    ).toMatchObject(per);
    expect(guestOf(['Per <per@x.dk>', 'lis@x.dk'], { name: 0, email: 1 })).toMatchObject({
      guest: { name: 'Per <per@x.dk>', email: 'lis@x.dk', note: '' },
    });
  });

  it.each([
    [['Kjær, Morten', 'morten@x.dk'], 'Morten Kjær'],
    [['Kjær, Morten', '', '20 12 34 56'], 'Morten Kjær'],
    [['Hansen, Peter'], 'Peter Hansen'],
  ])('turns the surname that stands first in %j, and says so (rule: name-turned)', (cells, name) => {
    const row = toRow({ line: 2, cells }, columns, ';');
    const told = { field: 'name', how: 'mended', was: cells[0], now: name };
    expect(row).toMatchObject({ guest: { name }, cells: { name }, notes: [told] });
    const back = { line: 2, cells, said: { name: cells[0]! } };
    expect(toRow(back, columns, ';')).toMatchObject({ guest: { name: cells[0] }, notes: [] });
  });

  it.each([
    [['Anne, Bo']],
    [['Anne, Bo', 'anne@x.dk', '', '2']],
    [['Anne, Bo', 'anne@x.dk, bo@x.dk']],
    [['Anne, Bo', '', '20123456 / 20123457']],
    [['Anne, Bo og Carl', 'anne@x.dk']],
  ])('turns no name in %j, which may be of several people', (cells) => {
    expect(toRow({ line: 2, cells }, columns, ';')).toMatchObject({ guest: { name: cells[0] } });
  });

  it('joins columns without headings, and takes no address from a column of the note (rule: import-note)', () => {
    const moreNotes = [{ at: 3, heading: '' }];
    const row = { line: 2, cells: ['Anne', 'mangler', 'Bor i Ry', 'mor@example.dk'] };
    const columns = { name: 0, email: 1, note: 2 };
    const { guest, notes } = toRow(row, { ...columns, moreNotes }, ';') as { guest: object; notes: unknown };
    expect(guest).toMatchObject({ email: null, note: 'Bor i Ry. mor@example.dk' });
    expect(notes).toEqual([]);
    expect(toRow(row, columns, ';')).toMatchObject({ guest: { email: 'mor@example.dk', note: 'Bor i Ry' } });
  });

  it('keeps a note, shortened to 500 characters, of which the host is told (rule: import-note)', () => {
    const noted = (note: string) => toRow({ line: 2, cells: ['Anne', note] }, { name: 0, note: 1 }, ';');
    expect(noted(' Nødder,  kørestol ')).toMatchObject({ guest: { note: 'Nødder, kørestol' }, notes: [] });
    expect(noted('-')).toMatchObject({ guest: { note: '' }, notes: [] });
    const long = noted('x'.repeat(501));
    expect(long).toMatchObject({ guest: { note: 'x'.repeat(500) }, notes: [{ field: 'note', how: 'mended' }] });
    expect(noted('x'.repeat(500))).toMatchObject({ notes: [] });
  });

  it('accepts a row shorter than the header, and removes unusual spaces', () => {
    expect(guestOf([' Anne\u00A0 Ma\u0000rie ', 'mailto:anne@example.dk'])).toMatchObject({
      guest: { name: 'Anne Marie', email: 'anne@example.dk', phone: null },
      notes: [],
    });
  });
});
