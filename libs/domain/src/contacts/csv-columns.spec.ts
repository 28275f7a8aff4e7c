import { describe, expect, it } from '@jest/globals';
import { guessColumns, hasName, namedColumns } from './csv-columns';

describe('namedColumns', () => {
  it.each([
    [['Navn', 'E-mail', 'Telefon', 'Antal'], { name: 0, email: 1, phone: 2, maxPeople: 3 }],
    [['Fornavn', 'Efternavn', 'E-mailadresse', 'Mobil'], { firstName: 0, lastName: 1, email: 2, phone: 3 }],
    [
      ['First Name', 'Middle Name', 'Last Name', 'E-mail Address'],
      { firstName: 0, middleName: 1, lastName: 2, email: 3 },
    ],
    [['tlf.', 'MAIL', 'navn:', 'Maks. antal gæster'], { phone: 0, email: 1, name: 2, maxPeople: 3 }],
    [['Nr', 'Name', 'Phone number', 'Notes'], { name: 1, phone: 2, note: 3 }],
    [['Navn', 'Allergi'], { name: 0, note: 1 }],
    [['Navn', 'Allergi', 'Bemærkning:'], { name: 0, note: 2, moreNotes: [{ at: 1, heading: 'Allergi' }] }],
    [['Name', 'Diet', 'Allergies'], { name: 0, note: 1, moreNotes: [{ at: 2, heading: 'Allergies' }] }],
    [
      ['Navn', 'Note', ' Kost: ', 'Kommentar'],
      {
        name: 0,
        note: 1,
        moreNotes: [
          { at: 2, heading: 'Kost:' },
          { at: 3, heading: 'Kommentar' },
        ],
      },
    ],
    ...['Kost', 'Mad', 'Diæt', 'Allergier', 'Dietary requirements'].map((diet): [string[], object] => [
      ['Navn', diet],
      { name: 0, note: 1 },
    ]),
    [['Navn', 'Kostpris', 'Madvare'], { name: 0 }],
    [['Navn', 'Bemærkning'], { name: 0, note: 1 }],
    [['Name', 'E-mail', 'E-mail 2', 'Mail'], { name: 0, email: 1 }],
  ])('recognises the columns of %j', (header, columns) => {
    expect(namedColumns(header)).toEqual(columns);
    expect(hasName(namedColumns(header))).toBe(true);
  });

  it('finds no name in a row without one', () => {
    expect(hasName(namedColumns(['E-mail', 'Telefon']))).toBe(false);
    expect(namedColumns(['Anne Hansen', 'anne@example.dk'])).toEqual({});
  });
});

describe('guessColumns', () => {
  it('recognises names, addresses and phone numbers by their data', () => {
    const rows = [
      ['1', 'Anne Hansen', 'anne@example.dk', '20123456'],
      ['2', 'Bo Ærø', '', '+45 20 12 34 57'],
      ['3', 'Carl', 'carl at example', ''],
      ['4', 'Dorte', 'dorte@example.dk', ''],
    ];
    expect(guessColumns(rows)).toEqual({ name: 1, email: 2, phone: 3 });
  });

  it.each([[[]], [[['Anne'], ['Bo']]], [[['anne@example.dk']]], [[['1', '2']]]])(
    'returns null when the data is not clear: %j',
    (rows) => {
      expect(guessColumns(rows)).toBeNull();
    },
  );
});
