import type { Audience, GuestState } from '@festlig/contracts/contacts';
import type { Send, TemplateType } from '@festlig/contracts/messaging';
import { type GuestSelection, type Guests, selectionInput } from '../../lib/guest-selection';

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

/** The states of the guests of each audience but `custom`, one list after the other; none for the whole list. */
const STATES_OF: Readonly<Record<Exclude<Audience, 'custom'>, readonly GuestState[]>> = {
  all: [],
  missing: ['new'],
  rsvp: ['yes', 'no'],
  withoutRsvp: ['silent'],
  rsvpYes: ['yes'],
  rsvpNo: ['no'],
  photos: ['yes', 'silent'],
};

/**
 * The guests of an audience, one after the other: by `names` when the summary of the send names them, otherwise as the
 * guest list finds them. While nobody is chosen they are the whole list (rule: mail-preview).
 */
export function guestsOf(audience: Audience, choice: GuestSelection, names: readonly string[] | null): Guests {
  if (names !== null && names.length > 0) return { names };
  if (audience !== 'custom') {
    const [first, then] = STATES_OF[audience];
    return { lists: [first ? { state: first } : {}, ...(then ? [{ state: then }] : [])], except: [] };
  }
  const { search, sids, state, tag } = choice;
  if (search === null) return { lists: [sids.length === 0 ? {} : { picked: [...sids] }], except: [] };
  const filter = { ...(search === '' ? {} : { search }), ...(state && { state }), ...(tag && { tag }) };
  return { lists: [filter], except: sids };
}

/** Whether some guests may get the same mail a second time. Guests without an invitation have not got one. */
export const mayGetAgain = (type: TemplateType, audience: Audience): boolean =>
  !(type === 'invitation' && audience === 'missing');

/** How many guests were invited on this day of the reader: who gets a mail and a text counts once. */
export const invitedToday = (
  sends: readonly Pick<Send, 'type' | 'createdAt' | 'emailsSent' | 'textSent'>[],
  now: Date,
): number =>
  sends
    .filter(({ type, createdAt }) => type === 'invitation' && new Date(createdAt).toDateString() === now.toDateString())
    .reduce((sum, { emailsSent, textSent }) => sum + Math.max(emailsSent, textSent), 0);
