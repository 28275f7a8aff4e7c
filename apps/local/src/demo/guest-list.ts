const FIRST = [
  'Anna',
  'Søren',
  'Freja',
  'Magnus',
  'Ida',
  'Bjørn',
  'Clara',
  'Åse',
  'Emil',
  'Sofie',
  'Lærke',
  'Jens',
  'Karen',
  'Oscar',
  'Mette',
  'Rasmus',
  'Signe',
  'Anders',
  'Thea',
  'Villads',
];
const LAST = ['Nielsen', 'Østergaard', 'Holm', 'Kjær', 'Møller', 'Bang', 'Lund', 'Friis', 'Sørensen', 'Åkjær'];

const ascii = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replaceAll(/[^a-z]/g, '.');

/** Invented guests, as a host's spreadsheet would save them: semicolons, Danish headers. `size` is at most 200. */
export function demoGuestList(size: number): string {
  const names = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`)).slice(0, size);
  return ['Navn;E-mail', ...names.map((name) => `${name};${ascii(name)}@gaest.example`)].join('\r\n');
}
