import { describe, expect, it, jest } from '@jest/globals';
import { decodeText } from './decode-text';
import { checkReading, GuestListRefused, linesOf, openList } from './guest-list';
import { type ListedRow, toRow } from './read-row';

/** Without the texts of its cells. */
type Read<Row> = Row extends unknown ? Omit<Row, 'cells'> : never;

const read = async (text: string) => {
  const { delimiter, found, records } = await openList(text);
  checkReading(found);
  const rows: Read<ListedRow>[] = [];
  for await (const record of records) {
    const { cells: _, ...row } = toRow(record, found.columns, delimiter);
    rows.push(row);
  }
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

  it('leave a very long cell out, cut a very long name, and normalise no more than their beginnings', async () => {
    const normalised = jest.spyOn(String.prototype, 'normalize');
    const endless = `a${'\u0301\u0316'.repeat(20_000)}`;
    try {
      expect(await read(`Navn;E-mail\n${'Anne '.repeat(20_000)};\nBo;${endless}\nCarl;c@example.dk\n`)).toMatchObject([
        { line: 2, guest: { name: 'Anne '.repeat(24).trim() }, notes: [{ field: 'name', how: 'mended' }] },
        { line: 3, guest: { name: 'Bo', email: null }, notes: [{ field: 'email', how: 'dropped', now: null }] },
        { line: 4, guest: { name: 'Carl' }, notes: [] },
      ]);
      expect(normalised.mock.contexts.every((text) => String(text).length <= 1000)).toBe(true);
    } finally {
      normalised.mockRestore();
    }
  });

  it('keep every guest of a Danish spreadsheet, and tell what was mended or dropped (rule: import-keeps-guests)', async () => {
    const file = Buffer.from(
      'Fornavn;Efternavn;E-mail;Mobil;Antal\r\n' +
        'Åse;Sørensen;Aase@Example.DK ;20 12 34 56;2\r\n' +
        '\r\n' +
        ';;;;\r\n' +
        '"Bo ""Bølle""";Ærø;;;\r\n' +
        'Carl;;carl(at)example.dk;;\r\n' +
        ';;dorte.juul@example.dk;;\r\n' +
        'Eva;Friis;;1234;\r\n' +
        'Finn;Gade;;;mange\r\n' +
        ';;;30123456;2 voksne\r\n' +
        ';;intet;;3\r\n' +
        'Åse;Sørensen;aase@example.dk;;\r\n',
      'latin1',
    );
    const guest = { receiveEmail: true, receiveSms: false, phone: null, maxPeople: null, tags: [], note: '' };
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
        notes: [],
      },
      {
        line: 5,
        text: 'Bo "Bølle";Ærø;;;',
        guest: { ...guest, name: 'Bo "Bølle" Ærø', email: null, receiveEmail: false },
        notes: [],
      },
      {
        line: 6,
        text: 'Carl;;carl(at)example.dk;;',
        guest: { ...guest, name: 'Carl', email: 'carl@example.dk' },
        notes: [{ field: 'email', how: 'mended', was: 'carl(at)example.dk', now: 'carl@example.dk' }],
      },
      {
        line: 7,
        text: ';;dorte.juul@example.dk;;',
        guest: { ...guest, name: 'Dorte Juul', email: 'dorte.juul@example.dk' },
        notes: [{ field: 'name', how: 'mended', was: '', now: 'Dorte Juul' }],
      },
      {
        line: 8,
        text: 'Eva;Friis;;1234;',
        guest: { ...guest, name: 'Eva Friis', email: null, receiveEmail: false },
        notes: [{ field: 'phone', how: 'dropped', was: '1234', now: null }],
      },
      {
        line: 9,
        text: 'Finn;Gade;;;mange',
        guest: { ...guest, name: 'Finn Gade', email: null, receiveEmail: false },
        notes: [{ field: 'maxPeople', how: 'dropped', was: 'mange', now: null }],
      },
      {
        line: 10,
        text: ';;;30123456;2 voksne',
        guest: {
          ...guest,
          name: '+45 30 12 34 56',
          email: null,
          receiveEmail: false,
          phone: '+4530123456',
          receiveSms: true,
          maxPeople: 2,
        },
        notes: [
          { field: 'maxPeople', how: 'mended', was: '2 voksne', now: '2' },
          { field: 'name', how: 'mended', was: '', now: '+45 30 12 34 56' },
        ],
      },
      { line: 11, text: ';;intet;;3', reason: 'required' },
      {
        line: 12,
        text: 'Åse;Sørensen;aase@example.dk;;',
        guest: { ...guest, name: 'Åse Sørensen', email: 'aase@example.dk' },
        notes: [],
      },
    ]);
  });

  it('make tags of a column of tables or groups, each once and no longer than a tag may be (rule: import-tags)', async () => {
    const rows = await read(`Navn;Bord\nAnne;Bord 3, familie;\nBo;"x; X;${'y'.repeat(50)}"\nCarl;-\nDan;`);
    const tags = rows.map((row) => 'guest' in row && (row.guest as { tags?: string[] }).tags);
    expect(tags).toEqual([['Bord 3', 'familie'], ['x', 'y'.repeat(40)], [], []]);
    const many = await read(`Navn;Tags\nAnne;"${Array.from({ length: 30 }, (_, n) => `t${n}`).join(',')}"`);
    expect(many[0]).toMatchObject({ guest: { tags: expect.arrayContaining(['t0', 't19']) } });
    expect(many[0]).not.toMatchObject({ guest: { tags: expect.arrayContaining(['t20']) } });
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

  it.each([
    ['Deltager;Skriv til\nAnne;anne@example.dk\nBo;bo@example.dk', true],
    ['Anne;anne at example.dk\nBo;bo@example.dk\nEa;ea@example.dk', false],
    ['Anne;\nBo;bo@example.dk\nEa;ea@example.dk', false],
    ['Anne;-\nBo;bo@example.dk\nEa;ea@example.dk', false],
  ])('take words where %j has addresses for column names: %p', async (text, header) => {
    expect((await openList(text)).found).toMatchObject({ columns: { name: 0, email: 1 }, header });
  });

  it('open a list with unknown columns, so that the host can choose them', async () => {
    const { found, records } = await openList('Deltager;Skriv til\n1 Anne;anne\n2 Bo;bo');
    expect(found).toEqual({ columns: {}, header: false });
    const cells = [];
    for await (const record of records) cells.push(record.cells);
    expect(cells[0]).toEqual(['Deltager', 'Skriv til']);
  });

  it.each([
    ['Gæsteliste til 60 års fest', ['Gæsteliste til 60 års fest']],
    ['Gæster;;;\n;;;\nden;27.11.2026;;', ['Gæster', 'den · 27.11.2026']],
    ['a\nb\nc\nRing til Lone på 20 30 40 99', ['a', 'b', 'c', 'Ring til Lone på 20 30 40 99']],
  ])('leave out the title %j above the names of the columns (rule: import-title-left-out)', async (title, above) => {
    const text = `${title}\nNavn;E-mail;Antal personer;Note\nAnne;anne@example.dk;2;Vegetar\nBo;;1;`;
    const opened = await openList(text);
    expect([opened.above, opened.found]).toEqual([
      above,
      { columns: { name: 0, email: 1, maxPeople: 2, note: 3 }, header: true },
    ]);
    const rows = await read(text);
    expect(rows).toMatchObject([{ guest: { name: 'Anne', maxPeople: 2, note: 'Vegetar' } }, { guest: { name: 'Bo' } }]);
    expect(rows[0]?.line).toBe(title.split('\n').length + 2);
  });

  it.each([
    ['names of columns in the first row', 'Navn;E-mail\nFamilien;Note\nTelefon;Navn\nBo;b@example.dk'],
    ['guests above names of columns', 'Anne;a@example.dk\nNavn;E-mail\nBo;b@example.dk'],
    ['phone numbers above names of columns', 'Anne;+45 20 12 34 56\nNavn;Telefon\nBo;30 12 34 56'],
    ['only one name of a column', 'Gæsteliste\nNavn;Sted\nBo;b@example.dk\nCarl;c@example.dk'],
    ['words that are no columns of guests', 'Anne;x\nMax;Familie\nBo;b@example.dk'],
    ['names of columns in the sixth row', '1\n2\n3\n4\n5\nNavn;E-mail\nBo;b@example.dk'],
  ])('leave out no row of a list with %s (rule: import-title-left-out)', async (_, text) => {
    const { above, records } = await openList(text);
    const cells = [];
    for await (const record of records) cells.push(record.cells);
    expect([above, cells[0]?.[0]]).toEqual([[], text.split(/[;\n]/)[0]]);
  });

  it('refuse a list with nothing below the title and the names of the columns', async () => {
    expect(await refusal('Gæsteliste\nNavn;E-mail\n')).toBe('csv_empty');
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

  it('join the columns of a note in their order, the further ones under their heading (rule: import-note)', async () => {
    const rows = await read(
      'Navn;E-mail;Kost:;Bemærkning\n' +
        'Anne;a@example.dk;Nødder, gluten;Kører sammen med mor\n' +
        'Bo;b@example.dk;Vegetar!;\n' +
        'Carl;c@example.dk;ingen;Kørestol\n' +
        'Dan;d@example.dk;-;\n' +
        `Eva;e@example.dk;Vegetar!;${'x'.repeat(500)}\n`,
    );
    const [anne, bo, carl, dan, eva] = rows;
    expect(anne).toMatchObject({ guest: { note: 'Kost: Nødder, gluten. Kører sammen med mor' }, notes: [] });
    expect(bo).toMatchObject({ guest: { note: 'Kost: Vegetar!' }, notes: [] });
    expect(carl).toMatchObject({ guest: { note: 'Kørestol' }, notes: [] });
    expect(dan).toMatchObject({ guest: { note: '' }, notes: [] });
    const shortened = `Kost: Vegetar! ${'x'.repeat(500)}`.slice(0, 500);
    expect(eva).toMatchObject({ guest: { name: 'Eva', note: shortened }, notes: [{ field: 'note', how: 'mended' }] });
  });
});
