import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { HostRsvp } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../components/ErrorText';
import { CallButton } from '../../../components/form/CallButton';
import { useEnlist } from '../../../components/unlisted/use-enlist';

interface UnlistedProps {
  partyId: string;
  reply: HostRsvp;
  /** With what the host should know before, where the reply stands alone. */
  isAlone?: boolean;
}

/** That a reply belongs to nobody on the guest list, and the way there (rules: reply-unlisted, reply-second). */
export function Unlisted(props: UnlistedProps) {
  const { t } = useTranslation('unlisted');
  const { reply, isAlone = false } = props;
  const { name, contact, secondOf } = reply;
  if (contact !== null) return null;
  if (secondOf === null) return <ToBeListed {...props} />;
  return isAlone ? (
    <Box sx={{ mt: 1.5 }}>{t('secondText', { name })}</Box>
  ) : (
    <Chip size="small" variant="outlined" label={t('second')} sx={{ ...quiet, mt: 0.5 }} />
  );
}

function ToBeListed({ partyId, reply, isAlone = false }: UnlistedProps) {
  const { t } = useTranslation('unlisted');
  const { run, done, problem } = useEnlist(partyId);
  const { id, name, email } = reply;
  return (
    <Box sx={{ mt: isAlone ? 1.5 : 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
        <Chip size="small" variant="outlined" label={t('chip')} sx={quiet} />
        <CallButton
          size="small"
          sx={isAlone ? undefined : offPhone}
          running={done !== undefined}
          aria-label={t('oneNamed', { name })}
          onClick={() => void run([id])}
        >
          {t('one')}
        </CallButton>
      </Box>
      {isAlone && email === null && <Box sx={{ color: 'text.secondary' }}>{t('noEmail', { name })}</Box>}
      {problem && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          <ErrorText of={problem} />
        </Box>
      )}
    </Box>
  );
}

const quiet = { fontWeight: 400, color: 'text.secondary' } as const;
/** In the low rows of a phone the mark is enough: the button is in the reply itself. */
const offPhone = { '@media (max-width: 719px)': { display: 'none' } } as const;
