import type { RsvpMessage } from '@festlig/contracts/rsvp';
import { THREAD } from '@festlig/domain/web/guest-link';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useAddress } from '../../api/page-source';
import { MessageForm } from './MessageForm';
import { MessageList } from './MessageList';
import plain from '../plain/plain.module.css';
import css from './thread.module.css';

interface ThreadProps {
  messages: readonly RsvpMessage[];
  reader: 'guest' | 'host';
  /** The guest's name, for the host. */
  guestName: string;
  /** The owner's name, for the guest. */
  hostName?: string | null;
  /** What happens to a message after it is posted, shown below the box. */
  hint?: string;
  /** The reader clicked a button to write: the box takes the focus. */
  begun?: boolean;
  /** Reports whether a message is begun and not sent. */
  onBegun?: (begun: boolean) => void;
  /** What the box begins with, and who is told what is in it. */
  typed?: string;
  onTyped?: (text: string) => void;
  /** Posts a message once for each key. @throws ApiError */
  onSend: (message: string, formKey: string) => Promise<unknown>;
}

/** The messages under a reply, for the guest or the host, and a box for the next one (rule: own-answer). */
export default function Thread({
  messages,
  reader,
  guestName,
  hostName = null,
  hint,
  begun = false,
  onBegun,
  typed,
  onTyped,
  onSend,
}: ThreadProps) {
  const t = useTexts('thread');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // A mail with a message leads here; nothing was here when the page was opened.
  const isAsked = useAddress().hash === `#${THREAD}` && reader === 'guest';
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <section ref={section} aria-labelledby={id} className={css['thread']}>
      <h3 id={id} className={plain['subtitle']}>
        {t('title')}
      </h3>
      <MessageList messages={messages} reader={reader} guestName={guestName} hostName={hostName} labelledBy={id} />
      <MessageForm
        label={reader === 'host' ? t('message', { name: guestName }) : t('messageHost')}
        hint={hint}
        begun={begun}
        onBegun={onBegun}
        typed={typed}
        onTyped={onTyped}
        onSend={onSend}
      />
    </section>
  );
}
