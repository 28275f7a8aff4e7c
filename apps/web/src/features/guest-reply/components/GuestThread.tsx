import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Bone } from '../../../components/Bone';
import { Button } from '../../../components/plain/Button';
import { patiently } from '../../../lib/patiently';
import { useHydrated } from '../../../lib/use-hydrated';
import { type GuestState, usePageSource } from '../../../api/page-source';
import { sendOrPost } from '../send-or-post';
import { useKeptMessage } from '../use-kept-message';
import { PLAIN_MESSAGE, PlainThread } from './PlainThread';
import css from './reply.module.css';

/** Loaded when there is something to read or to write: most guests write nothing. */
const Thread = lazy(patiently(() => import('../../../components/thread/Thread')));

interface GuestThreadProps {
  party: Party;
  rsvp: OwnRsvp;
  write: GuestState['write'];
  onWritten: (rsvp: OwnRsvp) => void;
}

/** Whether something is in the box that the server has rendered. */
function isBegun(): boolean {
  if (typeof document === 'undefined') return false;
  const box = document.getElementById(PLAIN_MESSAGE);
  return box instanceof HTMLTextAreaElement && (box.value !== '' || box === document.activeElement);
}

/** The thread under the guest's answer; a button until somebody has written. */
export function GuestThread({ party, rsvp, write, onWritten }: GuestThreadProps) {
  const t = useTexts('guest-reply');
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const { posted: refused } = usePageSource();
  const posted = refused?.form === 'message' ? refused : undefined;
  // A message that was begun before the scripts came is sent as it was begun.
  const [isPlain] = useState(() => posted !== undefined || isBegun());
  const { begun, keep } = useKeptMessage(rsvp.rid);
  if (isPlain || !isHydrated) {
    return (
      <div className={css['thread']}>
        <PlainThread rsvp={rsvp} hostName={party.hostName ?? null} zone={party.zone} posted={posted} onTyped={keep} />
      </div>
    );
  }
  if (rsvp.messages.length === 0 && !opened && begun === '') {
    return (
      <Button fullWidth className={css['write']} onClick={() => setOpened(true)}>
        {t('write')}
      </Button>
    );
  }
  return (
    <div className={css['thread']}>
      <Suspense fallback={<Bone style={{ height: 260 }} />}>
        <Thread
          messages={rsvp.messages}
          reader="guest"
          guestName={rsvp.name}
          hostName={party.hostName}
          begun={opened}
          typed={begun}
          onTyped={keep}
          onSend={async (message, formKey) => {
            const { rid } = rsvp;
            const fields = { form: 'message', key: formKey, rid, message } as const;
            const send = () => write({ partyId: party.id, rsvpRef: rid, message, formKey });
            onWritten(await sendOrPost(send, fields, () => keep('')));
          }}
        />
      </Suspense>
    </div>
  );
}
