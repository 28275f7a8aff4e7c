/**
 * An address as it is shown: the number of a house stays with its street, and postcode and town stay on one line ("Nordre
 * Frihavnsgade 12, 2100 København Ø"), joined by no-break spaces.
 */
export const unbrokenTown = (address: string): string =>
  address.replace(/, \d{4} [^,]+| \d{1,3} ?\p{L}?(?=,|$)/gu, (part) => part.replace(/(?<!,) /g, '\u00a0'));
