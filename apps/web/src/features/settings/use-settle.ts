import type { Party, RsvpField } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { type Clash, without } from '../../api/edit-clash';
import { type ClashingField, useClash } from '../../components/use-clash';
import { useLanguage } from '../../i18n/use-language';
import { formatCalendarDay } from '../../lib/format-date';
import { clashingQuestions, mergedQuestions } from './merge.model';
import { type SettingsChange, settingsOf, toChange } from './model';

type Field = Exclude<keyof SettingsChange, 'ifMatch' | 'rsvpFields'>;
const ORDER: readonly Field[] = [
  ...(['rsvpEnabled', 'rsvpRestricted', 'guestCountChoiceEnabled', 'rsvpDeadlineEnabled', 'suDate'] as const),
  ...(['rsvpReplyEmailDisabled', 'language'] as const),
];

/** Resolves a clash of two hosts' changes: questions are merged, and for the same setting the host is asked. */
export function useSettle() {
  const { t } = useTranslation(['settings', 'controls', 'app']);
  const language = useLanguage();
  const { asked, ask } = useClash();
  const label: Record<Field, string> = {
    rsvpEnabled: t('reply.enabled'),
    rsvpRestricted: t('reply.restricted'),
    guestCountChoiceEnabled: t('reply.count'),
    rsvpDeadlineEnabled: t('reply.deadline'),
    suDate: t('reply.suDate'),
    rsvpReplyEmailDisabled: t('reply.mailThreads'),
    language: t('language.title'),
  };
  const shown = (field: Field, value: SettingsChange[Field]): string => {
    if (typeof value === 'boolean') {
      const on = field === 'rsvpReplyEmailDisabled' ? !value : value;
      return on ? t('controls:clash.on') : t('controls:clash.off');
    }
    if (field === 'suDate') return value ? formatCalendarDay(value, language) : '';
    return value === 'da' || value === 'en' ? t(`app:language.${value}`) : '';
  };
  const inWords = (fields: readonly string[], mine: SettingsChange, theirs: SettingsChange): ClashingField[] =>
    ORDER.filter((field) => fields.includes(field)).map((field) => ({
      label: label[field],
      mine: shown(field, mine[field]),
      theirs: shown(field, theirs[field]),
    }));
  const question = (field: RsvpField | undefined): string =>
    field === undefined
      ? t('fields.removed')
      : [
          field.name,
          t(`fields.types.${field.type}`),
          field.required && t('fields.required'),
          field.hidden && t('fields.hidden'),
        ]
          .filter(Boolean)
          .join('\n');

  const settle = async ({ fields, change, base, theirs }: Clash<SettingsChange>): Promise<SettingsChange | null> => {
    const lists = [base.rsvpFields, questionsOf(change, base), theirs.rsvpFields] as const;
    const questions = fields.includes('rsvpFields') ? clashingQuestions(...lists) : [];
    const clashing = [
      ...inWords(fields, change, toChange(settingsOf(theirs))),
      ...questions.map(({ mine, theirs }) => ({
        label: mine?.name ?? theirs?.name ?? '',
        mine: question(mine),
        theirs: question(theirs),
      })),
    ];
    const choice = clashing.length === 0 ? 'mine' : await ask(clashing);
    if (choice === null) return null;
    const merged = fields.includes('rsvpFields') ? { rsvpFields: mergedQuestions(...lists, choice) } : {};
    return { ...(choice === 'mine' ? change : without(change, fields)), ...merged };
  };
  return { asked, settle };
}

const questionsOf = (change: SettingsChange, base: Party): RsvpField[] =>
  (change.rsvpFields ?? base.rsvpFields).map(({ required = false, hidden = false, ...field }) => ({
    ...field,
    required,
    hidden,
  }));
