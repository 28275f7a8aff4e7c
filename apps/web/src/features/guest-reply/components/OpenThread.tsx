import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { useState } from 'react';
import { asApiError, isWithoutCookie } from '../../../api/api-error';
import type { GuestState } from '../../../api/page-source';
import { postForm } from '../../../api/post-form';
import Thread from '../../../components/thread/Thread';
import { messageKeyOf, readKept, writeKept } from '../use-kept-reply';

interface OpenThreadProps {
  party: Party;
  rsvp: OwnRsvp;
  write: GuestState['write'];
  onWritten: (rsvp: OwnRsvp) => void;
  /** The guest has pressed the button to write. */
  opened: boolean;
}

/** The thread with its box, and what was begun in it. */
export default function OpenThread({ party, rsvp, write, onWritten, opened }: OpenThreadProps) {
  const { rid } = rsvp;
  // Through a reload, and while the app takes over (rule: typed-work-survives).
  const storageKey = messageKeyOf(rid);
  const [begun] = useState(() => readKept<string>(storageKey) ?? '');
  const keep = (text: string) => writeKept(storageKey, text || null);
  const send = async (message: string, formKey: string) => {
    try {
      onWritten(await write({ partyId: party.id, rsvpRef: rid, message, formKey }));
    } catch (thrown) {
      if (!isWithoutCookie(asApiError(thrown))) throw thrown;
      keep('');
      await postForm('message', formKey, { rid, message });
    }
  };
  return (
    <Thread
      messages={rsvp.messages}
      reader="guest"
      guestName={rsvp.name}
      hostName={party.hostName}
      begun={opened}
      typed={begun}
      onTyped={keep}
      onSend={send}
    />
  );
}
