import type { RsvpMessage } from '@festlig/contracts/rsvp';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useMoment } from '../use-moment';
import { classNames } from '../../lib/class-names';
import css from './thread.module.css';

interface MessageListProps {
  messages: readonly RsvpMessage[];
  reader: 'guest' | 'host';
  guestName: string;
  hostName: string | null;
  labelledBy: string;
}

/** Messages, oldest first, scrolled to the newest; a new one is read out (role log). */
export function MessageList({ messages, reader, guestName, hostName, labelledBy }: MessageListProps) {
  const t = useTexts('thread');
  const moment = useMoment();
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const author = ({ isHost, byOwner }: RsvpMessage) => {
    if (isHost === (reader === 'host')) return t('me');
    if (!isHost) return guestName;
    return (byOwner && hostName) || t('host');
  };
  return (
    <div
      ref={list}
      role="log"
      aria-labelledby={labelledBy}
      tabIndex={messages.length > 0 ? 0 : undefined}
      className={css['list']}
    >
      {messages.length === 0 && <div className={css['empty']}>{t('empty')}</div>}
      {messages.map((entry) => (
        <div key={entry.id} className={classNames(css['message'], entry.isHost === (reader === 'host') && css['own'])}>
          <div className={css['author']}>
            <b>{author(entry)}</b> · <time dateTime={entry.createdAt}>{moment(entry.createdAt)}</time>
          </div>
          <div className={css['words']}>{entry.message}</div>
        </div>
      ))}
    </div>
  );
}
