import Box from '@mui/material/Box';
import { htmlToText } from '@festlig/domain/messaging/html-text';
import { heroThumb } from '@festlig/domain/web/hero-image';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClashingField } from '../../../components/use-clash';
import { useLanguage } from '../../../i18n/use-language';
import { formatCalendarDay, formatClock, formatDay, zoneName } from '../../../lib/format-date';
import type { PartyContent } from '../model';
import { useColourName } from '../look/use-colour-name';

/** The order of the fields on the page. */
const ORDER = [
  'title',
  'invitedBy',
  'heroImage',
  'date',
  'endDate',
  'zone',
  'location',
  'suDate',
  'programme',
  'body',
  'description',
  'themeName',
  'layout',
  'lettering',
  'colour',
] as const;
type Field = (typeof ORDER)[number];

const picture = (path: string | null): ReactNode =>
  path && <Box component="img" src={heroThumb(path)} alt="" sx={{ display: 'block', width: 160, maxWidth: '100%' }} />;

/** The fields of the page that two hosts have changed, with both values. */
export function useClashingFields() {
  const { t } = useTranslation('page-editor');
  const language = useLanguage();
  const nameOf = useColourName();
  const label = {
    title: t('title'),
    invitedBy: t('invitedBy'),
    heroImage: t('heroTitle'),
    date: t('date'),
    endDate: t('endClock'),
    zone: t('zone'),
    programme: t('programme.title'),
    location: t('place'),
    suDate: t('replyBy'),
    body: t('body'),
    description: t('share'),
    themeName: t('theme'),
    layout: t('titlePlace'),
    lettering: t('lettering.title'),
    colour: t('colour.title'),
  };
  const shown: Record<Field, (page: PartyContent) => ReactNode> = {
    title: ({ title }) => title,
    invitedBy: ({ invitedBy }) => invitedBy,
    heroImage: ({ heroImage }) => picture(heroImage),
    date: ({ date, zone }) => `${formatDay(date, zone, language)}, ${formatClock(date, zone, language)}`,
    endDate: ({ endDate, zone }) =>
      endDate && `${formatDay(endDate, zone, language)}, ${formatClock(endDate, zone, language)}`,
    programme: ({ programme, zone }) =>
      programme.map(({ id, date, title }) => <div key={id}>{`${formatClock(date, zone, language)} ${title}`}</div>),
    zone: ({ date, zone }) => zoneName(date, zone, language),
    location: ({ location }) => location.address,
    suDate: ({ suDate }) => suDate && formatCalendarDay(suDate, language),
    body: ({ body }) => htmlToText(body),
    description: ({ description }) => htmlToText(description),
    themeName: ({ themeName }) => t(`themeName.${themeName}`),
    layout: ({ layout }) => t(`layout.${layout}`),
    lettering: ({ lettering }) => t(`lettering.${lettering}`),
    colour: ({ colour }) => nameOf({ colour }),
  };
  return (fields: readonly string[], mine: PartyContent, theirs: PartyContent): ClashingField[] =>
    ORDER.filter((field) => fields.includes(field)).map((field) => ({
      label: label[field],
      mine: shown[field](mine),
      theirs: shown[field](theirs),
    }));
}
