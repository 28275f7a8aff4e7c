import type { Party } from '@festlig/contracts/party';
import type { Rsvp } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { VerifyEmailNotice } from '../../../components/VerifyEmailNotice';
import Thread from '../../../components/thread/Thread';
import { useWriteToGuestMutation } from '../api';
import { reachOf } from '../model';

/** The thread under a reply, with what becomes of the host's words said beside the box; an unverified address first. */
export function HostThread({ party, reply }: { party: Party; reply: Rsvp }) {
  const { t } = useTranslation('replies');
  const [write] = useWriteToGuestMutation();
  return (
    <>
      <VerifyEmailNotice />
      <Thread
        messages={reply.messages}
        reader="host"
        guestName={reply.name}
        hint={t(`reach.${reachOf(party, reply)}`, { name: reply.name })}
        onSend={(message, formKey) => write({ partyId: party.id, rsvpRef: reply.id, message, formKey }).unwrap()}
      />
    </>
  );
}
