import type { Location, ProgrammeItem } from '@festlig/contracts/party';

/** The parts of a party that say what happens where. */
export interface WithProgramme {
  location: Location;
  /** In the order of time. */
  programme: readonly ProgrammeItem[];
}

export const inOrder = (programme: readonly ProgrammeItem[]): ProgrammeItem[] =>
  [...programme].sort((one, other) => Date.parse(one.date) - Date.parse(other.date));

/** Where an item is: without an address of its own at the party's place. */
export const placeOf = (item: Pick<ProgrammeItem, 'location'>, { location }: Pick<WithProgramme, 'location'>) =>
  item.location.address === '' ? location : item.location;

/** The places of a party in the order in which guests come there, each once. */
export function placesOf(party: WithProgramme): Location[] {
  const all = [...party.programme.map((item) => placeOf(item, party)), party.location];
  const places = new Map<string, Location>();
  for (const place of all) if (place.address !== '' && !places.has(place.address)) places.set(place.address, place);
  return [...places.values()];
}
