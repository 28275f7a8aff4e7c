import Button from '@mui/material/Button';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Audience } from '@festlig/contracts/contacts';
import type { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { tellsOfCancelling } from '@festlig/domain/messaging/tells-of-cancelling';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePartyOfPage } from '../../../api/party';
import { useUser } from '../../../api/session';
import { ErrorState } from '../../../components/ErrorState';
import { UnlistedNote } from '../../../components/unlisted/UnlistedNote';
import { useIsPhone } from '../../../components/use-is-phone';
import { StickyAction } from '../../../components/StickyAction';
import { usePresendQuery } from '../api';
import { type Recipients, selectionOf } from '../../../lib/guest-selection';
import { bringIntoView } from '../../../lib/bring-into-view';
import { useGuestsTold } from '../use-guests-told';
import { useTextReachTold } from '../use-text-reach-told';
import type { ToldReach } from '../text-reach.model';
import { useProposedAudience } from '../use-proposed-audience';
import { useTellsOfChange } from '../use-tells-of-change';
import { useAskedOrder } from '../use-asked-order';
import { useAskedToSend } from '../use-asked-to-send';
import { mailsOf, type Order, textsOf, toPay } from '../checkout/order.model';
import { useBoth } from '../checkout/use-both';
import { useTokensPrice } from '../checkout/use-tokens-price';
import { guestsOf, isNobody, mayGetAgain, whomOf } from '../choice.model';
import {
  CHANNEL_PLACE,
  type Channel,
  channelFor,
  channelsOf,
  channelWith,
  earlierOf,
  leftOutOf,
  onChannel,
  onlyByText,
  reachedBy,
  textsWith,
} from '../presend.model';
import { audiencesFor, proposalsFor } from './AudienceChoice';
import { InvitedToday } from '../progress/components/InvitedToday';
import { Preparing } from './Preparing';
import { type Seen, SendDialog } from './SendDialog';
import { AnyoneReplies } from '../summary/components/AnyoneReplies';
import { GoesOut } from '../summary/components/GoesOut';
import { useLeftOutWords } from '../summary/use-left-out-words';
import { type More, MoreChoices } from '../summary/components/MoreChoices';
import { type Choosing, WhomChoice } from '../summary/components/WhomChoice';
import { TestButton } from './TestButton';
import { TestTextButton } from './TestTextButton';

interface SendPanelProps {
  partyId: string;
  draft: Pick<MessageTemplate, 'id' | 'type' | 'leadsTo' | 'name' | 'text'>;
  /** What is being written: only this part is offered as a test. */
  part: 'mail' | 'text';
  onPart: (part: 'mail' | 'text') => void;
  /** Where it says who gets it: above the text (rule: audience-before-text); null until that is on the page. */
  place: HTMLElement | null;
  /** Where more can be chosen: below the text (rule: more-below-text); null until that is on the page. */
  morePlace: HTMLElement | null;
  /** The ready words with which it may begin; null where none are offered. */
  starters: ReactNode;
  /** By which its guests are counted: the id with which it was opened, so that nothing is counted anew when it is saved for the first time. */
  countedId: string;
  /** Saves what is being written, so that the mail that is sent is the one on screen; null when that failed. */
  save: () => Promise<(Order['draft'] & { text: string }) | null>;
  /** Whether it is new, with words that nobody has changed and that may be sent: then it is saved once it is sent (rule: telling-offered). */
  isUntouched: () => boolean;
  /** Every guest has an invitation: one is not proposed to guests without. */
  isAllInvited: boolean;
  /** The send that is running or waits: another is refused. */
  running: Send | undefined;
  /** The send that the page shows, unless nothing of it was begun. */
  shownId: string | undefined;
  /** Those of the chosen guests for whom the mail and the text are previewed. */
  onGuests: (guests: Recipients) => void;
  /** Whom the text message reaches, as far as that is known. */
  onTextReach: (reach: ToldReach | null) => void;
  seen: Seen;
  /** Shows the preview: on a phone it is behind a button (rule: mail-preview). */
  onLook: () => void;
  /** Nothing else is shown until it is known whether to ask whether to send. */
  isPreparing: boolean;
  onPrepared: () => void;
  /** A host who has not seen the text wants to, or closed the dialog while there is nowhere else to go. */
  onEdit: () => void;
  /** Such a host closed the dialog: back to what the page showed. */
  onLeave?: (() => void) | undefined;
  onSent: (send: Send) => void;
}

/** How often the counts are fetched again while the page is visible, in milliseconds. */
const ASKED_AGAIN_MS = 3000;

/** The audience that the address chooses: `?audience=`, or the guests who were selected in the guest list. */
const audienceOf = (params: URLSearchParams, offered: readonly Audience[]): Audience | undefined =>
  isNobody(selectionOf(params))
    ? offered.find((audience) => audience === params.get('audience') && audience !== 'custom')
    : 'custom';

/** The audience, above the text; more choices, below it; and what it costs, a test mail, and the send button. */
export function SendPanel({
  partyId,
  draft,
  part,
  onPart,
  place,
  morePlace,
  starters,
  countedId,
  save,
  isUntouched,
  isAllInvited,
  running,
  shownId,
  onGuests,
  onTextReach,
  seen,
  onLook,
  isPreparing,
  onPrepared,
  onEdit,
  onLeave,
  onSent,
}: SendPanelProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const leftOutWords = useLeftOutWords();
  const both = useBoth();
  const priceOf = useTokensPrice();
  const user = useUser();
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  const { cancelled = false, title = '' } = usePartyOfPage().data ?? {};
  const audiences = audiencesFor(draft, { cancelled, isAllInvited });
  const [wanted, setAudience] = useState(() => audienceOf(params, audiences));
  const isChange = useTellsOfChange(draft, title);
  const proposals = proposalsFor(draft, audiences, isChange);
  const { proposed, why, note } = useProposedAudience(proposals, isChange ? 'change' : 'likely');
  const [choosing, setChoosing] = useState<Choosing>('no');
  const [more, setMore] = useState<More>('closed');
  // A choice that is no longer offered, as when the party was cancelled meanwhile, gives way to the usual one.
  const isChosen = wanted !== undefined && audiences.includes(wanted);
  const audience = isChosen ? wanted : proposed;
  const button = useRef<HTMLButtonElement>(null);
  const waitsId = useId();
  const [choice, setChoice] = useState(() => selectionOf(params));
  const [channel, setChannel] = useState<Channel>('mails');
  const [sent, setSent] = useState<{ id: string; what: string }>();
  const whom = whomOf(audience, choice);
  const what = JSON.stringify({ whom, channel, draft });
  /** The same by now: a new message is saved after the dialog that sends it was opened. */
  const shownNow = useRef(what);
  useEffect(() => {
    shownNow.current = what;
  }, [what]);
  // As long as its result is shown, the same is not sent again by mistake.
  const isSent = sent !== undefined && sent.id === shownId && sent.what === what;
  const isForNobody = audience === 'custom' && isNobody(choice);
  // The guest list may have changed on another page or screen, and who was invited by the last send is recorded a
  // moment after it has ended.
  // Texts are counted before one is written: the host is asked from the start who gets one (rule: text-channel).
  const { currentData, error, refetch } = usePresendQuery(
    isForNobody ? skipToken : { partyId, templateId: countedId, hasText: 'true', ...whom },
    { refetchOnMountOrArgChange: true, pollingInterval: ASKED_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const hasText = draft.text !== '';
  const toChannel = () => {
    setMore('channel');
    bringIntoView(document.getElementById(CHANNEL_PLACE));
  };
  useTextReachTold({ channel, summary: currentData, hasText }, (reach) =>
    onTextReach(reach && { ...reach, onChannel: toChannel }),
  );
  if (!isChosen) note(currentData?.contacts);
  const sentOn = currentData ? channelWith(hasText, channel, currentData) : channel;
  const summary = currentData && onChannel(sentOn, currentData);
  const mails = summary ? mailsOf(summary) : 0;
  const text = summary ? textsOf(summary) : 0;
  const count = mails + text;
  const texts = textsWith(sentOn, text);
  const mailed = guestsOf(whom, isForNobody, isForNobody || error ? (currentData ?? null) : currentData);
  useGuestsTold(mailed && { mailed, texted: texts === 'none' ? null : { ...whom, texts } }, onGuests);
  const earlier = mayGetAgain(draft.type, audience) && currentData ? earlierOf(currentData) : null;
  const verified = user?.email_verified ?? false;
  const refused = cancelled && !tellsOfCancelling(draft, whom);
  const hasGuests = !running && !isSent && !refused && count > 0;
  // Mails wait for the address to be confirmed, and texts do not.
  const maySend = hasGuests && (verified || text === 0);
  // On a phone the bar at the edge of the screen has the only button that sends (rule: send-in-reach).
  const isInBar = isPhone && maySend;
  // Where nobody is picked or reached, it is asked at once (rule: audience-before-text).
  const isFolded = choosing === 'no' && !isForNobody && (!summary || count > 0);
  const {
    asked,
    texts: textsChoice,
    ask,
    close,
  } = useAskedOrder({
    partyId,
    draft,
    whom,
    channel,
    isUntouched,
    save,
    hasChannels: more !== 'closed' && currentData !== undefined && channelsOf(currentData).length > 0,
    recount: async () => (await refetch()).data ?? currentData,
    onChannel: setChannel,
  });
  const isReady = hasGuests && shownId === undefined;
  const isUnknown = shownId === undefined && !isForNobody && !currentData;
  useAskedToSend(isPreparing, isReady ? 'ready' : isUnknown ? 'unknown' : 'nothing', () => ask(true), onPrepared);
  const words = () => {
    const price = summary && text > 0 ? toPay({ texts: text, tokens: summary.tokens, account: summary.account }) : 0;
    const what = both(mails, text);
    if (price > 0) {
      const told = priceOf(price);
      return { what: `${what} · ${told}`, label: checkoutT('openFor', { what, price: told }) };
    }
    if (text > 0) return { what, label: checkoutT('open', { what }) };
    return { what, label: mails > 0 ? t('send.open', { count: mails }) : t('send.openNone') };
  };
  const { what: goesOut, label } = words();
  const reached = summary && reachedBy(summary, texts);
  /** `how`: on which channel. */
  const inOneLine = (...how: (string | false | undefined)[]) =>
    [checkoutT(`audience.to.${audience}`, { count: text > 0 ? reached?.something : mails }), ...how]
      .filter(Boolean)
      .join(' · ');
  const missed = summary && currentData && leftOutWords(leftOutOf(sentOn, currentData, text), isInBar);
  // On a phone it is said above the text who they are.
  const inBar = () =>
    isInBar
      ? [text > 0 ? goesOut : checkoutT('bar.mails', { count: mails }), missed].filter(Boolean).join(' · ')
      : inOneLine(text > 0 ? goesOut : missed && checkoutT('byMail'), missed);
  if (isPreparing)
    return <Preparing {...(currentData ? {} : { error })} onRetry={() => void refetch()} onLeave={onPrepared} />;
  return (
    <Card component="section" aria-labelledby="send-title" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h3" component="h2" id="send-title" sx={{ mb: 0.5 }}>
        {t('send.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('send.to', { audience: t(`audience.${audience}`) })}
      </Typography>
      <Stack spacing={2.5}>
        {error && !currentData && <ErrorState error={error} onRetry={() => void refetch()} />}
        <GoesOut
          {...{ partyId, whom, texts, summary, count, text, earlier, verified, waitsId, refused, running, isSent }}
          unwritten={hasText || !currentData ? [] : onlyByText(currentData)}
          isForNobody={isForNobody || (error !== undefined && !currentData)}
          sentId={sent?.id}
          onText={() => onPart('text')}
        />
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          useFlexGap
          sx={{ flexWrap: { sm: 'wrap' }, '& > *': { whiteSpace: { sm: 'nowrap' } } }}
        >
          {!isSent && !isInBar && (
            <Button
              ref={button}
              variant="contained"
              size="large"
              disabled={!maySend}
              {...(verified || running ? {} : { 'aria-describedby': waitsId })}
              onClick={() => void ask(false)}
            >
              {label}
            </Button>
          )}
          {part === 'mail' && <TestButton partyId={partyId} save={save} disabled={!verified} />}
          {part === 'text' && draft.text !== '' && <TestTextButton partyId={partyId} save={save} />}
        </Stack>
      </Stack>
      {place &&
        createPortal(
          <>
            <WhomChoice
              {...{ partyId, draft, audiences, audience, choice, sentOn, text, isAllInvited, isFolded, choosing }}
              why={isChosen ? null : why}
              summary={currentData}
              onChoosing={setChoosing}
              onAudience={setAudience}
              onPick={setChoice}
              onChannel={toChannel}
            />
            <UnlistedNote place={audience} />
          </>,
          place,
        )}
      {morePlace &&
        createPortal(
          <MoreChoices
            {...{ starters, hasText, more }}
            summary={currentData}
            channel={currentData ? channelFor(channel, currentData) : channel}
            onMore={setMore}
            onChannel={(next) => {
              setChannel(next);
              if (next !== 'mails' && !hasText) onPart('text');
            }}
          />,
          morePlace,
        )}
      {maySend && (
        <StickyAction
          button={isInBar ? null : button}
          title={label}
          text={inBar()}
          label={t('send.title')}
          onPress={() => void ask(false)}
          other={
            isInBar && (
              <IconButton aria-label={t('preview.title')} onClick={onLook}>
                <Visibility />
              </IconButton>
            )
          }
        />
      )}
      {asked && (
        <SendDialog
          order={asked.order}
          kind={draft.type === 'invitation' ? 'Invitation' : draft.leadsTo === 'reply' ? 'Reminder' : 'Mail'}
          earlier={earlier}
          seen={seen}
          note={
            <>
              {asked.isUnseen && !earlier && draft.leadsTo === 'reply' && <InvitedToday partyId={partyId} />}
              {draft.type === 'invitation' && <AnyoneReplies partyId={partyId} />}
            </>
          }
          save={asked.isUntouched ? save : undefined}
          cancelLabel={asked.isUnseen && !onLeave ? t('send.edit') : undefined}
          onEdit={
            asked.isUnseen && onLeave
              ? () => {
                  close();
                  onEdit();
                }
              : undefined
          }
          texts={textsChoice}
          onClose={() => {
            close();
            if (asked.isUnseen) (onLeave ?? onEdit)();
          }}
          onSent={(send) => {
            setSent({ id: send.id, what: shownNow.current });
            onSent(send);
          }}
        />
      )}
    </Card>
  );
}
