import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Guests } from '../../lib/guest-selection';
import { usePreviewGuestsQuery } from './api';

/** Guests fetched at a time. */
const PAGE_SIZE = 20;

export interface PreviewedGuest {
  /** Empty while the guests are fetched, and when there are none. */
  name: string;
  /** 0 for the first guest. */
  position: number;
  total: number;
  onStep: (by: 1 | -1) => void;
}

/** Where a preview stands among the guests of its lists. */
interface Place {
  /** The position, counted with those who are left out. */
  at: number;
  /** How many before it are left out. */
  skipped: number;
  /** The direction of the last step. */
  by: 1 | -1;
}

const START: Place = { at: 0, skipped: 0, by: 1 };

const stepFrom = ({ at, skipped }: Place, by: 1 | -1, isLeftOut: boolean): Place => ({
  at: at + by,
  skipped: isLeftOut ? skipped + by : skipped,
  by,
});

/** Steps through these guests, one after the other; begins anew with others. */
export function usePreviewedGuest(partyId: string, guests: Guests): PreviewedGuest {
  const of = JSON.stringify(guests);
  const [{ place, ...kept }, setKept] = useState({ of, place: START });
  const setPlace = (next: Place) => setKept({ of, place: next });
  if (kept.of !== of) setPlace(START);
  const { guest, total } = useGuestAt(partyId, guests, kept.of === of ? place.at : 0);
  const except = 'except' in guests ? guests.except : [];
  const isLeftOut = (sid: string | undefined) => sid !== undefined && except.includes(sid);
  // A guest who is left out is found by the lists all the same.
  if (kept.of === of && isLeftOut(guest?.sid) && place.at < total) setPlace(stepFrom(place, place.by, true));
  const isShown = guest !== undefined && !isLeftOut(guest.sid);
  return {
    name: isShown ? guest.name : '',
    position: place.at - place.skipped,
    total: Math.max(0, total - except.length),
    onStep: (by) => setPlace(stepFrom(place, by, false)),
  };
}

/** The guest at a place of these guests, and how many they are with those who are left out. */
function useGuestAt(partyId: string, guests: Guests, at: number) {
  const [first, then] = 'lists' in guests ? guests.lists : [];
  const paged = (place: number) =>
    ({ partyId, page: Math.floor(place / PAGE_SIZE) + 1, pageSize: PAGE_SIZE, sort: 'name' }) as const;
  const one = usePreviewGuestsQuery(first ? { ...paged(at), ...first } : skipToken);
  const found = first && one.data ? one.data.total : 0;
  // The second list begins where the first one ends.
  const rest = Math.max(0, at - found);
  const two = usePreviewGuestsQuery(then && one.data ? { ...paged(rest), ...then } : skipToken);
  if ('names' in guests) {
    const name = guests.names[at];
    return { guest: name === undefined ? undefined : { sid: undefined, name }, total: guests.names.length };
  }
  const [shown, place] = at < found || !then ? [one, at] : [two, rest];
  const total = found + (then && two.data ? two.data.total : 0);
  return { guest: shown.currentData?.items[place % PAGE_SIZE], total };
}
