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
  /** How many there are; null while that is not known. */
  total: number | null;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
}

/** A page of the guests: after whom it begins, and how many guests are before it. */
interface Page {
  after: string | null;
  start: number;
}

/** The pages up to the one that is shown, which is the last, and the place in it. */
interface Place {
  trail: readonly Page[];
  at: number;
}

const FIRST: Page = { after: null, start: 0 };
const START: Place = { trail: [FIRST], at: 0 };

/** Steps through these guests, one after the other; begins anew with others. */
export function usePreviewedGuest(partyId: string, guests: Guests): PreviewedGuest {
  const isNamed = 'names' in guests;
  // How many they are can change while the same guests are gone through.
  const of = JSON.stringify(isNamed ? guests : guests.whom);
  const [kept, setKept] = useState({ of, place: START });
  const place = kept.of === of ? kept.place : START;
  const setPlace = (next: Place) => setKept({ of, place: next });
  if (kept.of !== of) setPlace(START);
  const page = place.trail.at(-1) ?? FIRST;
  const asked = isNamed ? skipToken : { partyId, ...guests.whom, after: page.after, pageSize: PAGE_SIZE };
  const { currentData } = usePreviewGuestsQuery(asked);
  const found = isNamed ? guests.names : currentData?.guests.map(({ name }) => name);
  const next = currentData?.next ?? null;
  // The place is beyond this page, which may be shorter than others.
  if (kept.of === of && found && next !== null && place.at >= found.length) {
    const then = { after: next, start: page.start + found.length };
    setPlace({ trail: [...place.trail, then], at: place.at - found.length });
  }
  const count = found?.length ?? 0;
  // The list may have become shorter.
  const at = found && next === null ? Math.max(0, Math.min(place.at, count - 1)) : place.at;
  const position = page.start + at;
  const isEmpty = found !== undefined && next === null && page.start + count === 0;
  const known = isNamed ? guests.names.length : guests.total;
  const total = isEmpty ? 0 : known;
  const isAtEnd = found !== undefined && next === null && at >= count - 1;
  return {
    name: found?.[at] ?? '',
    position,
    total,
    isLast: isAtEnd || (total !== null && position + 1 >= total),
    onStep: (by) => setPlace(by === 1 ? { ...place, at: at + 1 } : before({ ...place, at })),
  };
}

/** The place of the guest before this one. */
function before({ trail, at }: Place): Place {
  if (at > 0) return { trail, at: at - 1 };
  const { start } = trail.at(-1) ?? FIRST;
  const pages = trail.filter((page) => page.start < start);
  const last = pages.at(-1);
  return last ? { trail: pages, at: start - last.start - 1 } : START;
}
