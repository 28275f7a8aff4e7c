import { useEffect, useEffectEvent } from 'react';
import type { Guests } from '../../lib/guest-selection';

/** Tells which guests get the mail, again when they are others; nothing while they are counted (rule: mail-preview). */
export function useGuestsTold(guests: Guests | undefined, onGuests: (guests: Guests) => void): void {
  const tell = useEffectEvent(() => guests && onGuests(guests));
  const told = JSON.stringify(guests);
  useEffect(() => void tell(), [told]);
}
