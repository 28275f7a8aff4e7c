const FIRST = [
  ...['Anne', 'Peter', 'Mette', 'Lars', 'Kirsten', 'Jens', 'Hanne', 'Michael', 'Anna', 'Henrik', 'Helle', 'Thomas'],
  ...['Susanne', 'Søren', 'Lene', 'Jan', 'Maria', 'Christian', 'Marianne', 'Martin', 'Inge', 'Niels', 'Karen'],
  ...['Anders', 'Lone', 'Morten', 'Bente', 'Jesper', 'Camilla', 'Frederik', 'Pia', 'Emil', 'Jette', 'Oliver'],
  ...['Charlotte', 'Åse', 'Ida', 'Østen', 'Ærø', 'Sofie'],
];
const LAST = [
  ...['Nielsen', 'Jensen', 'Hansen', 'Andersen', 'Pedersen', 'Christensen', 'Larsen', 'Sørensen', 'Rasmussen'],
  ...['Jørgensen', 'Petersen', 'Madsen', 'Kristensen', 'Olsen', 'Thomsen', 'Christiansen', 'Poulsen', 'Johansen'],
  ...['Møller', 'Mortensen', 'Knudsen', 'Lindholm', 'Nørgård'],
];

/** A first name that one guest in forty has. */
export const COMMON_NAME = 'Mette';

/** The unique address of the nth guest. */
export const emailOf = (n: number): string => `gaest${n}@post.example`;

/** Whether an address belongs to one of these guests. */
export const isGuest = (email: string): boolean => /^gaest\d+@post\.example$/.test(email);

/** The name of the nth guest. */
export function nameOf(n: number): string {
  const place = Math.floor(n / FIRST.length);
  return `${FIRST[n % FIRST.length]} ${LAST[place % LAST.length]} ${LAST[(place * 7 + n) % LAST.length]}`;
}

/** The unique mobile number of the nth guest. */
const phoneOf = (n: number): string => `20${String(n % 1_000_000).padStart(6, '0')}`;

/** A spreadsheet with semicolons, in Windows-1252, as base64. */
const spreadsheet = (heads: string, lines: readonly string[]): string =>
  Buffer.from([heads, ...lines].join('\r\n'), 'latin1').toString('base64');

/** A list of `rows` guests with addresses. Every third guest has a phone number. */
export const guestFile = (rows: number): string =>
  spreadsheet(
    'Navn;E-mail;Telefon',
    Array.from({ length: rows }, (_, n) => `${nameOf(n)};${emailOf(n)};${n % 3 === 0 ? phoneOf(n) : ''}`),
  );

/** A list of `rows` guests who have a phone number and no address. */
export const phoneFile = (rows: number): string =>
  spreadsheet(
    'Navn;Telefon',
    Array.from({ length: rows }, (_, n) => `${nameOf(n)};${phoneOf(n)}`),
  );

/** The tag that every second guest of a list with tags has, and one that some in a thousand have. */
export const COMMON_TAG = 'Familie';
export const TABLE_TAG = 'Bord 7';
const TABLES = 200;

/**
 * The same list with tags, and with numbers of people of which one in twenty has to be mended and one in fifty is left
 * out. Nobody is invited for fewer people than the replies of the bench have.
 */
export const taggedFile = (rows: number): string =>
  spreadsheet(
    'Navn;E-mail;Telefon;Bord;Antal',
    Array.from({ length: rows }, (_, n) => {
      const tags = [`Bord ${n % TABLES}`, ...(n % 2 === 0 ? [COMMON_TAG] : [])].join(', ');
      const people = n % 50 === 1 ? 'mange' : n % 20 === 0 ? '2 voksne og 2 børn' : '4';
      return `${nameOf(n)};${emailOf(n)};${n % 3 === 0 ? phoneOf(n) : ''};${tags};${people}`;
    }),
  );
