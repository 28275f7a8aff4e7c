import { describe, expect, it } from '@jest/globals';
import { type ExportedReply, exportRows } from './export';

const reply: ExportedReply = {
  name: 'Åse Ærø',
  attending: true,
  numberOfPeople: 2,
  companions: ['Bo', 'Ida Ærø'],
  email: 'aase@example.dk',
  contactEmail: 'aaa@liste.example',
  comment: '',
  createdAt: '2026-06-20T22:30:00.000Z',
  changedAt: '2026-12-24T22:30:00.000Z',
  fields: {},
};
const danish = { language: 'da', zone: 'Europe/Copenhagen', first: true, columns: [] } as const;

describe('exportRows', () => {
  it('writes a file that a Danish spreadsheet opens directly, with times in the event’s zone', () => {
    expect(
      exportRows(
        [reply, { ...reply, attending: false, numberOfPeople: 0, companions: [], email: null, contactEmail: null }],
        danish,
      ),
    ).toBe(
      '\uFEFF"Navn";"Kommer";"Antal";"Medfølgende";"E-mail";"E-mail på gæstelisten";"Kommentar";"Svaret";"Ændret"\r\n' +
        '"Åse Ærø";"Ja";"2";"Bo, Ida Ærø";"aase@example.dk";"aaa@liste.example";"";"2026-06-21 00:30";"2026-12-24 23:30"\r\n' +
        '"Åse Ærø";"Nej";"0";"";"";"";"";"2026-06-21 00:30";"2026-12-24 23:30"\r\n',
    );
  });

  it('writes English with commas for an English party', () => {
    expect(exportRows([{ ...reply, comment: 'a, b' }], { ...danish, language: 'en' })).toBe(
      '\uFEFF"Name","Coming","People","Companions","E-mail","E-mail on the guest list","Comment","Replied","Changed"\r\n' +
        '"Åse Ærø","Yes","2","Bo, Ida Ærø","aase@example.dk","aaa@liste.example","a, b","2026-06-21 00:30","2026-12-24 23:30"\r\n',
    );
  });

  it('writes a column for each of the host’s questions, empty where there is no answer', () => {
    const columns = [
      { id: 'diet', name: '=Allergier' },
      { id: 'bus', name: 'Bus hjem' },
    ];
    const answers = { ...reply, fields: { diet: '=1+1', bus: true, gone: 'x' } };
    const [header, first, second] = exportRows([answers, reply], { ...danish, columns }).split('\r\n');
    expect(header?.endsWith(`;"Ændret";"'=Allergier";"Bus hjem"`)).toBe(true);
    expect(first?.endsWith(`;"2026-12-24 23:30";"'=1+1";"Ja"`)).toBe(true);
    expect(second?.endsWith(';"2026-12-24 23:30";"";""')).toBe(true);
  });

  it('writes the column names once, even without replies', () => {
    expect(exportRows([], danish)).toBe(
      '\uFEFF"Navn";"Kommer";"Antal";"Medfølgende";"E-mail";"E-mail på gæstelisten";"Kommentar";"Svaret";"Ændret"\r\n',
    );
    expect(exportRows([], { ...danish, first: false })).toBe('');
    expect(exportRows([reply], { ...danish, first: false })).toMatch(/^"Åse/);
  });

  it('keeps delimiters, quotes and line breaks within their cell', () => {
    const text = exportRows([{ ...reply, name: 'A;"B"', comment: 'to\nlinjer' }], { ...danish, first: false });
    expect(text).toBe(
      '"A;""B""";"Ja";"2";"Bo, Ida Ærø";"aase@example.dk";"aaa@liste.example";"to\nlinjer";"2026-06-21 00:30";"2026-12-24 23:30"\r\n',
    );
  });

  it.each(['=1+1', 'Ole,=HYPERLINK("http://x")', '\uFF1D1+1'])('writes no formula when a guest wrote %j', (cell) => {
    const text = exportRows(
      [{ ...reply, name: cell, companions: [cell], comment: cell, email: cell, contactEmail: cell }],
      danish,
    );
    expect(text).not.toMatch(/[",;]\s*[=\uFF1D]/u);
  });
});
