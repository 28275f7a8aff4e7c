import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import { showPhone } from '@festlig/domain/contacts/phone';
import { useTranslation } from 'react-i18next';
import { ContactBadges } from './ContactBadges';

interface ContactRowProps {
  contact: Contact;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

/** One guest: name, address, status, and the actions. */
export function ContactRow({ contact, onEdit, onDelete }: ContactRowProps) {
  const { t } = useTranslation('contacts');
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{contact.name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {contact.email !== null && <Email address={contact.email} />}
          {contact.email !== null && contact.phone !== null && ' · '}
          {contact.phone !== null && (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {showPhone(contact.phone)}
            </Box>
          )}
          {contact.email === null && contact.phone === null && t('noAddress')}
          {contact.maxPeople !== null && ` · ${t('max', { count: contact.maxPeople })}`}
        </Typography>
      </Box>
      <Box sx={{ gridArea: { xs: 'badges', sm: 'auto' } }}>
        <ContactBadges contact={contact} />
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', gridArea: { xs: 'actions', sm: 'auto' } }}>
        <IconButton aria-label={t('edit', { name: contact.name })} onClick={() => onEdit(contact)}>
          <EditOutlined fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('delete', { name: contact.name })} onClick={() => onDelete(contact)}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) minmax(0, 15rem) auto' },
  gridTemplateAreas: { xs: '"who actions" "badges actions"', sm: 'none' },
  py: 1.25,
  pl: { xs: 1.5, sm: 2.5 },
  pr: { xs: 0.5, sm: 1 },
  borderTop: 1,
  borderColor: 'divider',
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
