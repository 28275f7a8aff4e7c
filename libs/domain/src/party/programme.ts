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

/**
 * Whether the items of a programme name all places, because some is elsewhere than at the party's own: that one beside the time of the
 * party would be taken for the place where it begins. A place of the party where nothing of the programme is stays with the facts
 * (rule: programme-places).
 */
export function tellsPlaces(party: WithProgramme): boolean {
  const { address } = party.location;
  const all = party.programme.map((item) => placeOf(item, party).address);
  return all.some((each) => each !== address) && (address === '' || all.includes(address));
}

/** The places of a party in the order in which guests come there, each once. */
export function placesOf(party: WithProgramme): Location[] {
  const all = [...party.programme.map((item) => placeOf(item, party)), party.location];
  const places = new Map<string, Location>();
  for (const place of all) if (place.address !== '' && !places.has(place.address)) places.set(place.address, place);
  return [...places.values()];
}

/** What a party says of its time. */
interface Timed {
  date: string;
  endDate?: string | null;
  programme: readonly ProgrammeItem[];
}

/** As many items as a line holds. */
const IN_BRIEF = 4;
/** An item further from the start than this is on another day, or needs its day to be understood. */
const NEAR_MS = 12 * 3_600_000;
const apart = (one: Pick<Timed, 'date'>, other: Pick<Timed, 'date'>) =>
  Math.abs(Date.parse(one.date) - Date.parse(other.date));

/**
 * What begins when on the day of the party, in a line: "13.00 Vielse, 17.00 Fest". Guests may come to one of them only. Further items,
 * and those of other days, are `more`. Empty with fewer than `least` items (rule: programme-in-brief).
 */
export function inBrief(party: Timed, clock: (instant: string) => string, more: string, least = 2): string {
  const { programme } = party;
  const named = programme.filter((item) => apart(item, party) < NEAR_MS).slice(0, IN_BRIEF);
  if (programme.length < least || !named[0]) return '';
  const line = named.map(({ date, title }) => `${clock(date)}\u00A0${title}`).join(', ');
  return programme[named.length] ? `${line} ${more}` : line;
}

/** Whether an item says when the party begins, and nothing has to say when it ends. */
export const saysTime = (party: Timed): boolean =>
  !party.endDate && party.programme.some((item) => apart(item, party) === 0);
