import { useEffect } from 'react';
import { useVisitGuestMutation } from './api';

/** Reports once that the guest of the link has opened their page. A failure is ignored. */
export function useVisit(partyId: string, cid: string | undefined): void {
  const [visit] = useVisitGuestMutation();
  useEffect(() => {
    if (cid !== undefined) void visit({ partyId, cid });
  }, [visit, partyId, cid]);
}
