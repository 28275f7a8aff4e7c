import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Contact } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { badgesOf, type Badge } from '../model';

const COLORS: Record<Badge, ChipProps['color']> = {
  coming: 'success',
  notComing: 'default',
  seen: 'info',
  invited: 'info',
  noEmail: 'warning',
  emailOff: 'warning',
  unsubscribed: 'warning',
  textOnly: 'default',
  textStopped: 'warning',
  textAbroad: 'warning',
};

/** Whether the guest is invited, has answered and can be reached: in words; the colour only supports them. */
export function ContactBadges({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const label = (badge: Badge) =>
    badge === 'coming' ? t('badge.coming', { count: contact.rsvp?.numberOfPeople ?? 1 }) : t(`badge.${badge}`);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {contact.tags.map((tag) => (
        <Chip key={`tag ${tag}`} size="small" label={tag} />
      ))}
      {badgesOf(contact).map((badge) => (
        <Chip key={badge} size="small" variant="outlined" color={COLORS[badge] ?? 'default'} label={label(badge)} />
      ))}
    </Stack>
  );
}
