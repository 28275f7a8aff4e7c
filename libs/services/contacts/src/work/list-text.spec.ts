import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { listText } from './list-text';
import { isSmallArchive, spreadsheetText } from './spreadsheet-thread';

/** An archive of packed files; `says`: the size that its directory gives for each; `method`: 8 for deflated ones. */
function archiveOf(files: Record<string, string | Buffer>, says?: number, method = 0): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, data] = [Buffer.from(name), Buffer.from(text as string)];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(crc32(data), 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(data.length, 22);
    head.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(says ?? data.length, 24);
    entry.writeUInt32LE(at, 42);
    parts.push(head, title, data);
    directory.push(entry, title);
    at += 30 + title.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook with these sheets by name, or with one sheet. */
function workbookOf(given: string | Record<string, string>): Record<string, string> {
  const sheets = Object.entries(typeof given === 'string' ? { Gæster: given } : given);
  const each = (line: (name: string, nth: number) => string) => sheets.map(([name], at) => line(name, at + 1)).join('');
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name, nth) => `<sheet name="${name}" sheetId="${nth}" r:id="rId${nth}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}">${each((_, nth) => `<Relationship Id="rId${nth}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${nth}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(([, rows], at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${XML}<worksheet xmlns="${MAIN}"><dimension ref="A1:C3"/><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
}
const ROWS =
  `<row r="1">${text('A1', 'Navn')}${text('B1', 'Telefon')}${text('C1', 'Antal')}</row>` +
  `<row r="2">${text('A2', 'Åse &quot;Å&quot; Holm')}<c r="B2"><v>20123456</v></c>${text('C2', '2 voksne')}</row>` +
  `<row r="3">${text('A3', 'Bo\nJuul')}</row>`;

describe('the text of a guest list file (rule: import-files)', () => {
  it('is that of the first sheet of a spreadsheet, whatever the file is called', async () => {
    const { text, ...more } = await listText(archiveOf(workbookOf(ROWS)));
    expect(more).toEqual({});
    expect(text.split('\n')).toEqual(['Navn\tTelefon\tAntal', '"Åse ""Å"" Holm"\t20123456\t2 voksne', 'Bo Juul\t\t']);
  });

  it('is that of the wanted sheet where several have cells, otherwise of the first of them', async () => {
    const book = archiveOf(
      workbookOf({ Forside: '', Familie: ROWS, Venner: `<row r="1">${text('A1', 'Navn')}</row>` }),
    );
    const names = ['Familie', 'Venner'];
    for (const wanted of [undefined, 'Familie', 'Forside', 'Naboer'])
      expect(await listText(book, wanted)).toEqual({
        text: expect.stringMatching(/^Navn\tTelefon/),
        sheets: { names, read: 'Familie' },
      });
    expect(await listText(book, 'Venner')).toEqual({ text: 'Navn', sheets: { names, read: 'Venner' } });
  });

  it('is that of an address book, or of a text in any encoding', async () => {
    expect(await listText(Buffer.from('BEGIN:VCARD\nFN:Anne\nEND:VCARD'))).toEqual({
      text: 'Name\tE-mail\tPhone\nAnne\t\t',
      cards: true,
    });
    expect(await listText(Buffer.from('Navn\nÅse', 'latin1'))).toEqual({ text: 'Navn\nÅse' });
  });

  it('is refused for a spreadsheet of before 2007, with what to do', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500)]);
    await expect(listText(old)).rejects.toMatchObject({ code: 'csv_old_spreadsheet' });
  });

  it.each([
    ['an archive that is no spreadsheet', archiveOf({ 'a.txt': 'hi' })],
    ['an archive without a directory', Buffer.from('504b0304000000', 'hex')],
    ['an archive that is cut off', archiveOf(workbookOf(ROWS)).subarray(0, 900)],
    ['a sheet that is no XML', archiveOf(workbookOf('<row><c'))],
    [
      'an archive that becomes larger than it says',
      archiveOf({ 'xl/workbook.xml': deflateRawSync(Buffer.alloc(50_000_000)) }, 10, 8),
    ],
    ['an archive that says it becomes too large', archiveOf(workbookOf(ROWS), 100_000_000)],
  ])('is refused for %s (rule: import-limits)', async (_, bytes) => {
    await expect(listText(bytes)).rejects.toMatchObject({ code: 'csv_not_text' });
  });

  it('is refused when reading takes too long', async () => {
    await expect(spreadsheetText(archiveOf(workbookOf(ROWS)), { deadline: 0 })).rejects.toMatchObject({
      code: 'csv_not_text',
    });
  });
});

it('limits how many files an archive has and what they become', () => {
  const archive = archiveOf({ a: '12345', b: '12345' });
  expect(isSmallArchive(archive, { bytes: 10, files: 2 })).toBe(true);
  expect(isSmallArchive(archive, { bytes: 9, files: 2 })).toBe(false);
  expect(isSmallArchive(archive, { bytes: 10, files: 1 })).toBe(false);
});
