import { atAGlance } from './look-alikes';

/**
 * What those who run a product are called, and what they write about: no host's name, and beside the product's name no
 * title or subject of a host's.
 */
const STAFF = [
  ...['support', 'supporten', 'supportteam', 'kundeservice', 'kundesupport', 'kundecenter', 'kundeafdeling'],
  ...['kundeafdelingen', 'kundehjælp', 'kundepleje', 'customerservice', 'customersupport', 'customercare'],
  ...['helpdesk', 'servicedesk', 'help', 'hjælp', 'hjælpen', 'hjælpecenter', 'system', 'systemet'],
  ...['admin', 'administrator', 'administratoren', 'administration', 'administrationen', 'moderator', 'moderatoren'],
  ...['moderatorer', 'moderatorerne', 'moderators', 'postmaster', 'webmaster', 'hostmaster', 'mailerdaemon', 'abuse'],
  ...['noreply', 'donotreply', 'security', 'sikkerhed', 'sikkerheden', 'sikkerheds', 'drift', 'driften', 'drifts'],
  ...['billing', 'invoice', 'invoices', 'faktura', 'fakturaer', 'fakturering', 'faktureringen', 'fakturerings'],
  ...['betaling', 'betalingen', 'betalinger', 'betalings', 'payment', 'payments', 'bogholderi', 'bogholderiet'],
  ...['konto', 'kontoen', 'kontoafdeling', 'account', 'accounts', 'password', 'adgangskode', 'verificering'],
];

/** Words that stand with them and say nothing of a host's own. */
const BESIDE = [
  ...['din', 'dit', 'dine', 'vores', 'your', 'the', 'our', 'fra', 'from', 'hos', 'ved', 'og', 'and', 'af', 'of'],
  ...[
    'team',
    'teamet',
    'afdeling',
    'afdelingen',
    'department',
    'service',
    'center',
    'centeret',
    'officiel',
    'official',
  ],
  ...['bekræft', 'confirm', 'verify', 'opdater', 'opdatér', 'update', 'aktiver', 'aktivér', 'activate', 'vigtigt'],
  ...['important', 'besked', 'message', 'mail', 'dk', 'com', 'aps', 're', 'sv', 'vs', 'fwd'],
];

/** The product's name as it looks at a glance. */
export const US = 'festllg';

/** Words that our name is in and that are not about us: festlige, festligt, festligere, festligste, festligheder. */
export const ORDINARY = /^festllg(e|t|ere|e?ste?|hed\p{L}*)$/u;

const LETTERS = Array.from('abcdefghjklmnopqrstuvwxyz');

/** Our name with one letter left out, added, exchanged or in its neighbour's place. The first is not exchanged (vestlig). */
function nearUs(): string[] {
  const places = Array.from(US, (_, at) => at);
  return [
    ...places.map((at) => US.slice(0, at) + US.slice(at + 1)),
    ...places.map(
      (at) =>
        US.slice(0, at) +
        US.slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        US.slice(at + 2),
    ),
    ...places.slice(1).flatMap((at) => LETTERS.map((letter) => US.slice(0, at) + letter + US.slice(at + 1))),
    ...[...places, US.length].flatMap((at) => LETTERS.map((letter) => US.slice(0, at) + letter + US.slice(at))),
  ].filter((near) => near !== US && !ORDINARY.test(near));
}

export type Meaning = 'us' | 'nearUs' | 'staff' | 'beside';

/** What a part of a text means, by how it looks at a glance. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...BESIDE.map((word): [string, Meaning] => [atAGlance(word), 'beside']),
  ...STAFF.map((word): [string, Meaning] => [atAGlance(word), 'staff']),
  ...nearUs().map((near): [string, Meaning] => [near, 'nearUs']),
  [US, 'us'],
]);

export const LONGEST_PART = Math.max(...Array.from(MEANINGS.keys(), (part) => part.length));
