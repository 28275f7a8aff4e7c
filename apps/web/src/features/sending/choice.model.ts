import { type Audience, MAX_PICKED } from '@festlig/contracts/contacts';
import type { TemplateType } from '@festlig/contracts/messaging';

/** The guests a host chooses: some one by one, or everybody found by a search with exceptions. */
export interface Choice {
  /** Null: guests are chosen one by one. Empty: everybody on the list is chosen. */
  search: string | null;
  /** Short ids of the guests chosen one by one; with a search, of the excluded guests. */
  sids: readonly string[];
}

export const NOBODY: Choice = { search: null, sids: [] };

export const isNobody = ({ search, sids }: Choice): boolean => search === null && sids.length === 0;

export const isChosen = ({ search, sids }: Choice, sid: string): boolean => sids.includes(sid) === (search === null);

/** The choice with one guest added or removed. */
export function withGuest(choice: Choice, sid: string, chosen: boolean): Choice {
  const rest = choice.sids.filter((other) => other !== sid);
  const named = chosen === (choice.search === null);
  return { ...choice, sids: named ? [...rest, sid] : rest };
}

/** Whether no more guests can be listed, chosen or excluded. */
export const isFull = ({ sids }: Choice): boolean => sids.length >= MAX_PICKED;

/** The search of the list that is shown: the host's search within the chosen search. */
export const shownBy = ({ search: found }: Choice, search: string): string =>
  `${found ?? ''} ${search}`.trim().slice(0, 100);

/** The input of presend and send; for the other audiences a choice has no meaning. */
export function whomOf(audience: Audience, { search, sids }: Choice) {
  if (audience !== 'custom') return { audience, picked: [], search: null, except: [] };
  const named = [...sids];
  return search === null
    ? { audience, picked: named, search, except: [] }
    : { audience, picked: [], search, except: named };
}

/** Whether some guests may get the same mail a second time. Guests without an invitation have not got one. */
export const mayGetAgain = (type: TemplateType, audience: Audience): boolean =>
  !(type === 'invitation' && audience === 'missing');
