import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { isEditor } from '@festlig/domain/party/is-editor';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import { ANSWER, answerOf, guestKeysOf, TEST_CONTACT } from '@festlig/domain/web/guest-link';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { asApiError } from '../../../api/api-error';
import { ErrorState } from '../../../components/ErrorState';
import { patiently } from '../../../lib/patiently';
import { type Submitted, useAddress, useNow, usePageSource } from '../../../api/page-source';
import type { ReplyValues } from '../reply-form.model';
import { newerReply } from '../model';
import { useWaitingReply } from '../use-kept-reply';
import { ClosedNotice } from './ClosedNotice';
import { GuestThread } from './GuestThread';
import { OwnAnswer } from './OwnAnswer';
import { ReplyForm } from './ReplyForm';
import { ReplySkeleton } from './ReplySkeleton';
import css from './reply.module.css';

/** Loaded once the guest has sent the reply. */
const Thanks = lazy(patiently(() => import('./Thanks')));
/** For hosts: guests need not wait for it. */
const HostNote = lazy(patiently(() => import('./HostNote')));
/** Loaded when replies were closed before the reply was sent. */
const NotTaken = lazy(patiently(() => import('../later/components/NotTaken')));

/**
 * The guest's part of the event page: the form, the guest's answer, or why replies are closed
 * (rules: own-answer, reply-closed-words).
 */
export default function GuestReply({ party }: { party: Party }) {
  const t = useTexts('guest-reply');
  const source = usePageSource();
  const params = new URLSearchParams(useAddress().search);
  const changeQuery = source.useChangeQuery();
  const chosen = answerOf(params);
  const { cid, rid } = guestKeysOf(params);
  const waiting = useWaitingReply(party.id, cid ?? rid ?? 'new');
  const now = useNow();
  const { begun } = source;
  const [before] = useState(() => begun?.get());
  const [justSent, setJustSent] = useState(before?.justSent);
  // A mail's answer is chosen in the form, also for a guest who has answered before.
  const [changing, setChanging] = useState(before?.changing ?? chosen !== null);
  const [typing, setTyping] = useState(before?.typing ?? false);
  const [kept, setKept] = useState(false);
  const { guest: guestQuery, own: ownQuery, submit, write, visit } = source.useGuest(party.id);
  // As the last call returned it.
  const [answered, keep] = useState(before?.answered);
  useEffect(() => begun?.keep({ justSent, changing, typing, answered }));
  useEffect(() => () => begun?.keep(undefined), [begun]);
  const own = newerReply(answered, ownQuery.data?.rsvp ?? undefined);
  const guest = guestQuery.data;
  const visitor = guest?.sid;
  useEffect(() => {
    if (visitor !== undefined) visit({ partyId: party.id, cid: visitor });
  }, [visit, party.id, visitor]);
  // A guest whose contact was deleted is unknown: they may still answer, with their name.
  const failed = [guestQuery.error, ownQuery.error].find((error) => error && asApiError(error).status !== 404);
  // The link to a known guest's reply names the guest too; a host's test shows what a guest would see.
  const isKnown = guest !== undefined || own?.isKnown === true || cid === TEST_CONTACT;
  const reason = rsvpWindow(party, now, isKnown);

  const done = ({ rsvp, changed, receipt }: Submitted, values: ReplyValues) => {
    setJustSent({ changed, receipt, coming: values.answer === 'yes', name: rsvp?.name ?? values.name ?? '' });
    setChanging(false);
    setTyping(false);
    if (rsvp) keep(rsvp);
    settle(rsvp);
  };
  /** Puts a stranger's key into the address, and takes the answer of a mail out of it, because it has been given. */
  const settle = (rsvp: OwnRsvp | null) => {
    const isNew = rsvp !== null && !guest && rsvp.rid !== rid;
    if (!isNew && !params.has(ANSWER)) return;
    changeQuery((query) => {
      query.delete(ANSWER);
      if (isNew) query.set('rid', rsvp.rid);
    });
  };

  if (!justSent && (guestQuery.isLoading || ownQuery.isLoading)) return <ReplySkeleton />;
  // A failed refetch does not remove what is shown or being typed.
  if (failed && !justSent && !guest && !own && !typing) {
    return <ErrorState error={failed} onRetry={(guestQuery.error ? guestQuery : ownQuery).refetch} />;
  }
  // The card of thanks is taller than what stands above the answers: they would be above the screen.
  const change = () => {
    setChanging(true);
    setTimeout(() => document.getElementById('reply')?.scrollIntoView?.());
  };
  // An answer given in another tab does not remove what is being typed here.
  const form = reason === 'open' && (changing || waiting || (!justSent && (!own || typing)));
  return (
    <section aria-label={t(own && !form ? 'own' : 'section')} className={css['reply']}>
      {isEditor(party) && (form || reason !== 'open') && (
        <Suspense>
          <HostNote reason={reason} />
        </Suspense>
      )}
      {reason !== 'open' && !justSent && (
        <div className={css['closed']}>
          <ClosedNotice party={party} reason={reason} canWrite={own !== undefined} />
          {waiting?.waitsOver === (own?.changedAt ?? '') && (
            <Suspense>
              <NotTaken party={party} reason={reason} values={waiting.values} />
            </Suspense>
          )}
        </div>
      )}
      {form && (
        <ReplyForm
          party={party}
          guest={guest}
          cid={cid}
          rid={own?.rid ?? rid}
          own={own}
          chosen={chosen}
          send={submit}
          onTyped={() => startTransition(() => setTyping(true))}
          onDone={done}
          onKeep={() => {
            setChanging(false);
            setTyping(false);
            setKept(true);
            settle(null);
          }}
        />
      )}
      {!form && justSent && (
        <Suspense>
          <Thanks {...justSent} party={party} own={own} isKnown={isKnown} isNew={justSent !== before?.justSent} />
        </Suspense>
      )}
      {!form && own && (
        <>
          <OwnAnswer
            rsvp={own}
            fields={party.rsvpFields}
            focused={kept}
            thanks={!justSent}
            onChange={reason === 'open' ? change : undefined}
          />
          <GuestThread party={party} rsvp={own} write={write} onWritten={keep} />
        </>
      )}
    </section>
  );
}
