import type { Party } from '@festlig/contracts/party';
import { invitingAbove } from '@festlig/domain/party/inviting';
import { saysTime } from '@festlig/domain/party/programme';
import type { TFunction } from 'i18next';
import type { Point } from './map.model';

/** The parts of a party that the page shows and the host edits; the party may be saved or a draft. */
export type PartyContent = Pick<
  Party,
  | 'title'
  | 'body'
  | 'description'
  | 'date'
  | 'endDate'
  | 'zone'
  | 'heroImage'
  | 'location'
  | 'programme'
  | 'themeName'
  | 'layout'
  | 'lettering'
  | 'colour'
  | 'suDate'
  | 'invitedBy'
>;

/** The blocks a host can edit in place. */
export const BLOCKS = ['title', 'date', 'place', 'replyBy', 'programme', 'body'] as const;
export type Block = (typeof BLOCKS)[number];

/** What names the host of a page; a draft has no name yet. The title is without characters that forbid breaks. */
export interface Named {
  title: string;
  invitedBy: string;
  hostName?: string | null | undefined;
}

/** The words above the title (rules: host-named, invited-once). */
export function invited(t: TFunction<'party-page'>, { hostName = null, ...named }: Named): string {
  const host = invitingAbove({ ...named, hostName });
  return host ? t('invitedBy', { host }) : t('invited');
}

/** The place's coordinates, when it was looked up. */
export function pointOf({ latitude, longitude }: Party['location']): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Whether the first line of the programme says when the party begins, and nothing has to say when it ends (rule: facts-beside-programme). */
export const beginsWithProgramme = (party: Party): boolean =>
  saysTime({ ...party, programme: party.programme.slice(0, 1) });
