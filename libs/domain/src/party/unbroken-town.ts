/**
 * An address as it is shown: postcode and town stay on one line ("Nordre Frihavnsgade 12, 2100 København Ø"), joined by no-break
 * spaces.
 */
export const unbrokenTown = (address: string): string =>
  address.replace(/, \d{4} [^,]+/g, (town) => `, ${town.slice(2).replaceAll(' ', '\u00a0')}`);
