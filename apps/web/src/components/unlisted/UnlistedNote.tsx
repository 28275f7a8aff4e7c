import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { UNLISTED_COUNTED } from '@festlig/contracts/rsvp/unlisted-limit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../api/party';
import { useGetStatsQuery } from '../../api/reply-stats';
import { useNumber } from '../../i18n/use-number';
import { ErrorText } from '../ErrorText';
import { CallButton } from '../form/CallButton';
import { useEnlist } from './use-enlist';

/** Which replies are told of beside the guest list, and beside an audience, and in which words. */
const TOLD = {
  list: { says: 'list', yes: true, no: true },
  rsvp: { says: 'rsvp', yes: true, no: true },
  rsvpYes: { says: 'rsvpYes', yes: true, no: false },
  photos: { says: 'rsvpYes', yes: true, no: false },
  rsvpNo: { says: 'rsvpNo', yes: false, no: true },
  withoutRsvp: { says: 'withoutRsvp', yes: true, no: true },
} as const;
type Place = keyof typeof TOLD;

const isTold = (place: string): place is Place => place in TOLD;

interface UnlistedNoteProps {
  /** The list, or an audience; nothing is said beside an audience that has nothing to do with replies. */
  place: string;
}

/** Says how many have replied without being on the guest list, and puts them there (rules: reply-unlisted, reply-enlisted). */
export function UnlistedNote({ place }: UnlistedNoteProps) {
  const partyId = usePartyOfPage().data?.id;
  const isAsked = isTold(place) && partyId !== undefined;
  const { data } = useGetStatsQuery(isAsked ? { partyId } : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (!isAsked || !data) return null;
  const { yes, no } = TOLD[place];
  const { attending, notAttending } = data.unlisted;
  const counted = [yes ? attending : 0, no ? notAttending : 0];
  const count = counted.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  return (
    <Told
      partyId={partyId}
      says={TOLD[place].says}
      count={count}
      isMore={counted.includes(UNLISTED_COUNTED)}
      all={attending + notAttending}
    />
  );
}

interface ToldProps {
  partyId: string;
  says: (typeof TOLD)[Place]['says'];
  count: number;
  /** There are more than were counted. */
  isMore: boolean;
  /** How many the button puts on the list. */
  all: number;
}

function Told({ partyId, says, count, isMore, all }: ToldProps) {
  const { t } = useTranslation('unlisted');
  const number = useNumber();
  const { run, done, problem } = useEnlist(partyId);
  const many = isMore ? t('atLeast', { count }) : number(count);
  return (
    <Alert
      severity="info"
      sx={says === 'list' ? { ...line, mb: { xs: 3, md: 4 } } : line}
      action={
        <CallButton variant="outlined" running={done !== undefined} onClick={() => void run()}>
          {t('all', { count: all })}
        </CallButton>
      }
    >
      {t(`says.${says}`, { count, many })}
      {done !== undefined && done > 0 && <div role="status">{t('progress', { count: done })}</div>}
      {problem && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          <ErrorText of={problem} />
        </Box>
      )}
    </Alert>
  );
}

const line = {
  flexWrap: 'wrap',
  alignItems: 'center',
  // Beside the icon also where the text has two lines; the button is below it then.
  '& .MuiAlert-message': { flex: '1 1 200px' },
} as const;
