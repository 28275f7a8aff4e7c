import type { Location } from '@festlig/contracts/party';
import type { Places } from '../adapters/places';

/**
 * The place with coordinates, also when its address was typed and not chosen from the suggestions. A place that is not
 * found stays an address (rule: place-geocoded).
 */
export async function located(places: Places, location: Location): Promise<Location> {
  if (location.address === '' || location.latitude !== null) return location;
  return { ...location, ...(await places.locate(location.address)) };
}
