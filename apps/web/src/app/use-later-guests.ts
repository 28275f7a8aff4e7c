import type { Send } from '@festlig/contracts/messaging';
import { isPast } from '@festlig/domain/party/dates';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePartyOfPage } from '../api/party';
import { useCountGuestsQuery } from '../features/contacts/api';
import { hasInvited, runningSend } from '../features/sending/progress/model';
import { isNobody, selectionOf } from '../lib/guest-selection';

/**
 * How many guests have no invitation after the first went out: 0 while something is sent, while the host has selected
 * guests, and when there is nothing to invite to any more (rule: later-guests-invited).
 */
export function useLaterGuests(partyId: string, sends: readonly Send[]): number {
  const party = usePartyOfPage().data;
  const [now] = useState(() => new Date());
  const isSelected = !isNobody(selectionOf(useSearchParams()[0]));
  const isOver = !party || party.cancelled || isPast(party, now);
  const asks = hasInvited(sends) && !runningSend(sends) && !isSelected && !isOver;
  // Who was invited by the last send is recorded a moment after it has ended.
  const { data, isFetching } = useCountGuestsQuery(asks ? { partyId } : skipToken, { refetchOnMountOrArgChange: true });
  return data && asks && !isFetching ? data.states.new : 0;
}
