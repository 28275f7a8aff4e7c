import type { Audience } from '@festlig/contracts/contacts';
import { useState } from 'react';

/** Why an audience is proposed: it is the likely one, or those before it have no guests. */
export type Why = 'likely' | 'photos' | 'all';

/**
 * The first of these audiences that has guests, by what is counted of one after the other; the last when none has any. Once one
 * with guests is found it stays, also when its guests become fewer (rule: send-audiences).
 */
export function useProposedAudience(proposals: readonly Audience[]) {
  const [at, setAt] = useState(0);
  const [isSettled, setSettled] = useState(false);
  const proposed = proposals[Math.min(at, proposals.length - 1)] ?? 'custom';
  const isLater = at > 0 && (proposed === 'photos' || proposed === 'all');
  /** Null where nothing else could have been proposed. */
  const why: Why | null = proposals.length < 2 ? null : isLater ? proposed : 'likely';
  return {
    proposed,
    why,
    /** Called while rendering, with how many guests the proposed one has. */
    note: (guests: number | undefined) => {
      if (isSettled || guests === undefined) return;
      if (guests > 0 || at + 1 >= proposals.length) setSettled(true);
      else setAt(at + 1);
    },
  } as const;
}
