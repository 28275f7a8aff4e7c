import NoteOutlined from '@mui/icons-material/StickyNote2Outlined';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Contact } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { DENSE } from '../../../components/dense';
import { badgesOf, type Badge } from '../model';

/** So many of a guest's tags are in the row; the others appear on pointing. */
const TAGS_SHOWN = 3;

const COLORS: Record<Badge, ChipProps['color']> = {
  coming: 'success',
  notComing: 'default',
  seen: 'info',
  invited: 'info',
  unreachable: 'warning',
  emailOff: 'warning',
  unsubscribed: 'warning',
  textOnly: 'default',
  textStopped: 'warning',
  textAbroad: 'warning',
};

/** A guest's states in words; the colour only supports them. */
export function StateBadges({ contact, badges }: { contact: Contact; badges: readonly Badge[] }) {
  const { t } = useTranslation('contacts');
  const label = (badge: Badge) =>
    badge === 'coming' ? t('badge.coming', { count: contact.rsvp?.numberOfPeople ?? 1 }) : t(`badge.${badge}`);
  return badges.map((badge) => (
    <Chip key={badge} size="small" variant="outlined" color={COLORS[badge] ?? 'default'} label={label(badge)} />
  ));
}

/** The guest's tags and note, and whether the guest is invited, has answered and can be reached. */
export function ContactBadges({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const more = contact.tags.slice(TAGS_SHOWN);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {contact.tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Chip key={`tag ${tag}`} size="small" label={tag} sx={{ maxWidth: 160 }} />
      ))}
      {more.length > 0 && (
        <Tooltip title={more.join(', ')} enterTouchDelay={0}>
          <Chip size="small" label={t('moreTags', { count: more.length })} />
        </Tooltip>
      )}
      <StateBadges contact={contact} badges={badgesOf(contact)} />
      {contact.note !== '' && (
        <Tooltip title={contact.note} enterTouchDelay={0}>
          <Chip size="small" icon={<NoteOutlined />} label={contact.note} sx={note} />
        </Tooltip>
      )}
    </Stack>
  );
}

/** Its words where there is room; in a row of a desk, which is low, they appear on pointing. */
const note = {
  maxWidth: 200,
  [DENSE]: { '& .MuiChip-label': { width: 0, px: 0, mr: 0.75 } },
} as const;
