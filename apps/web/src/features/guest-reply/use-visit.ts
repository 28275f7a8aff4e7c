import { useEffect } from 'react';
import { useVisitGuestMutation } from './api';

/** Tells once that the guest of the link has opened their page. If that fails, nobody is bothered with it. */
export function useVisit(partyId: string, cid: string | undefined): void {
  const [visit] = useVisitGuestMutation();
  useEffect(() => {
    if (cid !== undefined) void visit({ partyId, cid });
  }, [visit, partyId, cid]);
}
