import type { Party, RsvpField } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { type Clash, without } from '../../api/edit-clash';
import { type ClashingField, useClash } from '../../components/use-clash';
import { useLanguage } from '../../i18n/use-language';
import { formatCalendarDay, formatMoment, readerZone } from '../../lib/format-date';
import { clashingQuestions, mergedQuestions } from './merge.model';
import { type SettingsChange, settingsOf, toChange } from './model';

type Field = Exclude<keyof SettingsChange, 'ifMatch' | 'rsvpFields'>;
const ORDER: readonly Field[] = [
  ...(['rsvpEnabled', 'rsvpRestricted', 'guestCountChoiceEnabled', 'rsvpDeadlineEnabled', 'suDate'] as const),
  ...(['rsvpReplyEmailDisabled', 'slug', 'photosEnabled', 'photosUploadedByGuests', 'photosPublicEnabled'] as const),
  ...(['photosPublicDefaultEnabled', 'photosEnabledDate', 'photoBookEnabled', 'smsUseSenderNumber'] as const),
  ...(['language', 'visibility', 'actions'] as const),
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
    slug: t('address.title'),
    photosEnabled: t('photos.enabled'),
    photosUploadedByGuests: t('photos.byGuests'),
    photosPublicEnabled: t('photos.public'),
    photosPublicDefaultEnabled: t('photos.publicDefault'),
    photosEnabledDate: t('photos.from'),
    photoBookEnabled: t('photos.book'),
    smsUseSenderNumber: t('sender.own'),
    language: t('language.title'),
    visibility: t('visibility.title'),
    actions: t('links.title'),
  };
  const shown = (field: Field, value: SettingsChange[Field], zone: string): string => {
    if (typeof value === 'boolean') {
      const on = field === 'rsvpReplyEmailDisabled' ? !value : value;
      return on ? t('controls:clash.on') : t('controls:clash.off');
    }
    if (value === null || value === undefined) return '';
    if (typeof value === 'object') return Object.values(value).join('\n');
    if (field === 'suDate') return formatCalendarDay(value, language);
    if (field === 'photosEnabledDate') return formatMoment(value, { zone, readerZone: readerZone(), language });
    if (value === 'da' || value === 'en') return t(`app:language.${value}`);
    return value === 'public' || value === 'link' ? t(`visibility.${value}`) : value;
  };
  const inWords = (
    fields: readonly string[],
    mine: SettingsChange,
    theirs: SettingsChange,
    zone: string,
  ): ClashingField[] =>
    ORDER.filter((field) => fields.includes(field)).map((field) => ({
      label: label[field],
      mine: shown(field, mine[field], zone),
      theirs: shown(field, theirs[field], zone),
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
      ...inWords(fields, change, toChange(settingsOf(theirs), theirs.zone), theirs.zone),
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
  (change.rsvpFields ?? base.rsvpFields).map(({ required = false, hidden = false, onlyComing = false, ...field }) => ({
    ...field,
    required,
    hidden,
    onlyComing,
  }));
