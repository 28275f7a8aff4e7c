import type { Audience } from '@festlig/contracts/contacts';
import type { TemplateType } from '@festlig/contracts/messaging';
import { type GuestSelection, selectionInput } from '../../lib/guest-selection';

export {
  type GuestSelection as Choice,
  isChosen,
  isFull,
  isNobody,
  NOBODY,
  withGuest,
} from '../../lib/guest-selection';

/** The search of the list that is shown: the host's search within the chosen search. */
export const shownBy = ({ search: found }: GuestSelection, search: string): string =>
  `${found ?? ''} ${search}`.trim().slice(0, 100);

/** The input of presend and send; for the other audiences a choice has no meaning. */
export function whomOf(audience: Audience, choice: GuestSelection) {
  if (audience !== 'custom') return { audience, picked: [], search: null, except: [] };
  return { audience, ...selectionInput(choice) };
}

/** Whether some guests may get the same mail a second time. Guests without an invitation have not got one. */
export const mayGetAgain = (type: TemplateType, audience: Audience): boolean =>
  !(type === 'invitation' && audience === 'missing');
