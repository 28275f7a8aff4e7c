import EditOutlined from '@mui/icons-material/EditOutlined';
import NoteOutlined from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Contact } from '@festlig/contracts/contacts';
import { meantDomain } from '@festlig/domain/contacts/misspelt-domain';
import { showPhone } from '@festlig/domain/contacts/phone';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hindrancesOf } from '../model';
import { MeantAddress } from '../list/components/MeantAddress';
import { HindranceChip, StateChip } from './ContactBadges';
import type { ContactRowProps } from './ContactRow';

/**
 * One guest on a phone, in low lines: who it is and where they stand, the address, and the number with what else is known. The rest is where the guest is edited, and deleted, which a tap
 * anywhere beside the box opens (rule: contact-rows-on-phone).
 */
export function PhoneRow({ contact, chosen, onChoose, onEdit }: Omit<ContactRowProps, 'onDelete'>) {
  const { t } = useTranslation('contacts');
  const { email, phone } = contact;
  const more = useChips(contact);
  return (
    <Box component="li" sx={{ ...row, ...(chosen && { bgcolor: 'action.selected' }) }}>
      <Checkbox
        size="small"
        checked={chosen}
        onChange={(_event, next) => onChoose(next, false)}
        slotProps={{ input: { 'aria-label': t('selection.one', { name: contact.name }) } }}
        sx={{ p: 1.5 }}
      />
      <Box sx={beside} onClick={() => onEdit(contact)}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={line}>
            <Box component="span" sx={named}>
              {contact.name}
            </Box>
            {contact.maxPeople !== null && (
              <Box component="span" sx={most}>
                {t('maxBrief', { count: contact.maxPeople })}
              </Box>
            )}
            <StateChip contact={contact} isOnPhone />
          </Box>
          <Box sx={address}>{email ?? (phone === null ? t('noAddress') : showPhone(phone))}</Box>
          {((email !== null && (phone !== null || meantDomain(email) !== null)) || more.length > 0) && (
            <Box sx={below}>
              <MeantAddress contact={contact} />
              {email !== null && phone !== null && <Box sx={address}>{showPhone(phone)}</Box>}
              {more}
            </Box>
          )}
        </Box>
        {/* Its press opens the guest as one beside it does. */}
        <IconButton sx={{ p: 1.5 }} aria-label={t('edit', { name: contact.name })}>
          <EditOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

/** What does not reach the guest; the first tag; how many other tags and notes there are, which appear on a long press. */
function useChips(contact: Contact): ReactElement[] {
  const { t } = useTranslation('contacts');
  const [tag, ...tags] = contact.tags;
  const others = [...tags, contact.note].filter((text) => text !== '');
  const chips = hindrancesOf(contact).map((each) => <HindranceChip key={each} hindrance={each} />);
  if (tag !== undefined) chips.push(<Chip key="tag" size="small" label={tag} sx={{ maxWidth: 124 }} />);
  if (others.length > 0) {
    const shown =
      tag === undefined
        ? { icon: <NoteOutlined />, label: contact.note, sx: { maxWidth: 110 } }
        : { label: t('moreBrief', { count: others.length }) };
    chips.push(
      <Tooltip key="others" title={others.join(', ')}>
        <Chip size="small" {...shown} />
      </Tooltip>,
    );
  }
  return chips;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
const beside = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 64,
  py: 0.75,
  pr: 0.5,
  boxSizing: 'border-box',
  cursor: 'pointer',
} as const;
/** A long name takes several lines beside its chip, which is below a word that has too little room beside it. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.75,
  rowGap: 0.25,
  '& > .MuiChip-root': { flex: 'none', ml: 'auto' },
} as const;
const named = {
  flex: '1 1 min-content',
  minWidth: 0,
  maxWidth: 'max-content',
  fontWeight: 600,
  overflowWrap: 'break-word',
  lineHeight: 1.35,
} as const;
const most = { color: 'text.secondary', typography: 'body2', whiteSpace: 'nowrap', flex: 'none' } as const;
const address = {
  typography: 'body2',
  lineHeight: 1.35,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
const below = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 0.75,
  rowGap: 0.5,
  pt: 0.25,
} as const;
