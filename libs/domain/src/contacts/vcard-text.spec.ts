import { expect, it } from '@jest/globals';
import { isVcard, vcardText } from './vcard-text';

const rowsOf = async (lines: string[]) => (await vcardText(lines.join('\r\n'))).split('\n').slice(1);

it('reads cards of versions 2.1, 3.0 and 4.0 (rule: import-files)', async () => {
  const cards = [
    ...['BEGIN:VCARD', 'VERSION:2.1', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:S=C3=B8rensen;=C3=85=', 'se;;;'],
    ...['TEL;CELL:20 12 34 56', 'EMAIL;INTERNET:aase@example.dk', 'END:VCARD', ''],
    ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Holm\\, Anne', 'item1.EMAIL;type=INTERNET:anne@exam', ' ple.dk'],
    ...['EMAIL:second@example.dk', 'PHOTO;ENCODING=b:/9j/4AAQ', ' SkZJRg', 'END:VCARD'],
    ...['BEGIN:VCARD', 'VERSION:4.0', 'N:Juul;Bo;"B";;', 'TEL;VALUE=uri:tel:+45-20-12-34-57', 'END:VCARD'],
  ];
  expect(await rowsOf(cards)).toEqual([
    'Åse Sørensen\taase@example.dk\t20 12 34 56',
    'Holm, Anne\tanne@example.dk\t',
    '"Bo ""B"" Juul"\t\t+45-20-12-34-57',
  ]);
});

it('gives categories as tags, without the groups that an address book writes into every card (rule: import-tags)', async () => {
  const card = (name: string, ...more: string[]) => ['BEGIN:VCARD', `FN:${name}`, ...more, 'END:VCARD'];
  const cards = [
    ...card('Anne', 'CATEGORIES:Familie,Bord 3\\, ved døren', 'CATEGORIES:Kor'),
    ...card('Bo', 'CATEGORIES:myContacts'),
    ...card('Carl', 'CATEGORIES:myContacts,Arbejde,* starred'),
    ...card('Dan', 'CATEGORIES;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:K=C3=B8benhavn;Golf'),
  ];
  expect((await vcardText(cards.join('\r\n'))).split('\n')).toEqual([
    'Name\tE-mail\tPhone\tCategories',
    'Anne\t\t\tFamilie, Bord 3 ved døren, Kor',
    'Bo\t\t\t',
    'Carl\t\t\tArbejde',
    'Dan\t\t\tKøbenhavn, Golf',
  ]);
});

it('has no column of categories when no card has one that a host has chosen', async () => {
  const cards = ['BEGIN:VCARD', 'FN:Bo', 'CATEGORIES:myContacts', 'END:VCARD'];
  expect(await vcardText(cards.join('\n'))).toBe('Name\tE-mail\tPhone\nBo\t\t');
});

it('keeps the other cards when one is broken, and ends with a file that ends too early', async () => {
  const cards = [
    'BEGIN:VCARD',
    'no colon',
    'FN:Anne',
    'BEGIN:VCARD',
    'FN:Bo',
    'END:VCARD',
    'END:VCARD',
    'BEGIN:VCARD',
    'FN:Carl',
  ];
  expect(await rowsOf(cards)).toEqual(['Bo\t\t']);
});

it.each([
  ['BEGIN:VCARD\nEND:VCARD', true],
  ['\uFEFF begin:vcard', true],
  ['Navn;E-mail\nBEGIN:VCARD', false],
  ['', false],
])('recognises an address book by its beginning: %j %p', (text, expected) => {
  expect(isVcard(text)).toBe(expected);
});
