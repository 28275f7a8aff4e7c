import type { GuestFilter } from '../../../lib/guest-selection';
import type { Sort } from '../model';

interface Asked extends Pick<GuestFilter, 'state' | 'tag'> {
  search?: string;
  sort: Sort;
}

/**
 * Whether a list that is open is fetched again by itself. A search, and a filter in another order than by name, read up to 5,000
 * guests each time. In a state guests come and go as they answer, so the rows wait for the pointer to leave them; otherwise they stay
 * where they are, and only what they say changes (rule: contact-list-live).
 */
export function isFollowed({ search, state, tag, sort }: Asked, isUnderPointer: boolean): boolean {
  if (search !== undefined) return false;
  const isByName = sort === 'name' || sort === '-name';
  const isFiltered = state !== undefined || tag !== undefined;
  return (isByName || !isFiltered) && !(state !== undefined && isUnderPointer);
}
