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

/**
 * A spreadsheet file with `rows` guests, with semicolons, in Windows-1252, as base64. Every third guest has a phone
 * number.
 */
export function guestFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const phone = n % 3 === 0 ? `20${String(n % 1_000_000).padStart(6, '0')}` : '';
    return `${nameOf(n)};${emailOf(n)};${phone}`;
  });
  return Buffer.from(['Navn;E-mail;Telefon', ...lines].join('\r\n'), 'latin1').toString('base64');
}
