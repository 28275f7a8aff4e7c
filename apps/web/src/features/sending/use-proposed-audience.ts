import type { Audience } from '@festlig/contracts/contacts';
import { useState } from 'react';

/** Why an audience is proposed: it is the likely one, or a change concerns it, or those before it have no guests. */
export type Why = 'likely' | 'change' | 'photos' | 'all';

/**
 * The first of these audiences that has guests, by what is counted of one after the other; the last when none has any. Once one
 * with guests is found it stays, also when its guests become fewer, until others are proposed. `first`: why the first of them is
 * (rule: send-audiences).
 */
export function useProposedAudience(proposals: readonly Audience[], first: 'likely' | 'change') {
  const of = proposals.join();
  const [found, setFound] = useState({ of, at: 0, isSettled: false });
  const { at, isSettled } = found.of === of ? found : { at: 0, isSettled: false };
  const proposed = proposals[Math.min(at, proposals.length - 1)] ?? 'custom';
  const isLater = at > 0 && (proposed === 'photos' || proposed === 'all');
  /** Null where nothing else could have been proposed. */
  const why: Why | null = proposals.length < 2 ? null : isLater ? proposed : first;
  return {
    proposed,
    why,
    /** Called while rendering, with how many guests the proposed one has. */
    note: (guests: number | undefined) => {
      if (isSettled || guests === undefined) return;
      const isLast = guests > 0 || at + 1 >= proposals.length;
      setFound({ of, at: isLast ? at : at + 1, isSettled: isLast });
    },
  } as const;
}
