import type { Party } from '@festlig/contracts/party';

/** A link to a route to the place; phones open it in their own map app. Null without an address (rule: route-link). */
export function routeLink({ address, latitude, longitude }: Party['location']): string | null {
  const to = latitude === null || longitude === null ? address : `${latitude},${longitude}`;
  return to === '' ? null : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`;
}
