import NoteOutlined from '@mui/icons-material/StickyNote2Outlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Contact } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { DENSE } from '../../../components/dense';
import { StandingChip } from '../../../components/StandingChip';
import { besideState, type Hindrance, hindrancesOf, standingOf } from '../model';

/** So many of a guest's tags are in the row; the others appear on pointing. */
const TAGS_SHOWN = 3;

/**
 * Where a guest stands; what else is known appears on pointing. `isOnPhone`: a press opens the guest, so that a long one says
 * more, and nothing beside the state says that the invitation was seen (rule: contact-delivery-shown).
 */
export function StateChip({ contact, isOnPhone = false }: { contact: Contact; isOnPhone?: boolean }) {
  const { t } = useTranslation('guest-state');
  const beside = besideState(contact).map((each) => t(`state.${each}`));
  const people = contact.rsvp?.numberOfPeople ?? 1;
  const chip = <StandingChip standing={standingOf(contact)} people={people} isSeenSaid={!isOnPhone} />;
  if (beside.length === 0) return chip;
  return (
    <Tooltip title={beside.join(', ')} {...(!isOnPhone && { enterTouchDelay: 0 })} describeChild>
      {chip}
    </Tooltip>
  );
}

/** What does not reach a guest. */
export function HindranceChip({ hindrance }: { hindrance: Hindrance }) {
  const { t } = useTranslation('guest-state');
  return <Chip size="small" variant="outlined" color="warning" label={t(`hindrance.${hindrance}`)} />;
}

/** Where the guest stands, first, so that it is in one place in all rows; the guest's tags and note, and what does not reach them. */
export function ContactBadges({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const more = contact.tags.slice(TAGS_SHOWN);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <StateChip contact={contact} />
      {contact.tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Chip key={`tag ${tag}`} size="small" label={tag} sx={{ maxWidth: 160 }} />
      ))}
      {more.length > 0 && (
        <Tooltip title={more.join(', ')} enterTouchDelay={0}>
          <Chip size="small" label={t('moreTags', { count: more.length })} />
        </Tooltip>
      )}
      {hindrancesOf(contact).map((each) => (
        <HindranceChip key={each} hindrance={each} />
      ))}
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
