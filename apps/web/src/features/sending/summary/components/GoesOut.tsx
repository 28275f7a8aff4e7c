import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TextsOfSend } from '@festlig/contracts/contacts';
import type { Send } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import { VerifyEmailNotice } from '../../../../components/VerifyEmailNotice';
import type { Whom } from '../../../../lib/guest-selection';
import { SentBefore } from '../../components/SentBefore';
import { SentOnceVerified } from '../../components/SentOnceVerified';
import type { Earlier, Person, Presend } from '../../presend.model';
import { JustSent } from '../../progress/components/JustSent';
import { PresendPeople } from './PresendPeople';
import { PresendSummary } from './PresendSummary';
import { SharedAddresses } from './SharedAddresses';

interface GoesOutProps {
  partyId: string;
  whom: Whom;
  texts: TextsOfSend;
  /** On the chosen channel; undefined while it is counted. */
  summary: Presend | undefined;
  /** The named guests whom only a text would reach, where the message has none. */
  unwritten: readonly Person[];
  /** How many mails and texts go out, and how many of them are texts. */
  count: number;
  text: number;
  earlier: Earlier | null;
  /** Nobody is chosen, so that nobody is counted. */
  isForNobody: boolean;
  verified: boolean;
  /** The id of what waits for the address to be confirmed. */
  waitsId: string;
  /** The party is cancelled, and this is not what is sent then. */
  refused: boolean;
  running: Send | undefined;
  sentId: string | undefined;
  /** Its result is shown: the same is not sent again by mistake. */
  isSent: boolean;
  /** Shows the text message. */
  onText: () => void;
}

/** What goes out to whom, and what is to be known before (rules: presend-summary, presend-sent-before, send-by-verified). */
export function GoesOut({
  partyId,
  whom,
  texts,
  summary,
  count,
  text,
  earlier,
  isSent,
  running,
  ...rest
}: GoesOutProps) {
  const { unwritten, isForNobody, verified, waitsId, refused, sentId, onText } = rest;
  const { t } = useTranslation('invitations');
  return (
    <>
      {!isForNobody && (
        <div>
          <PresendSummary summary={summary} unwritten={unwritten} onText={onText} />
          {summary && <PresendPeople partyId={partyId} whom={whom} texts={texts} summary={summary} />}
        </div>
      )}
      {count > 1 && !isSent && <SharedAddresses partyId={partyId} whom={whom} texts={texts} />}
      {earlier && count > 0 && !isSent && (
        <Alert severity="info">
          <SentBefore earlier={earlier} />
        </Alert>
      )}
      {!verified && !running && (
        <Box id={waitsId} sx={{ '& > *': { mb: 0 } }}>
          {text > 0 ? <VerifyEmailNotice /> : <SentOnceVerified isAccepted={sentId !== undefined} />}
        </Box>
      )}
      {refused && (
        <Alert severity="info">
          <ErrorText of={{ code: 'party_cancelled' }} />
        </Alert>
      )}
      {isSent && sentId !== undefined && running?.status !== 'unverified' ? (
        <JustSent sendId={sentId} />
      ) : (
        running && <Alert severity="info">{t(running.status === 'unverified' ? 'send.waiting' : 'send.running')}</Alert>
      )}
    </>
  );
}
