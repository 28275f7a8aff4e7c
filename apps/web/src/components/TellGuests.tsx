import Button, { type ButtonProps } from '@mui/material/Button';
import type { Telling } from '@festlig/domain/messaging/telling-template';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface TellGuestsProps extends Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  /** The party, as in the address. */
  partyRef: string;
  telling: Extract<Telling, 'cancelled' | 'held'>;
}

/** Leads to a ready message to those who are invited and have not declined (rule: party-cancelled). */
export function TellGuests({ partyRef, telling, ...looks }: TellGuestsProps) {
  const { t } = useTranslation('settings');
  return (
    <Button {...looks} component={Link} to={`/${partyRef}/invitations?new=${telling}&audience=photos`}>
      {t('cancel.tell')}
    </Button>
  );
}
