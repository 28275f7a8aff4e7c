import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
  /** Nothing reaches somebody in its audience. */
  send: Send;
  /** Opens the list of them. */
  onList: () => void;
}

/**
 * The guests of a send whom nothing reaches, by name as soon as they are known, and the way to mend it: of one guest
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
          {t('unreached.addAddress')}
        </MuiLink>
      ) : (
        <MuiLink component="button" type="button" onClick={onList} sx={touchTarget}>
          {t('unreached.see')}
        </MuiLink>
      )}
    </Typography>
  );
}

interface LeftOutGuestsProps {
  /** Somebody in its audience was left out whom a text would have reached. */
  send: Pick<Send, 'type' | 'byText'>;
  /** Asks whether to invite them. */
  onInvite: () => void;
  /** Opens the list of them. */
  onList: () => void;
}

/** The guests of a send without texts whom a text would have reached: those without an invitation are invited so (rule: send-result). */
export function LeftOutGuests({ send: { type, byText: count }, onInvite, onList }: LeftOutGuestsProps) {
  const { t } = useTranslation('checkout');
  const repliesT = useTranslation('replies').t;
  if (type === 'message')
    return (
      <Typography sx={{ mt: 1 }}>
        {t('leftOut.told', { count })}{' '}
        <MuiLink component="button" type="button" onClick={onList} sx={touchTarget}>
          {t('leftOut.see')}
        </MuiLink>
      </Typography>
    );
  return (
    <Box sx={{ mt: 1 }}>
      <Typography sx={{ mb: 1 }}>{repliesT('tasks.byText.says', { count })}</Typography>
      <Button variant="outlined" aria-label={repliesT('tasks.byText.label', { count })} onClick={onInvite}>
        {repliesT('tasks.byText.go')}
      </Button>
    </Box>
  );
}
