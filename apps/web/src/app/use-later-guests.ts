import type { GuestCounts } from '@festlig/contracts/contacts';
import type { Send } from '@festlig/contracts/messaging';
import { isPast } from '@festlig/domain/party/dates';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePartyOfPage } from '../api/party';
import { useCountGuestsQuery } from '../api/guest-counts';
import { useListSendsQuery } from '../api/sends';
import { hasInvited, isUnbegun, runningSend } from '../features/sending/progress/model';
import { isNobody, selectionOf } from '../lib/guest-selection';

/** Guests without an invitation whom a mail or a text reaches: how many, and whether only a text reaches them. */
export interface Later {
  guests: number;
  byText: boolean;
}

/** Null when there are none. */
const laterOf = ({ states, newByText }: GuestCounts): Later | null =>
  states.new > 0 ? { guests: states.new, byText: newByText >= states.new } : null;

/** Whether there is still something to invite to, the first invitation went out, and nothing is sent just now. */
function useMayInvite(sends: readonly Send[]): boolean {
  const party = usePartyOfPage().data;
  const [now] = useState(() => new Date());
  const isOver = !party || party.cancelled || isPast(party, now);
  return hasInvited(sends) && !runningSend(sends) && !isOver;
}

/**
 * How the guests stand once something was sent. `later`: those without an invitation after the first went out; null while
 * something is sent, while the host has selected guests, and when there is nothing to invite to any more (rule:
 * later-guests-invited). `isAllInvited`: there are guests, and as far as is known each of them has an invitation or has replied.
 */
export function useGuestsNow(partyId: string, sends: readonly Send[]) {
  const isSelected = !isNobody(selectionOf(useSearchParams()[0]));
  const mayInvite = useMayInvite(sends) && !isSelected;
  const asks = !isSelected && sends.some((send) => !isUnbegun(send));
  const { data, error, isFetching, refetch } = useCountGuestsQuery(asks ? { partyId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return {
    states: data?.states,
    error,
    refetch,
    // Who was invited by the last send is recorded a moment after it has ended.
    later: data && mayInvite && !isFetching ? laterOf(data) : null,
    isAllInvited:
      data !== undefined && hasInvited(sends) && data.total > 0 && data.states.new + data.newUnreachable === 0,
  };
}

/** How long the fetched sends are fresh, in seconds. */
const FRESH = 5;

/** The same guests beside the guest list, which is counted anyway: the sends are fetched only where there are such guests. */
export function useLaterOnList(): Later | null {
  const partyId = usePartyOfPage().data?.id;
  const counts = useCountGuestsQuery(partyId ? { partyId } : skipToken).data;
  const later = counts && counts.states.invited > 0 ? laterOf(counts) : null;
  const asked = partyId && later !== null ? { partyId } : skipToken;
  const { data } = useListSendsQuery(asked, { refetchOnMountOrArgChange: FRESH });
  return useMayInvite(data?.items ?? []) ? later : null;
}
