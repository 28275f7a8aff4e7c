import type { Location } from '@festlig/contracts/party';

/**
 * What a calendar needs to know of a party. `date` is ISO 8601 UTC, `zone` an IANA zone, `url` the address of the
 * page.
 */
export interface CalendarParty {
  id: string;
  title: string;
  date: string;
  zone: string;
  location: Location;
  url: string;
}

/** Parties have no end time: calendar entries last this many hours. */
const HOURS = 4;

/** 20270620T160000Z */
const basic = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

const span = ({ date }: CalendarParty) => {
  const start = new Date(date);
  return { start, end: new Date(start.getTime() + HOURS * 3_600_000) };
};

/** Whether a change of the page must reach the guests' calendars (RFC 5545, SEQUENCE). */
export function calendarChanged(
  before: Omit<CalendarParty, 'id' | 'url'>,
  after: Partial<Omit<CalendarParty, 'id' | 'url'>>,
): boolean {
  if (after.date !== undefined && Date.parse(after.date) !== Date.parse(before.date)) return true;
  if (after.zone !== undefined && after.zone !== before.zone) return true;
  if (after.title !== undefined && after.title !== before.title) return true;
  return after.location !== undefined && after.location.address !== before.location.address;
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
 * The party as an iCalendar file (RFC 5545), in UTC, so that every calendar shows it in its own zone. `sequence`
 * grows with each change; with the same UID the entry is updated. `now` is when the file is made (rule:
 * calendar-follows).
 */
export function partyCalendar(party: CalendarParty, sequence: number, now: Date): string {
  const { start, end } = span(party);
  const { address, latitude, longitude } = party.location;
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
    `UID:party-${party.id}@festlig`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${basic(now)}`,
    `DTSTART:${basic(start)}`,
    `DTEND:${basic(end)}`,
    `SUMMARY:${escaped(party.title)}`,
    ...(address === '' ? [] : [`LOCATION:${escaped(address)}`]),
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    `DESCRIPTION:${escaped(party.url)}`,
    `URL:${party.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** Addresses of Google's and Outlook's calendar pages with the party filled in. */
export function calendarLinks(party: CalendarParty): { google: string; outlook: string } {
  const { start, end } = span(party);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: party.title,
    dates: `${basic(start)}/${basic(end)}`,
    ctz: party.zone,
    location: party.location.address,
    details: party.url,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: party.title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    location: party.location.address,
    body: party.url,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
}
