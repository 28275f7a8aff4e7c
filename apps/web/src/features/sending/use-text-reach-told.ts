import { useEffect, useEffectEvent } from 'react';
import type { Channel, Presend } from './presend.model';
import { type TextReach, textReachOf } from './text-reach.model';

interface Counted {
  channel: Channel;
  summary: Presend | undefined;
  hasText: boolean;
}

/** Tells whom the text message reaches, and nothing while that is not known or there is none (rule: text-reach). */
export function useTextReachTold(
  { channel, summary, hasText }: Counted,
  onReach: (reach: TextReach | null) => void,
): void {
  const reach = hasText && summary ? textReachOf(channel, summary) : null;
  const told = JSON.stringify(reach);
  const tell = useEffectEvent(() => onReach(reach));
  useEffect(() => tell(), [told]);
}
