import { useEffect, useEffectEvent } from 'react';
import type { Recipients } from '../../lib/guest-selection';

/** Tells which guests get the mail and the text, again when they are others; nothing while they are counted (rules: mail-preview, text-preview). */
export function useGuestsTold(guests: Recipients | undefined, onGuests: (guests: Recipients) => void): void {
  const tell = useEffectEvent(() => guests && onGuests(guests));
  const told = JSON.stringify(guests);
  useEffect(() => void tell(), [told]);
}
