import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SharedAddress, TextsOfSend } from '@festlig/contracts/contacts';
import { showPhone } from '@festlig/domain/contacts/phone';
import { useTranslation } from 'react-i18next';
import { touchTarget } from '../../../../lib/touch-target';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import type { Whom } from '../../../../lib/guest-selection';
import { useSharedAddressesQuery } from '../../api';
import { useSomeByName } from '../../use-some-by-name';

interface SharedAddressesProps {
  partyId: string;
  whom: Whom;
  texts: TextsOfSend;
  /** As small words, where more is asked. */
  isQuiet?: boolean;
}

/**
 * Tells before a send which of its guests have the same address or number, each with a link to them in the guest list. It stops
 * nothing: families share addresses (rules: shared-address-told, same-address-is-family).
 */
export function SharedAddresses({ partyId, whom, texts, isQuiet = false }: SharedAddressesProps) {
  const { t } = useTranslation('checkout');
  const { currentData } = useSharedAddressesQuery({ partyId, ...whom, texts }, { refetchOnMountOrArgChange: true });
  if (!currentData || currentData.shared.length === 0) return null;
  const { shared, more, among } = currentData;
  const channels = new Set(shared.map(({ channel }) => channel));
  const told = (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shared.map((each) => (
          <Box component="li" key={each.channel + each.address} sx={{ overflowWrap: 'anywhere' }}>
            <SharedBy of={each} />
          </Box>
        ))}
      </Box>
      {[
        more > 0 && t('shared.more', { count: more }),
        among !== null && t('shared.among', { count: among }),
        t(channels.size > 1 ? 'shared.fine' : channels.has('mail') ? 'shared.fineMail' : 'shared.fineText'),
      ]
        .filter(Boolean)
        .join(' ')}
    </>
  );
  if (!isQuiet) return <Alert severity="warning">{told}</Alert>;
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {told}
    </Typography>
  );
}

function SharedBy({ of: { address, channel, names, guests } }: { of: SharedAddress }) {
  const { t } = useTranslation('checkout');
  const someByName = useSomeByName();
  const partyRef = usePartyRef();
  const found = new URLSearchParams({ q: address });
  return (
    <>
      {t(`shared.${channel}`, { count: guests })}{' '}
      <Link
        component={RouterLink}
        to={`/${partyRef}/contacts?${found.toString()}`}
        color="inherit"
        sx={{ ...touchTarget, maxWidth: '100%' }}
      >
        {channel === 'text' ? showPhone(address) : address}
      </Link>{' '}
      ({someByName(names, guests)}).
    </>
  );
}
