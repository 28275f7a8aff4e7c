import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { touchTarget } from '../../../../lib/touch-target';
import { useSomeByName } from '../../use-some-by-name';
import { guestsNamed } from '../model';
import { useUnreachedGuests } from '../use-missed';

/** So many of them are named. */
const NAMED = 3;

interface UnreachedGuestsProps {
  partyId: string;
  /** Somebody in its audience got neither a mail nor a text. */
  send: Send;
  /** Opens the list of them. */
  onList: () => void;
}

/**
 * The guests of a send who got neither a mail nor a text, by name as soon as they are known, and the way to mend it: of one guest
 * the row in the guest list, of more the list of them (rule: send-result).
 */
export function UnreachedGuests({ partyId, send, onList }: UnreachedGuestsProps) {
  const { t } = useTranslation('checkout');
  const partyRef = usePartyRef();
  const someByName = useSomeByName();
  const { nothing } = send;
  const guests = useUnreachedGuests(partyId, send);
  const only = nothing === 1 ? guests[0] : undefined;
  const named = guests.slice(0, NAMED).map(({ name }) => name);
  return (
    <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {named.length > 0
        ? t('unreached.named', { guests: nothing, names: someByName(named, nothing) })
        : t('unreached.told', { guests: nothing })}{' '}
      {only ? (
        <MuiLink component={Link} to={`/${partyRef}/contacts?${guestsNamed(only.name)}`} sx={touchTarget}>
          {t(only.phone === null ? 'unreached.addAddress' : 'unreached.orText')}
        </MuiLink>
      ) : (
        <MuiLink component="button" type="button" onClick={onList} sx={touchTarget}>
          {t('unreached.see')}
        </MuiLink>
      )}
    </Typography>
  );
}
