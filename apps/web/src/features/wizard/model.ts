import type { Language } from '@festlig/contracts/define';
import { PARTY_TYPES, type PartyType } from '@festlig/contracts/party';
import { isZone } from '@festlig/domain/party/dates';
import { OWN_FIELDS, type OwnField, type WizardInput } from '@festlig/domain/party/wizard';
import { readerZone } from '../../lib/format-date';

export type WizardValues = Omit<WizardInput, 'type'>;

const COPENHAGEN = 'Europe/Copenhagen';

/**
 * The zone a new event is in until the host says another: a Danish one in Denmark's, also when it is made on a journey;
 * an English one where the host is, or an evening in London would be an hour off in every calendar.
 */
export function firstZone(language: Language, browser: string = readerZone()): string {
  return language === 'en' && isZone(browser) ? browser : COPENHAGEN;
}

/** The occasion an address names; an unknown one is a party (rule: wizard-default-type). */
export const typeOf = (param: string | undefined): PartyType => PARTY_TYPES.find((type) => type === param) ?? 'party';

/** What the page's title is made of: until it is all there, the preview shows the occasion. */
export const titleFields = (type: PartyType): readonly ('name' | OwnField)[] =>
  type === 'baptism'
    ? ['childName']
    : ['name', ...(OWN_FIELDS[type] ?? []).filter((field) => field !== 'churchLocation')];
