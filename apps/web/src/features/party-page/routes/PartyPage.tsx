import type { Party } from '@festlig/contracts/party';
import type { ReactNode } from 'react';
import { usePartyOfPage } from '../../../api/party';

export function PartyPage({ reply }: { reply: (party: Party) => ReactNode }) {
  const { data: party } = usePartyOfPage();
  return party ? reply(party) : null;
}
