import type { Language } from '@festlig/contracts/define';
import { PARTY_TYPES, type PartyType } from '@festlig/contracts/party';
import { isZone } from '@festlig/domain/party/dates';
import { namesOf, ownFields, type OwnField, type WizardInput } from '@festlig/domain/party/wizard';
import { wizardTexts } from '@festlig/domain/party/wizard-texts';
import { readerZone } from '../../lib/format-date';

export type WizardValues = Omit<WizardInput, 'type'>;

const COPENHAGEN = 'Europe/Copenhagen';

/**
 * The time zone of a new event until the host chooses another: Denmark's for a Danish event, also when the host is
 * abroad; the host's for an English one, because otherwise an evening in London would be an hour off in every calendar.
 */
export function firstZone(language: Language, browser: string = readerZone()): string {
  return language === 'en' && isZone(browser) ? browser : COPENHAGEN;
}

/** The occasion in an address; an unknown one becomes "party" (rule: wizard-default-type). */
export const typeOf = (param: string | undefined): PartyType => PARTY_TYPES.find((type) => type === param) ?? 'party';

/** The parts of the page's title, in the order in which they are asked. */
export const titleFields = (type: PartyType): readonly ('name' | OwnField)[] =>
  type === 'baptism' ? ['childName'] : ['name', ...ownFields({ type }).filter((field) => field !== 'churchLocation')];

/** The title that the page will have; null until all its parts are there (rules: wizard-shows-card, wizard-shows-title). */
export function titleOf(type: PartyType, values: Partial<WizardValues>, language: Language): string | null {
  const names = namesOf({ ...values, type });
  return titleFields(type).every((field) => names[field] !== '') ? wizardTexts[language][type].title(names) : null;
}
