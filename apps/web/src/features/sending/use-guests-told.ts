import type { Audience } from '@festlig/contracts/contacts';
import { useEffect, useEffectEvent } from 'react';
import type { Guests } from '../../lib/guest-selection';
import { type Choice, guestsOf } from './choice.model';

interface Chosen {
  audience: Audience;
  choice: Choice;
  /** The guests by name when they are few, null when they are many or not counted; undefined while they are counted. */
  names: readonly string[] | null | undefined;
}

/** Tells which guests are chosen, again when they are others (rule: mail-preview). */
export function useGuestsTold({ audience, choice, names }: Chosen, onGuests: (guests: Guests) => void): void {
  const guests = names === undefined ? undefined : guestsOf(audience, choice, names);
  const tell = useEffectEvent(() => guests && onGuests(guests));
  const told = JSON.stringify(guests);
  useEffect(() => void tell(), [told]);
}
