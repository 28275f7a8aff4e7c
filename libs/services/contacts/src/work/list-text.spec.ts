import { deflateRawSync } from 'node:zlib';
import { archiveOf, cell as text, workbookOf } from '@festlig/testing/files/spreadsheet';
import { describe, expect, it } from '@jest/globals';
import { listText } from './list-text';
import { isSmallArchive, spreadsheetText } from './spreadsheet-thread';

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
