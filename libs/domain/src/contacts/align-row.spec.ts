import { describe, expect, it } from '@jest/globals';
import { isTotal } from './align-row';
import { openList } from './guest-list';
import { toRow } from './read-row';

const HEADER = 'Navn;E-mail;Telefon;Antal;Gruppe';

/** The guest of a row below the header, and what is told about the row. */
async function guestOf(row: string, header = HEADER, said?: object) {
  const { delimiter, found, records } = await openList(`${header}\n${row}`);
  const rows = [];
  for await (const record of records) rows.push(toRow({ ...record, ...(said && { said }) }, found.columns, delimiter));
  return rows[1];
}

describe('a row with more cells than the header (rule: import-rows-aligned)', () => {
  it.each([
    [
      'two addresses',
      'Anne;a@example.dk; b@example.dk;20123456;2;Bord 3',
      { name: 'Anne', email: 'a@example.dk', phone: '+4520123456', maxPeople: 2, tags: ['Bord 3'] },
    ],
    ['two numbers', 'Anne;;20123456;30123456;2;Bord 3', { phone: '+4520123456', maxPeople: 2, tags: ['Bord 3'] }],
    ['two groups', 'Anne;a@example.dk;20123456;2;Bord 3;Familie', { maxPeople: 2, tags: ['Bord 3', 'Familie'] }],
    ['a divided name', 'Holm;Anne;a@example.dk;20123456;2;Bord 3', { name: 'Holm; Anne', email: 'a@example.dk' }],
  ])('is put right where the meaning is clear: %s', async (_, row, guest) => {
    const read = await guestOf(row);
    expect(read).toMatchObject({ guest });
    expect(read).toMatchObject({
      notes: expect.arrayContaining([{ field: 'row', how: 'mended', was: '', now: null }]),
    });
  });

  it('has its surplus in the note, where the other columns hold what belongs there (rule: import-note)', async () => {
    const header = 'Navn,E-mail,Bemærkning,Antal';
    const noted = await guestOf('Anne,a@example.dk,nødder, mælk,2', header);
    expect(noted).toMatchObject({ guest: { email: 'a@example.dk', note: 'nødder; mælk', maxPeople: 2 } });
    const other = await guestOf('Anne,a@example.dk,b@example.dk,nødder,2', 'Navn,E-mail,Allergi,Antal');
    expect(other).toMatchObject({ guest: { email: 'a@example.dk', note: 'b@example.dk; nødder' } });
    const unclear = await guestOf('Anne,a@example.dk,nødder,x,y', header);
    expect(unclear).toMatchObject({
      guest: { note: 'nødder' },
      notes: [{ how: 'dropped' }, { field: 'row', was: 'y' }],
    });
  });

  it('is a guest also where it is not clear, and says what was left out', async () => {
    const row = await guestOf('Anne;a@example.dk;x;y;z;Bord 3;note');
    expect(row).toMatchObject({ guest: { name: 'Anne', email: 'a@example.dk' } });
    const note = { field: 'row', how: 'dropped', was: 'Bord 3; note', now: null };
    expect(row).toMatchObject({ notes: expect.arrayContaining([note]) });
  });

  it('is not mentioned again once the host has corrected the row', async () => {
    const row = await guestOf('Anne;a@example.dk;x;y;z;Bord 3;note', HEADER, { phone: '', maxPeople: '2' });
    expect(row).toMatchObject({ guest: { name: 'Anne', maxPeople: 2 }, notes: [] });
  });

  it('is as long as the header when the cells after it are blank', async () => {
    expect(await guestOf('Anne;a@example.dk;20123456;2;Bord 3;;')).toMatchObject({ notes: [] });
  });
});

it('makes no group of an address or a phone number (rule: import-tags)', async () => {
  const row = await guestOf('Anne;a@example.dk;;;"Bord 3, anden@liste.test, 20123456"');
  expect(row).toMatchObject({ guest: { tags: ['Bord 3'] } });
});

describe('a second e-mail cell (rule: import-rows-aligned)', () => {
  const header = 'Navn;E-mail;Telefon;E-mail 2';
  it.each([
    ['Anne;a@example.dk;;b@example.dk', 'a@example.dk', []],
    ['Anne;;;b@example.dk', 'b@example.dk', []],
    ['Anne;a@;;b@example.dk', 'b@example.dk', ['mended']],
    ['Anne;a@;;b@', null, ['dropped']],
  ])('counts where the first has no valid address: %j', async (row, email, told) => {
    const read = await guestOf(row, header);
    expect(read).toMatchObject({ guest: { email } });
    expect(read && 'notes' in read && read.notes.map(({ how }) => how)).toEqual(told);
  });
});

describe('a row of totals (rule: import-totals-left-out)', () => {
  it('is no guest, unless it has an address', async () => {
    expect(await guestOf('I alt;;;118;')).toMatchObject({ reason: 'total' });
    expect(await guestOf('Sum;sum@example.dk;;1;')).toMatchObject({ guest: { name: 'Sum' } });
  });

  it.each(['I alt', 'i alt:', 'Total', 'SUM', 'Subtotal', 'Total guests'])('is called %j', (name) => {
    expect(isTotal(name)).toBe(true);
  });

  it.each(['', 'Totte', 'Sumi Holm', 'Anne Total', 'Alt'])('is not called %j', (name) => {
    expect(isTotal(name)).toBe(false);
  });
});
