import type { Party } from '@festlig/contracts/party';
import { useEffect, useState } from 'react';
import { keptGuest } from '../lib/kept-guest';
import { useGuestKeys } from './page-source';
import { useUser } from './session';

/**
 * The short id of the guest who looks at a part of the invitation: that of the address, or at the bare address that of the
 * invitation which was opened in this browser; `undefined` until it is known, null for nobody. Who is logged in is known by their
 * account, and a browser's guest is not joined with it (rule: guest-of-browser).
 */
export function useGuestOfBrowser({ id, sid, slug }: Pick<Party, 'id' | 'sid' | 'slug'>): string | null | undefined {
  const { cid } = useGuestKeys();
  const user = useUser();
  const [kept, setKept] = useState<{ of: string; cid: string | null }>();
  const isAsked = cid === null && user === null;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const take = (found: string | null) => isWanted && setKept({ of: id, cid: found });
    // A browser that may keep nothing knows nobody.
    keptGuest([id, sid, slug]).then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [isAsked, id, sid, slug]);
  if (cid !== null) return cid;
  if (user !== null) return user && null;
  return kept?.of === id ? kept.cid : undefined;
}
