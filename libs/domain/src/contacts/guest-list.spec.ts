import { describe, expect, it, jest } from '@jest/globals';
import { decodeText } from './decode-text';
import { checkReading, GuestListRefused, type ListedRow, openList, toGuest, toRow, linesOf } from './guest-list';

const read = async (text: string): Promise<ListedRow[]> => {
  const { delimiter, found, records } = await openList(text);
  checkReading(found);
  const rows: ListedRow[] = [];
  for await (const record of records) rows.push(toRow(record, found.columns, delimiter));
  return rows.slice(found.header ? 1 : 0);
};
const refusal = (text: string) =>
  read(text).then(
    () => null,
    (error: unknown) => (error instanceof GuestListRefused ? error.code : error),
  );

describe('openList and toRow', () => {
  it('return names and addresses with composed letters, however the file encodes them', async () => {
    const rows = await read('Navn;E-mail\nÅse Sørensen;åse@example.dk\n'.normalize('NFD'));
    expect(rows).toMatchObject([{ guest: { name: 'Åse Sørensen', email: 'åse@example.dk' } }]);
  });

  it('reject a very long cell and normalise no more than its beginning', async () => {
    const normalised = jest.spyOn(String.prototype, 'normalize');
    const endless = `a${'\u0301\u0316'.repeat(20_000)}`;
    try {
      expect(await read(`Navn;E-mail\n${'Anne '.repeat(20_000)};\nBo;${endless}\nCarl;c@example.dk\n`)).toMatchObject([
        { line: 2, reason: 'too_long' },
        { line: 3, reason: 'email_invalid' },
        { line: 4, guest: { name: 'Carl' } },
      ]);
      expect(normalised.mock.contexts.every((text) => String(text).length <= 1000)).toBe(true);
    } finally {
      normalised.mockRestore();
    }
  });

  it('read a Danish spreadsheet into guests and refused rows, line by line', async () => {
    const file = Buffer.from(
      'Fornavn;Efternavn;E-mail;Mobil;Antal\r\n' +
        'Åse;Sørensen;Aase@Example.DK ;20 12 34 56;2\r\n' +
        '\r\n' +
        ';;;;\r\n' +
        '"Bo ""Bølle""";Ærø;;;\r\n' +
        'Carl;;carl(at)example.dk;;\r\n' +
        ';;dorte@example.dk;;\r\n' +
        'Eva;Friis;;1234;\r\n' +
        'Finn;Gade;;;mange\r\n' +
        'Åse;Sørensen;aase@example.dk;;\r\n',
      'latin1',
    );
    const guest = { receiveEmail: true, receiveSms: false, phone: null, maxPeople: null };
    expect(await read(decodeText(file))).toEqual([
      {
        line: 2,
        text: 'Åse;Sørensen;Aase@Example.DK ;20 12 34 56;2',
        guest: {
          ...guest,
          name: 'Åse Sørensen',
          email: 'aase@example.dk',
          phone: '+4520123456',
          receiveSms: true,
          maxPeople: 2,
        },
      },
      {
        line: 5,
        text: 'Bo "Bølle";Ærø;;;',
        guest: { ...guest, name: 'Bo "Bølle" Ærø', email: null, receiveEmail: false },
      },
      { line: 6, reason: 'email_invalid', text: 'Carl;;carl(at)example.dk;;' },
      { line: 7, reason: 'required', text: ';;dorte@example.dk;;' },
      { line: 8, reason: 'phone_invalid', text: 'Eva;Friis;;1234;' },
      { line: 9, reason: 'invalid', text: 'Finn;Gade;;;mange' },
      {
        line: 10,
        text: 'Åse;Sørensen;aase@example.dk;;',
        guest: { ...guest, name: 'Åse Sørensen', email: 'aase@example.dk' },
      },
    ]);
  });

  it('skip a line that names the delimiter and keep the line numbers', async () => {
    const [row] = await read('sep=;\nNavn;Mail\nAnne;anne@example.dk\n');
    expect(row).toMatchObject({ line: 3, guest: { name: 'Anne', email: 'anne@example.dk' } });
  });

  it('recognise columns without names when the data is clear', async () => {
    const rows = await read('Anne Hansen\tanne@example.dk\nBo\tbo@example.dk');
    expect(rows.map((row) => 'guest' in row && [row.line, row.guest.name, row.guest.email])).toEqual([
      [1, 'Anne Hansen', 'anne@example.dk'],
      [2, 'Bo', 'bo@example.dk'],
    ]);
  });

  it('open a list with unknown columns, so that the host can choose them', async () => {
    const { found, records } = await openList('Deltager;Skriv til\n1 Anne;anne\n2 Bo;bo');
    expect(found).toEqual({ columns: {}, header: false });
    const cells = [];
    for await (const record of records) cells.push(record.cells);
    expect(cells[0]).toEqual(['Deltager', 'Skriv til']);
  });

  it('read a list of any length to its end', async () => {
    const rows = await read(
      `Name,E-mail\n${Array.from({ length: 500 }, (_, n) => `Guest ${n},g${n}@x.dk`).join('\n')}`,
    );
    expect(rows).toHaveLength(500);
    expect(rows.at(-1)).toMatchObject({ line: 501, guest: { name: 'Guest 499' } });
  });

  it('accept the most lines a list may have, including blank ones, and refuse one more', async () => {
    expect((await openList('Navn\nAnne\n\nBo', 4)).lines).toBe(4);
    expect((await openList('Navn\r\nAnne\r\rBo', 4)).lines).toBe(4);
    await expect(openList('Navn\rAnne\r\r\nBo\n', 4)).rejects.toMatchObject({ code: 'csv_too_many_rows' });
    const refused = openList('Navn\nAnne\n\n\nBo', 4);
    await expect(refused).rejects.toMatchObject({ code: 'csv_too_many_rows' });
    await expect(openList(`Navn\n${'x\n'.repeat(500_000)}`)).rejects.toMatchObject({ code: 'csv_too_many_rows' });
  });

  it('stop counting lines one above the limit', () => {
    expect(linesOf('\n'.repeat(1000), 10)).toBe(11);
    expect(linesOf(' \r\n'.repeat(1000), 10)).toBe(11);
    expect(linesOf('a\rb\r\nc\nd\n\r', 10)).toBe(6);
  });

  it.each([
    ['', 'csv_empty'],
    [' \n;;\n', 'csv_empty'],
    ['Navn;E-mail\n', 'csv_empty'],
    ['E-mail;Telefon\nanne@example.dk;20123456', 'csv_no_header'],
    ['lorem ipsum\ndolor sit', 'csv_no_header'],
  ])('refuse %j with %s', async (text, code) => {
    expect(await refusal(text)).toBe(code);
  });
});

describe('toGuest', () => {
  const columns = { name: 0, email: 1, phone: 2, maxPeople: 3 };
  it.each([
    [['x'.repeat(121)], 'too_long'],
    [['Anne', 'a@'], 'email_invalid'],
    [['Anne', '', '', '0'], 'invalid'],
    [['Anne', '', '', '1000'], 'invalid'],
    [['Anne', '', '', '1,5'], 'invalid'],
  ])('rejects the row %j', (cells, reason) => {
    expect(toGuest(cells, columns)).toBe(reason);
  });

  it('accepts a row shorter than the header, and removes unusual spaces', () => {
    expect(toGuest([' Anne\u00A0 Ma\u0000rie ', 'mailto:anne@example.dk'], columns)).toMatchObject({
      name: 'Anne Marie',
      email: 'anne@example.dk',
      phone: null,
    });
  });
});
