import { type Audience, MAX_PICKED } from '@festlig/contracts/contacts';
import type { TemplateType } from '@festlig/contracts/messaging';

/** Whom a host chooses: some guests one by one, or everybody whom a search finds but for some. */
export interface Choice {
  /** Null: one by one. Empty: everybody on the list. */
  search: string | null;
  /** Short ids of those chosen one by one; with a search, of those left out. */
  sids: readonly string[];
}

export const NOBODY: Choice = { search: null, sids: [] };

export const isNobody = ({ search, sids }: Choice): boolean => search === null && sids.length === 0;

export const isChosen = ({ search, sids }: Choice, sid: string): boolean => sids.includes(sid) === (search === null);

/** The choice with one guest in it, or without. */
export function withGuest(choice: Choice, sid: string, chosen: boolean): Choice {
  const rest = choice.sids.filter((other) => other !== sid);
  const named = chosen === (choice.search === null);
  return { ...choice, sids: named ? [...rest, sid] : rest };
}

/** No more guests can be named one by one: chosen, or left out. */
export const isFull = ({ sids }: Choice): boolean => sids.length >= MAX_PICKED;

/** What the list shows: what is searched for, among whom is chosen by a search. */
export const shownBy = ({ search: found }: Choice, search: string): string =>
  `${found ?? ''} ${search}`.trim().slice(0, 100);

/** What a presend and a send are told; a choice is of no meaning to the other audiences. */
export function whomOf(audience: Audience, { search, sids }: Choice) {
  if (audience !== 'custom') return { audience, picked: [], search: null, except: [] };
  const named = [...sids];
  return search === null
    ? { audience, picked: named, search, except: [] }
    : { audience, picked: [], search, except: named };
}

/** Whether some may get a mail a second time that was sent before: those without an invitation have had none. */
export const mayGetAgain = (type: TemplateType, audience: Audience): boolean =>
  !(type === 'invitation' && audience === 'missing');
