import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import { showPhone } from '@festlig/domain/contacts/phone';
import { useTranslation } from 'react-i18next';
import { DENSE, lowIcon } from '../../../components/dense';
import { MeantAddress } from '../list/components/MeantAddress';
import { ContactBadges } from './ContactBadges';
import { Delivery } from './Delivery';

export interface ContactRowProps {
  contact: Contact;
  chosen: boolean;
  onChoose: (chosen: boolean, withShift: boolean) => void;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

/** One guest, where there is more room than on a phone: name, address, what became of the invitation, status, and the actions. */
export function ContactRow({ contact, chosen, onChoose, onEdit, onDelete }: ContactRowProps) {
  const { t } = useTranslation('contacts');
  return (
    <Box component="li" sx={{ ...row, ...(chosen && { bgcolor: 'action.selected' }) }}>
      <Checkbox
        size="small"
        checked={chosen}
        onChange={(event, next) => onChoose(next, (event.nativeEvent as MouseEvent).shiftKey)}
        slotProps={{ input: { 'aria-label': t('selection.one', { name: contact.name }) } }}
        sx={{ gridArea: { xs: 'tick', md: 'auto' }, p: 1.5, [DENSE]: { p: 0.5 } }}
      />
      <Box sx={who}>
        <Typography sx={name}>{contact.name}</Typography>
        <Box sx={beside}>
          <Typography component="div" variant="body2" color="textSecondary" title={addresses(contact)} sx={address}>
            {contact.email !== null && (
              <Box component="span" sx={email}>
                <Email address={contact.email} />
              </Box>
            )}
            {contact.email !== null && contact.phone !== null && <Box component="span" sx={between} />}
            {contact.phone !== null && (
              <Box component="span" sx={phone}>
                {showPhone(contact.phone)}
              </Box>
            )}
            {contact.email === null && contact.phone === null && t('noAddress')}
            {contact.maxPeople !== null && (
              <>
                <Box component="span" sx={between} />
                <Box component="span" sx={phone}>
                  {t('maxBrief', { count: contact.maxPeople })}
                </Box>
              </>
            )}
          </Typography>
          <MeantAddress contact={contact} onEdit={onEdit} />
        </Box>
      </Box>
      <Box sx={{ gridArea: { xs: 'delivery', md: 'auto' } }}>
        <Delivery contact={contact} />
      </Box>
      <Box sx={badges}>
        <ContactBadges contact={contact} />
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', gridArea: { xs: 'actions', md: 'auto' } }}>
        <IconButton sx={lowIcon} aria-label={t('edit', { name: contact.name })} onClick={() => onEdit(contact)}>
          <EditOutlined fontSize="small" />
        </IconButton>
        <IconButton sx={lowIcon} aria-label={t('delete', { name: contact.name })} onClick={() => onDelete(contact)}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

const addresses = ({ email, phone }: Contact): string =>
  [email, phone === null ? null : showPhone(phone)].filter((text) => text !== null).join(' · ');

/** On a desk name and address are columns, so that a guest is one line; the most who may come, which few guests have, ends the address. */
const who = {
  gridArea: 'who',
  minWidth: 0,
  display: { xs: 'block', md: 'contents' },
  // Of the lines of name and address, which are parts of one text.
  lineHeight: 1.35,
} as const;
const name = {
  fontWeight: 600,
  overflowWrap: 'anywhere',
  fontSize: { md: '0.9375rem' },
  lineHeight: 1.35,
  // So that several lines do not touch the lines between the guests.
  py: { md: 0.5 },
} as const;
/** What is asked about the address is beside it, or below where there is too little room. */
const beside = {
  minWidth: 0,
  display: { xs: 'inline', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
} as const;
const address = {
  minWidth: 0,
  mr: { xs: 1.25, md: 0 },
  display: { xs: 'inline', md: 'flex' },
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
  '& wbr': { display: { md: 'none' } },
} as const;
/** On a desk an address that is too long is cut, and never the number behind it. */
const email = {
  minWidth: 0,
  whiteSpace: { md: 'nowrap' },
  overflow: { md: 'hidden' },
  textOverflow: { md: 'ellipsis' },
} as const;
const phone = { display: { xs: 'inline-block', md: 'inline' }, flex: 'none', whiteSpace: 'nowrap' } as const;
/** A dot where there is one line; on a phone, where the line may end here, only room. */
const between = {
  mr: { xs: 1.25, md: 0 },
  whiteSpace: { md: 'pre' },
  '&::after': { content: { xs: '" "', md: '" · "' } },
} as const;

/** Too narrow for columns, and wide enough for a guest's badges beside name and address. */
const TABLET = '@media (min-width: 700px) and (max-width: 899.98px)';
/** Badges of several lines have the same edge as those of one. */
const badges = {
  gridArea: { xs: 'badges', md: 'auto' },
  minWidth: 0,
  py: { md: 0.5 },
  [TABLET]: { pl: 1.5, '& > *': { justifyContent: 'flex-end' } },
} as const;
const COLUMNS = 'minmax(0, 4fr) minmax(0, 6fr) 6rem minmax(0, 5fr)';
/** The columns of a desk, for the line above the rows: their boxes and buttons are as wide with a mouse as with a finger. */
export const IN_COLUMNS = {
  columnGap: { xs: 0.5, md: 1.5 },
  gridTemplateColumns: `44px ${COLUMNS} 88px`,
  [DENSE]: { gridTemplateColumns: `28px ${COLUMNS} 64px` },
} as const;
const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 0.5, md: 1.5 },
  rowGap: 0.5,
  gridTemplateColumns: {
    xs: 'auto 1fr auto',
    md: `44px ${COLUMNS} 88px`,
  },
  gridTemplateAreas: { xs: '"tick who actions" ". badges delivery"', md: 'none' },
  py: { xs: 1, md: 0 },
  pl: { xs: 0.5, md: 1.5 },
  pr: { xs: 0.5, md: 1 },
  borderTop: 1,
  borderColor: 'divider',
  [DENSE]: { gridTemplateColumns: IN_COLUMNS[DENSE].gridTemplateColumns },
  [TABLET]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto fit-content(34%) auto',
    gridTemplateAreas: '"tick who delivery badges actions"',
    py: 0.75,
  },
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** An e-mail that is too long for its line breaks before the @. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
