import { TwilioError } from './twilio-error';

/** How a text that was taken ends: as the network reports it, or without any report. */
export type Ending = 'delivered' | 'unreported' | { status: 'undelivered' | 'failed'; code: number };

/**
 * What happens to a text. `answer`: `late` is no answer until the caller gives up, `lost` a connection that is cut,
 * `broken` the status 500, `after-reports` an answer that comes after all reports.
 */
export type Behaviour =
  | { kind: 'refused'; error: TwilioError }
  | { kind: 'taken'; answer: 'ok' | 'late' | 'lost' | 'broken' | 'after-reports'; ending: Ending }
  | { kind: 'not-taken'; answer: 'late' | 'broken' };

const refused = (code: number, message: string): Behaviour => ({
  kind: 'refused',
  error: new TwilioError(400, code, message),
});
const ends = (ending: Ending): Behaviour => ({ kind: 'taken', answer: 'ok', ending });
const taken = (answer: 'late' | 'lost' | 'broken' | 'after-reports'): Behaviour => ({
  kind: 'taken',
  answer,
  ending: 'delivered',
});

const invalid = refused(21211, "The 'To' number is not a valid phone number.");
const unreachable = refused(21612, "The 'To' phone number is not currently reachable.");
const blocked = refused(21408, 'Permission to send an SMS has not been enabled for the region.');
const stopped = refused(21610, 'Attempt to send to unsubscribed recipient.');
const noMobile = refused(21614, "The 'To' number is not a valid mobile number.");
const busy: Behaviour = { kind: 'refused', error: new TwilioError(429, 20429, 'Too Many Requests') };

/** The numbers of Twilio's test accounts that are answered with an error, and one of our own for too many requests. */
const OF_TWILIO: Readonly<Record<string, Behaviour>> = {
  '+15005550001': invalid,
  '+15005550002': unreachable,
  '+15005550003': blocked,
  '+15005550004': stopped,
  '+15005550009': noMobile,
  '+15005550429': busy,
};

/** A number that behaves in its own way, for the page that explains them. */
export interface MagicNumber {
  number: string;
  behaviour: Behaviour;
  da: string;
  en: string;
}

const magic = (end: string, behaviour: Behaviour, da: string, en: string): MagicNumber => ({
  number: `+45205500${end}`,
  behaviour,
  da,
  en,
});

/** Danish mobile numbers, which a guest list accepts, for everything that can happen to a text. */
export const MAGIC_NUMBERS: readonly MagicNumber[] = [
  magic('01', invalid, 'afvises: findes ikke (21211)', 'refused: no such number (21211)'),
  magic('02', unreachable, 'afvises: kan ikke nås (21612)', 'refused: not reachable (21612)'),
  magic('03', blocked, 'afvises: landet er lukket (21408)', 'refused: the country is blocked (21408)'),
  magic('04', stopped, 'afvises: har afmeldt sig hos udbyderen (21610)', 'refused: stopped at the provider (21610)'),
  magic('09', noMobile, 'afvises: ikke en mobil (21614)', 'refused: not a mobile (21614)'),
  magic(
    '10',
    ends({ status: 'undelivered', code: 30003 }),
    'når ikke frem: slukket (30003)',
    'not delivered: switched off (30003)',
  ),
  magic('11', ends({ status: 'failed', code: 30008 }), 'bliver aldrig sendt (30008)', 'never leaves (30008)'),
  magic(
    '12',
    ends({ status: 'undelivered', code: 30006 }),
    'når ikke frem: fastnet (30006)',
    'not delivered: landline (30006)',
  ),
  magic('13', ends('unreported'), 'der kommer ingen rapport', 'nothing is reported'),
  magic('14', taken('after-reports'), 'rapporterne kommer før svaret', 'the reports come before the answer'),
  magic('20', taken('late'), 'modtages, men svaret kommer ikke', 'taken, but the answer does not come'),
  magic(
    '21',
    { kind: 'not-taken', answer: 'late' },
    'modtages ikke, og svaret kommer ikke',
    'not taken, and the answer does not come',
  ),
  magic('22', taken('broken'), 'modtages, men svaret er 500', 'taken, but the answer is 500'),
  magic(
    '23',
    { kind: 'not-taken', answer: 'broken' },
    'modtages ikke, og svaret er 500',
    'not taken, and the answer is 500',
  ),
  magic('24', taken('lost'), 'modtages, men forbindelsen afbrydes', 'taken, but the connection is cut'),
  magic('29', busy, 'afvises: for mange på én gang (20429)', 'refused: too many at once (20429)'),
];

const BEHAVIOURS = new Map<string, Behaviour>([
  ...Object.entries(OF_TWILIO),
  ...MAGIC_NUMBERS.map(({ number, behaviour }) => [number, behaviour] as const),
]);

/** What happens to texts to a number. */
export const behaviourOf = (number: string): Behaviour => BEHAVIOURS.get(number) ?? ends('delivered');
