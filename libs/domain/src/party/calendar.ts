import type { Language } from '@festlig/contracts/define';
import type { ProgrammeItem } from '@festlig/contracts/party';
import { programmeLines } from '../messaging/programme-lines';
import { placeOf, placesOf, type WithProgramme } from './programme';

/**
 * What a calendar needs to know of a party. Moments are ISO 8601 UTC, `zone` an IANA zone, `url` the address of the
 * page.
 */
export interface CalendarParty extends WithProgramme {
  id: string;
  title: string;
  language: Language;
  date: string;
  endDate: string | null;
  zone: string;
  url: string;
  /** The party does not take place. */
  cancelled?: boolean;
}
type Changing = Omit<CalendarParty, 'id' | 'url' | 'language'>;

const HOUR_MS = 3_600_000;
/** Entries of parties that do not say when they end last this many hours after the last that is known to begin. */
const HOURS = 4;
/** The entry of an item ends with the next item, or after this many hours. */
const ITEM_HOURS = 1;

/** One entry of a calendar. */
interface Entry {
  uid: string;
  title: string;
  start: Date;
  end: Date;
  place: WithProgramme['location'];
  /** What the entry says besides the address of the page. */
  words: readonly string[];
}

/** 20270620T160000Z */
const basic = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
const after = (instant: string, hours: number): Date => new Date(Date.parse(instant) + hours * HOUR_MS);
const NO_PLACE = { address: '', latitude: null, longitude: null };

/** The whole party: from its start to its end, where guests come first (rule: calendar-entry). */
function wholeEntry(party: CalendarParty): Omit<Entry, 'words'> {
  const { id, title, date, endDate, programme } = party;
  const last = programme.at(-1)?.date ?? date;
  const ends = endDate === null ? after(Date.parse(last) > Date.parse(date) ? last : date, HOURS) : new Date(endDate);
  const [place = NO_PLACE] = placesOf(party);
  return { uid: `party-${id}@festlig`, title, start: new Date(date), end: ends, place };
}

/** One item of the programme (rule: calendar-entry). */
function itemEntry(party: CalendarParty, item: ProgrammeItem): Omit<Entry, 'words'> {
  const [next] = party.programme.slice(party.programme.indexOf(item) + 1);
  const end = next
    ? Math.min(Date.parse(next.date), after(item.date, ITEM_HOURS).getTime())
    : Date.parse(party.endDate ?? '') || after(item.date, HOURS).getTime();
  return {
    uid: `party-${party.id}-${item.id}@festlig`,
    title: `${item.title} · ${party.title}`,
    start: new Date(item.date),
    // Two items can begin together, and the last one after the end.
    end: new Date(end > Date.parse(item.date) ? end : after(item.date, ITEM_HOURS)),
    place: placeOf(item, party),
  };
}

/** Items in the same form, so that they can be compared. */
const comparable = (programme: CalendarParty['programme']): string =>
  JSON.stringify(programme.map(({ id, date, title, location }) => [id, Date.parse(date), title, location.address]));
const isMoved = (before: string | null, now: string | null): boolean =>
  before === null || now === null ? before !== now : Date.parse(before) !== Date.parse(now);

/** Whether a change of the page must reach the guests' calendars (RFC 5545, SEQUENCE). */
export function calendarChanged(before: Changing, change: Partial<Changing>): boolean {
  const now = { ...before, ...change };
  return (
    isMoved(before.date, now.date) ||
    isMoved(before.endDate, now.endDate) ||
    now.zone !== before.zone ||
    (now.cancelled ?? false) !== (before.cancelled ?? false) ||
    now.title !== before.title ||
    now.location.address !== before.location.address ||
    comparable(now.programme) !== comparable(before.programme)
  );
}

/** RFC 5545, 3.3.11: text with special characters escaped. */
const escaped = (text: string): string =>
  text
    .replace(/\\|;|,/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed in the format.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** RFC 5545, 3.1: lines of at most 75 bytes of UTF-8; a longer one continues after a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > 75) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += sign;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * The party as an iCalendar file (RFC 5545), in UTC, so that every calendar shows it in its own zone; with `itemId` an
 * item of its programme alone, null when there is no such item. `sequence` grows with each change; with the same UID
 * the entry is updated. `now` is when the file is made (rules: calendar-follows, calendar-entry).
 */
export function partyCalendar(party: CalendarParty, sequence: number, now: Date, itemId?: string): string | null {
  const item = party.programme.find(({ id }) => id === itemId);
  if (itemId !== undefined && !item) return null;
  const entry = item
    ? { ...itemEntry(party, item), words: [] }
    : { ...wholeEntry(party), words: programmeLines(party) };
  const { address, latitude, longitude } = entry.place;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Festlig//Invitation//DA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(party.title)}`,
    `X-WR-TIMEZONE:${party.zone}`,
    // Subscribed calendars look for changes at this interval.
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${sequence}`,
    // Calendars that have the entry cross it out. METHOD:CANCEL is for mails of an organizer, which no guest's file has.
    `STATUS:${party.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${basic(now)}`,
    `DTSTART:${basic(entry.start)}`,
    `DTEND:${basic(entry.end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(address === '' ? [] : [`LOCATION:${escaped(address)}`]),
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    `DESCRIPTION:${escaped([...entry.words, party.url].join('\n'))}`,
    `URL:${party.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/**
 * Addresses of Google's and Outlook's calendar pages with the party, or an item of its programme, filled in as in the file
 * (rule: calendar-entry).
 */
export function calendarLinks(party: CalendarParty, item?: ProgrammeItem): { google: string; outlook: string } {
  const { title, start, end, place } = item ? itemEntry(party, item) : wholeEntry(party);
  const words = [...(item ? [] : programmeLines(party)), party.url].join('\n');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(start)}/${basic(end)}`,
    ctz: party.zone,
    location: place.address,
    details: words,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    location: place.address,
    body: words,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
}
