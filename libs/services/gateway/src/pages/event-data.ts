import type { Party } from '@festlig/contracts/party';
import { placeOf, placesOf } from '@festlig/domain/party/programme';
import { DateTime } from 'luxon';

/** Data about a party beside its own fields; addresses are absolute. */
export interface EventPage {
  url: string;
  description: string;
  image: string | null;
}

const placeData = ({ address, latitude, longitude }: Party['location']): object =>
  address === ''
    ? {}
    : {
        location: {
          '@type': 'Place',
          name: address,
          address,
          ...(latitude === null || longitude === null
            ? {}
            : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
        },
      };

/** Makes schema.org's Event, which mail programs, assistants and search engines use for calendars and cards. */
export function eventData(party: Party, { url, description, image }: EventPage): object {
  const local = (instant: string) =>
    DateTime.fromISO(instant, { zone: party.zone }).toISO({ suppressMilliseconds: true });
  const items = party.programme.map((item) => ({
    '@type': 'Event',
    name: item.title,
    startDate: local(item.date),
    ...placeData(placeOf(item, party)),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: party.title,
    // With the offset of the event's own zone, so that it shows the hour that stands in the invitation.
    startDate: local(party.date),
    ...(party.endDate === null ? {} : { endDate: local(party.endDate) }),
    eventStatus: `https://schema.org/${party.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: party.language,
    url,
    description,
    ...(image === null ? {} : { image: [image] }),
    ...placeData(placesOf(party)[0] ?? party.location),
    ...(items.length === 0 ? {} : { subEvent: items }),
  };
}
