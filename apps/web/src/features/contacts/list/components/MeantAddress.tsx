import ButtonBase from '@mui/material/ButtonBase';
import type { Contact } from '@festlig/contracts/contacts';
import { meantDomain } from '@festlig/domain/contacts/misspelt-domain';
import { useTranslation } from 'react-i18next';
import { DENSE } from '../../../../components/dense';

interface MeantAddressProps {
  contact: Contact;
  /** Opens the guest; without it, the press does what one on the row around it does. */
  onEdit?: (contact: Contact) => void;
}

/** Asks beside the address of a guest on the list whether a well-known domain was meant where it looks misspelt (rule: misspelt-domain). */
export function MeantAddress({ contact, onEdit }: MeantAddressProps) {
  const { t } = useTranslation('contacts');
  const controls = useTranslation('controls').t;
  const domain = contact.email === null ? null : meantDomain(contact.email);
  if (domain === null) return null;
  const question = controls('meant.ask', { domain });
  return (
    <ButtonBase
      sx={onEdit ? { ...asked, ...high } : asked}
      aria-label={`${question} ${t('edit', { name: contact.name })}`}
      {...(onEdit && { onClick: () => onEdit(contact) })}
    >
      {question}
    </ButtonBase>
  );
}

const asked = {
  typography: 'body2',
  lineHeight: 1.35,
  color: 'warning.main',
  textAlign: 'start',
  minHeight: 24,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;
/** For a finger, where the row around it does not open the guest. */
const high = { minHeight: 44, [DENSE]: { minHeight: 24 } } as const;
