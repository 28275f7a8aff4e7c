import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Bone } from '../../../components/Bone';
import { Button } from '../../../components/plain/Button';
import { patiently } from '../../../lib/patiently';
import { useHydrated } from '../../../lib/use-hydrated';
import { type GuestState, usePageSource } from '../../../api/page-source';
import { messageKeyOf, readKept } from '../use-kept-reply';
import { PLAIN_MESSAGE, PlainThread } from './PlainThread';
import css from './reply.module.css';

/** Loaded when there is something to read or to write: most guests write nothing. */
const OpenThread = lazy(patiently(() => import('./OpenThread')));

interface GuestThreadProps {
  party: Party;
  rsvp: OwnRsvp;
  write: GuestState['write'];
  onWritten: (rsvp: OwnRsvp) => void;
}

/** Whether something is in the box that the server has rendered. */
function isBegun(): boolean {
  const box = globalThis.document?.getElementById(PLAIN_MESSAGE) as HTMLTextAreaElement | null | undefined;
  return !!box && (box.value !== '' || box === document.activeElement);
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
  const [begun] = useState(() => readKept(messageKeyOf(rsvp.rid)) !== null);
  if (isPlain || !isHydrated) {
    return (
      <div className={css['thread']}>
        <PlainThread rsvp={rsvp} hostName={party.hostName ?? null} zone={party.zone} posted={posted} />
      </div>
    );
  }
  if (rsvp.messages.length === 0 && !opened && !begun) {
    return (
      <Button fullWidth className={css['write']} onClick={() => setOpened(true)}>
        {t('write')}
      </Button>
    );
  }
  return (
    <div className={css['thread']}>
      <Suspense fallback={<Bone style={{ height: 260 }} />}>
        <OpenThread party={party} rsvp={rsvp} write={write} onWritten={onWritten} opened={opened} />
      </Suspense>
    </div>
  );
}
