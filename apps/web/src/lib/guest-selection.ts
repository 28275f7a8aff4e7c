import {
  type Audience,
  GUEST_STATES,
  type GuestState,
  MAX_PICKED,
  type TextsOfSend,
} from '@festlig/contracts/contacts';

/** Restricts the guest list; what is left out restricts nothing. */
export interface GuestFilter {
  search: string;
  state?: GuestState | undefined;
  tag?: string | undefined;
}

/** Guests a host has chosen: some one by one, or everybody whom a filter finds with exceptions. */
export interface GuestSelection {
  /** Null: guests are chosen one by one. Empty: everybody of the state and with the tag. */
  search: string | null;
  /** Short ids of the guests chosen one by one; with a search, of the excluded guests. */
  sids: readonly string[];
  state?: GuestState | undefined;
  tag?: string | undefined;
}

/** Whom a message is for, as calls take it. */
export type Whom = { audience: Audience } & ReturnType<typeof selectionInput>;

/**
 * Guests who get a mail, to go through: their names; or those of an audience whom a mail reaches. `total`: how many of them get
 * it, null while that is not known.
 */
export type Guests = { names: readonly string[] } | { whom: Whom; total: number | null };

/** The guests of an audience who get a text of a send. */
export type Texted = Whom & { texts: TextsOfSend };

/** Whom a send reaches on each channel; `texted` is null when nobody gets a text. */
export interface Recipients {
  mailed: Guests;
  texted: Texted | null;
}

export const NOBODY: GuestSelection = { search: null, sids: [] };

export const isNobody = ({ search, sids }: GuestSelection): boolean => search === null && sids.length === 0;

export const isChosen = ({ search, sids }: GuestSelection, sid: string): boolean =>
  sids.includes(sid) === (search === null);

/** The selection with one guest added or removed. */
export function withGuest(selection: GuestSelection, sid: string, chosen: boolean): GuestSelection {
  const rest = selection.sids.filter((other) => other !== sid);
  const named = chosen === (selection.search === null);
  return { ...selection, sids: named ? [...rest, sid] : rest };
}

/** Whether no more guests can be listed, chosen or excluded. */
export const isFull = ({ sids }: GuestSelection): boolean => sids.length >= MAX_PICKED;

/** The number of guests selected, when the filter finds `found`. */
export const chosenCount = ({ search, sids }: GuestSelection, found: number): number =>
  search === null ? sids.length : Math.max(0, found - sids.length);

/** The selection as calls take it. */
export function selectionInput({ search, sids, state, tag }: GuestSelection) {
  const named = [...sids];
  if (search === null) return { picked: named, search, except: [] };
  const filter = { ...(state ? { guestState: state } : {}), ...(tag === undefined ? {} : { tag }) };
  return { picked: [], search, except: named, ...filter };
}

const LONGEST_SEARCH = 100;
const LONGEST_TAG = 40;
const ALL = 'all';

/** The filter that an address names: `q`, `state` and `tag`. */
export function filterOf(params: URLSearchParams): GuestFilter {
  const state = GUEST_STATES.find((each) => each === params.get('state'));
  const tag = params.get('tag')?.slice(0, LONGEST_TAG);
  const search = (params.get('q') ?? '').slice(0, LONGEST_SEARCH);
  return { search, ...(state ? { state } : {}), ...(tag ? { tag } : {}) };
}

/** The selection that an address names: `chosen` lists short ids, after `all` those left out of what its filter finds. */
export function selectionOf(params: URLSearchParams): GuestSelection {
  const named = (params.get('chosen') ?? '').split(',').filter((sid) => /^\w{3,8}$/.test(sid));
  const sids = [...new Set(named.filter((sid) => sid !== ALL))].slice(0, MAX_PICKED);
  return named[0] === ALL ? { ...filterOf(params), sids } : { search: null, sids };
}

/** How an address names the guests of a selection; empty for nobody. */
export const chosenParam = ({ search, sids }: GuestSelection): string =>
  (search === null ? [...sids] : [ALL, ...sids]).join(',');

/** The query of an address that names a selection. */
export function selectionQuery(selection: GuestSelection): URLSearchParams {
  const { search, state, tag } = selection;
  const params = new URLSearchParams({ chosen: chosenParam(selection) });
  if (search) params.set('q', search);
  if (state) params.set('state', state);
  if (tag !== undefined) params.set('tag', tag);
  return params;
}
