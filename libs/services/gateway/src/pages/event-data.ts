import type { Party } from '@festlig/contracts/party';
import { DateTime } from 'luxon';

/** Data about a party beside its own fields; addresses are absolute. */
export interface EventPage {
  url: string;
  description: string;
  image: string | null;
}

/** Makes schema.org's Event, which mail programs, assistants and search engines use for calendars and cards. */
export function eventData(party: Party, { url, description, image }: EventPage): object {
  const { address, latitude, longitude } = party.location;
  const place = {
    '@type': 'Place',
    name: address,
    address,
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: party.title,
    // With the offset of the event's own zone, so that it shows the hour that stands in the invitation.
    startDate: DateTime.fromISO(party.date, { zone: party.zone }).toISO({ suppressMilliseconds: true }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: party.language,
    url,
    description,
    ...(image === null ? {} : { image: [image] }),
    ...(address === '' ? {} : { location: place }),
  };
}
