import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Bone } from '../../../components/Bone';
import { Button } from '../../../components/plain/Button';
import { patiently } from '../../../lib/patiently';
import { useHydrated } from '../../../lib/use-hydrated';
import type { GuestState } from '../../../api/page-source';
import css from './reply.module.css';

/** Loaded when there is something to read or to write: most guests write nothing. */
const Thread = lazy(patiently(() => import('../../../components/thread/Thread')));

interface GuestThreadProps {
  party: Party;
  rsvp: OwnRsvp;
  write: GuestState['write'];
  onWritten: (rsvp: OwnRsvp) => void;
}

/** The thread under the guest's answer; a button until somebody has written. */
export function GuestThread({ party, rsvp, write, onWritten }: GuestThreadProps) {
  const t = useTexts('guest-reply');
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  if (rsvp.messages.length === 0 && !opened) {
    return (
      <Button fullWidth className={css['write']} onClick={() => setOpened(true)}>
        {t('write')}
      </Button>
    );
  }
  const place = <Bone style={{ height: 260 }} />;
  return (
    <div className={css['thread']}>
      <Suspense fallback={place}>
        {!isHydrated ? (
          place
        ) : (
          <Thread
            messages={rsvp.messages}
            reader="guest"
            guestName={rsvp.name}
            hostName={party.hostName}
            begun={opened}
            onSend={async (message, formKey) =>
              onWritten(await write({ partyId: party.id, rsvpRef: rsvp.rid, message, formKey }))
            }
          />
        )}
      </Suspense>
    </div>
  );
}
