import { isSameName } from '@festlig/domain/contacts/known-guests';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { useSameAddress } from '../use-same-guests';

interface SameAddressProps {
  partyId: string;
  /** The guest who is edited. */
  id: string | undefined;
  name: string;
  field: 'email' | 'phone';
  /** What is in the field. */
  typed: string;
}

/**
 * Says that other guests on the list have this e-mail or phone number. It is not refused, because families share one
 * (rule: same-address-is-family).
 */
export function SameAddress({ partyId, id, name, field, typed }: SameAddressProps) {
  const { t } = useTranslation('same-guests');
  const language = useLanguage();
  const others = useSameAddress(partyId, field, typed, id);
  const same = others.find((other) => isSameName(other, name));
  const names = new Intl.ListFormat(language).format(others);
  const shared = others.length > 0 && t(`shares.${field}`, { names, count: others.length });
  return (
    // One element for every state, so that a screen reader announces it when another guest is found.
    <Typography role="status" variant="body2" color="textSecondary">
      {same === undefined ? shared : t(`same.${field}`, { name: same })}
    </Typography>
  );
}
