import { isSameName } from '@festlig/domain/contacts/known-guests';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { useSameEmail } from '../use-same-email';

interface SameEmailProps {
  partyId: string;
  /** The guest who is edited. */
  id: string | undefined;
  name: string;
  email: string;
}

/**
 * Says that other guests on the list have this e-mail. It is not refused, because families share one
 * (rule: same-address-is-family).
 */
export function SameEmail({ partyId, id, name, email }: SameEmailProps) {
  const { t } = useTranslation('contacts');
  const language = useLanguage();
  const others = useSameEmail(partyId, email, id);
  const same = others.find((other) => isSameName(other, name));
  const names = new Intl.ListFormat(language).format(others);
  const shared = others.length > 0 && t('form.sameEmail', { names, count: others.length });
  return (
    // One element for every state, so that a screen reader announces it when another guest is found.
    <Typography role="status" variant="body2" color="text.secondary">
      {same === undefined ? shared : t('form.sameGuest', { name: same })}
    </Typography>
  );
}
