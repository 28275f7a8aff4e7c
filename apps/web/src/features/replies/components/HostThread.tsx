import type { Party } from '@festlig/contracts/party';
import type { Rsvp } from '@festlig/contracts/rsvp';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { VerifyEmailNotice } from '../../../components/VerifyEmailNotice';
import Thread from '../../../components/thread/Thread';
import { useWriteToGuestMutation } from '../api';
import { reachOf } from '../model';

/** The greeting is no message of the thread, but the first that the guest wrote: the host answers it there (rule: reply-list-one). */
const withGreeting = ({ id, comment, createdAt, messages }: Rsvp): Rsvp['messages'] =>
  comment.trim() === '' ? messages : [{ id, message: comment, createdAt, isHost: false, byOwner: false }, ...messages];

/**
 * The thread under a reply, beginning with the greeting, and with a note below the box about where the host's message goes; a host with an unverified
 * address must confirm it first. Asks before a typed message is left for another page or another reply.
 */
export function HostThread({ party, reply }: { party: Party; reply: Rsvp }) {
  const { t } = useTranslation('replies');
  const [write] = useWriteToGuestMutation();
  const [begun, setBegun] = useState(false);
  return (
    <>
      <LeaveGuard when={begun} query="id" />
      <VerifyEmailNotice />
      <Thread
        messages={withGreeting(reply)}
        reader="host"
        guestName={reply.name}
        hint={t(`reach.${reachOf(party, reply)}`, { name: reply.name })}
        onBegun={setBegun}
        onSend={(message, formKey) => write({ partyId: party.id, rsvpRef: reply.id, message, formKey }).unwrap()}
      />
    </>
  );
}
