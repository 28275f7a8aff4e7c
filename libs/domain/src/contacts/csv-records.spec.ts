import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { type CsvRecord, readRecords } from './csv-records';

const read = async (text: string): Promise<CsvRecord[]> => {
  const records: CsvRecord[] = [];
  for await (const record of readRecords(text, ';')) records.push(record);
  return records;
};
const names = (records: CsvRecord[]) => records.map(({ line, cells }) => [line, cells[0]]);

describe('readRecords', () => {
  it('lets other work run while it reads a long list', async () => {
    let turns = 0;
    let isRead = false;
    const count = () => {
      turns++;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    const records = await read('Anne;a@x.dk\n'.repeat(100_000));
    isRead = true;
    expect(records).toHaveLength(100_000);
    expect(turns).toBeGreaterThan(50);
  });

  it('limits the number of cells of a row and the length of a row', async () => {
    const records = await read(`Navn;Mail\n${';'.repeat(100_000)}\n${'x'.repeat(100_000)}\nAnne;a@x.dk`);
    expect(records.map(({ line, cells }) => [line, cells.length, cells[0]?.length])).toEqual([
      [1, 2, 4],
      [2, 200, 0],
      [3, 1, 16_000],
      [4, 2, 4],
    ]);
  });

  it('counts lines as the host sees them, blank lines included', async () => {
    const records = await read('Navn;Mail\n\nAnne;a@x.dk\n"Bo";b@x.dk\n\n\nCarl;c@x.dk');
    expect(names(records)).toEqual([
      [1, 'Navn'],
      [3, 'Anne'],
      [4, 'Bo'],
      [7, 'Carl'],
    ]);
  });

  it('reads quoted delimiters, doubled quotes, line breaks within quotes, and quotes within a cell', async () => {
    const records = await read(
      'Navn;Adresse\n"Hansen; Anne";"Gade 1\n2. sal"\n"Bo ""B"" Ærø";x\nCarl "C" Dam;y\n"Eva" F;z\n',
    );
    expect(records).toEqual([
      { line: 1, cells: ['Navn', 'Adresse'] },
      { line: 2, cells: ['Hansen; Anne', 'Gade 1\n2. sal'] },
      { line: 4, cells: ['Bo "B" Ærø', 'x'] },
      { line: 5, cells: ['Carl "C" Dam', 'y'] },
      { line: 6, cells: ['"Eva" F', 'z'] },
    ]);
  });

  it('loses no row after a quote that is never closed', async () => {
    const records = await read('Navn;Mail\n"Anne;a@x.dk\nBo;b@x.dk\nCarl;c@x.dk\n');
    expect(records).toEqual([
      { line: 1, cells: ['Navn', 'Mail'] },
      { line: 2, cells: ['Anne', 'a@x.dk'] },
      { line: 3, cells: ['Bo', 'b@x.dk'] },
      { line: 4, cells: ['Carl', 'c@x.dk'] },
    ]);
  });

  it('loses no row between two stray quotes', async () => {
    const records = await read('Navn;Mail\n"Anne;a@x.dk\nBo;b@x.dk\n"Carl;c@x.dk\nDan;d@x.dk\n');
    expect(names(records)).toEqual([
      [1, 'Navn'],
      [2, 'Anne'],
      [3, 'Bo'],
      [4, 'Carl'],
      [5, 'Dan'],
    ]);
  });

  it('reads all rows of a list with thousands of stray quotes', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `"Gæst ${index};g${index}@x.dk`);
    const records = await read(['Navn;Mail', ...rows].join('\n'));
    expect(records).toHaveLength(5001);
    expect(records.at(-1)).toEqual({ line: 5001, cells: ['Gæst 4999', 'g4999@x.dk'] });
  });

  it('reads a long list with multi-byte letters at the borders of its chunks', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Ærø Ågård ${index};g${index}@x.dk`);
    const records = await read(rows.join('\n'));
    expect(records).toHaveLength(20_000);
    expect(records.every(({ line, cells }) => cells[0] === `Ærø Ågård ${line - 1}`)).toBe(true);
  });

  it('splits rows without quotes as csv-parse does, whatever their length', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'Å', '🎉', ';', ';', '\n', ' ', ',', '\t') });
    await fc.assert(
      fc.asyncProperty(text, async (list) => {
        const options = { delimiter: ';', record_delimiter: '\n', relax_column_count: true, skip_empty_lines: true };
        expect((await read(list)).map(({ cells }) => cells)).toEqual(parse(list, options));
      }),
    );
  });

  it.each([1, 2, 98, 99, 100, 101, 250])(
    'reads rows with quotes that are %i rows without quotes apart, and counts the lines of both',
    async (gap) => {
      const quoted = ['Hansen; Anne', 'Gade 1\n2. sal\n3. dør'];
      const written = quoted.map((cell) => `"${cell}"`).join(';');
      const plain = Array.from({ length: gap }, (_, index) => `Bo ${index};b@x.dk`);
      const records = await read([...plain, written, '', ...plain, written, written, ...plain].join('\n'));
      const lines = [gap + 1, 2 * gap + 5, 2 * gap + 8];
      expect(records.filter(({ cells }) => cells[0] === quoted[0])).toEqual(
        lines.map((line) => ({ line, cells: quoted })),
      );
      expect(records).toHaveLength(3 * gap + 3);
      expect(records.at(-1)).toEqual({ line: 3 * gap + 10, cells: plain.at(-1)?.split(';') });
    },
  );

  it('loses no row after an unclosed quote that is followed by many rows without quotes', async () => {
    const plain = Array.from({ length: 150 }, (_, index) => `Bo ${index};b@x.dk`);
    const records = await read(['Navn;Mail', '"Anne;a@x.dk', ...plain, 'Carl;"c@x.dk"'].join('\n'));
    expect(records).toHaveLength(153);
    expect([records[1], records.at(-1)]).toEqual([
      { line: 2, cells: ['Anne', 'a@x.dk'] },
      { line: 153, cells: ['Carl', 'c@x.dk'] },
    ]);
  });

  it('reads rows with more or fewer cells than the first row, with quotes and without', async () => {
    const records = await read('Navn;Mail\nAnne\n"Bo";b@x.dk;9\n"Carl"\nDan;d@x.dk;;');
    expect(records.map(({ cells }) => cells)).toEqual([
      ['Navn', 'Mail'],
      ['Anne'],
      ['Bo', 'b@x.dk', '9'],
      ['Carl'],
      ['Dan', 'd@x.dk', '', ''],
    ]);
  });

  it('returns no record for an empty text', async () => {
    expect(await read('')).toEqual([]);
    expect(await read('\n\n')).toEqual([]);
  });
});
