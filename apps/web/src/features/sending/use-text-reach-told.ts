import { useEffect, useEffectEvent, useState } from 'react';
import type { Channel, Presend } from './presend.model';
import { type TextReach, textReachOf } from './text-reach.model';

interface Counted {
  channel: Channel;
  summary: Presend | undefined;
  hasText: boolean;
  /** Counts again; undefined while nobody can be counted. */
  refetch: (() => PromiseLike<unknown>) | undefined;
}

/**
 * Tells whom the text message reaches, and nothing while that is not known: texts are counted once the template has a text
 * (rule: text-reach).
 */
export function useTextReachTold(
  { channel, summary, hasText, refetch }: Counted,
  onReach: (reach: TextReach | null) => void,
): void {
  const [isCounted, setIsCounted] = useState(hasText);
  const mayCount = refetch !== undefined;
  const count = useEffectEvent(() => void refetch?.().then(() => setIsCounted(true)));
  const isDue = hasText && !isCounted && mayCount;
  useEffect(() => {
    if (isDue) count();
  }, [isDue]);
  const reach = hasText && isCounted && summary ? textReachOf(channel, summary) : null;
  const told = JSON.stringify(reach);
  const tell = useEffectEvent(() => onReach(reach));
  useEffect(() => tell(), [told]);
}
