import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Delivery, Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { CopyGuestLink } from '../../../../components/share/GuestLink';
import { guestsNamed, reasonOf, textReasonOf } from '../model';
import { useMissedGuests } from '../use-missed';

/** So many of those who missed a send are named beside its result; the others are on the list of its guests. */
const NAMED = 3;

/** The first guests who missed a mail or a text of a send: why, and what the host does now (rule: missed-guests-named). */
export function MissedGuests({ partyId, send }: { partyId: string; send: Send }) {
  const guests = useMissedGuests(partyId, send).filter(
    ({ statusMail, statusText }) => statusMail === 'failed' || statusText === 'failed',
  );
  if (guests.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, textAlign: 'left' }}>
      {guests.slice(0, NAMED).map((guest) => (
        <Box component="li" key={guest.id} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <MissedGuest {...guest} />
        </Box>
      ))}
    </Box>
  );
}

function MissedGuest({ name, sid, statusText, reason, reasonText, lost }: Delivery) {
  const { t } = useTranslation('invitations');
  const textsT = useTranslation('checkout').t;
  const partyRef = usePartyRef();
  const isText = statusText === 'failed';
  const [why, mail] = [textReasonOf(reasonText), reasonOf(reason)];
  const textWhy = why ? textsT(`deliveries.reasons.${why}`) : textsT(`deliveries.hints.${lost ? 'lost' : 'failed'}`);
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {isText ? textWhy : t(`deliveries.reasons.${mail.key}`, mail)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={`/${partyRef}/contacts?${guestsNamed(name)}`}
          sx={{ minHeight: 44 }}
        >
          {textsT(isText ? 'progress.mendNumber' : 'progress.mendAddress')}
        </Button>
        {sid !== null && <CopyGuestLink sid={sid} />}
      </Box>
    </>
  );
}
