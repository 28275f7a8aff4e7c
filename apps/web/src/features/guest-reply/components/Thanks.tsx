import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { inviting } from '@festlig/domain/party/inviting';
import { placesOf } from '@festlig/domain/party/programme';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { AddToCalendar } from '../../../components/calendar/AddToCalendar';
import { HeroEdge } from '../../../components/HeroEdge';
import { ButtonLink } from '../../../components/plain/Button';
import plain from '../../../components/plain/plain.module.css';
import { useLanguage } from '../../../i18n/use-language';
import { classNames } from '../../../lib/class-names';
import { formatDay, formatTimes } from '../../../lib/format-date';
import { routeLink } from '../../../lib/route-link';
import { useThanks } from '../use-thanks';
import css from './reply.module.css';

interface ThanksProps {
  party: Party;
  /** What was sent. */
  coming: boolean;
  /** What counts, and stands below this card; absent when the server kept nothing. */
  own: OwnRsvp | undefined;
  name: string;
  changed: boolean;
  /** A receipt is mailed. */
  receipt: boolean;
  /** A guest of the guest list; the address of any other now carries their own key, and is to be kept. */
  isKnown: boolean;
  /** False where it was shown before the app took over. */
  isNew: boolean;
}

/**
 * Shown once, right after the reply, in the middle of the screen, with an edge of the drawing of the invitation; takes the focus so that it
 * is read out and seen. It says who can see the reply, and a guest who comes gets the day for the calendar and the way to where it begins
 * (rule: reply-done).
 */
export default function Thanks({ party, coming: sent, own, name, changed, receipt, isKnown, isNew }: ThanksProps) {
  const t = useTexts('guest-reply');
  const threadT = useTexts('thread');
  const partyT = useTexts('party-page');
  const language = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'center' });
  }, [isNew]);
  const coming = own?.isComming ?? sent;
  const title = useThanks(coming, name);
  const [place = party.location] = placesOf(party);
  const route = routeLink(place);
  return (
    <div ref={card} role="status" className={classNames(css['thanks'], coming && css['glad'])}>
      <HeroEdge heroImage={party.heroImage} className={css['band']} />
      <Mark coming={coming} />
      <h2 ref={heading} tabIndex={-1} className={classNames(plain['title'], css['said'])}>
        {title}
      </h2>
      {(own || !coming) && (
        <p className={css['when']}>
          {coming ? (
            <>
              {/* A narrow card breaks it after the month, not between the day and the month. */}
              <span>{formatDay(party.date, party.zone, language).replace(/(\d\.?) /, '$1\u00a0')}</span>
              <span>{formatTimes(party, language, partyT('programmeMore'))}</span>
            </>
          ) : (
            t('missed')
          )}
        </p>
      )}
      <p className={css['soft']}>
        {t(changed ? 'changed' : 'sent')}
        {own && ` ${t('seen', { host: inviting(party) ?? threadT('host') })}`}
        {receipt && ` ${t('receipt')}`}
        {own && !isKnown && ` ${t('linkIsYours')}`}
      </p>
      {coming && (
        <div className={css['next']}>
          <AddToCalendar party={party} isButton />
          {route && (
            <ButtonLink variant="outlined" href={route} target="_blank" rel="noopener noreferrer">
              {partyT('route')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

/** A heart with confetti, or a letter that is on its way. */
function Mark({ coming }: { coming: boolean }) {
  return (
    <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true" fill="none">
      {coming ? (
        <>
          <path d="M36 56C22 45 15 38 15 28a11 11 0 0 1 21-4 11 11 0 0 1 21 4c0 10-7 17-21 28z" fill="var(--berry)" />
          <g strokeWidth="3.5" strokeLinecap="round">
            <path d="M9 16l5 4M12 46l-5 3M60 12l-4 5" stroke="#c9963a" />
            <path d="M63 44l5 3M30 8l1 5M48 62l3 4" stroke="#4f7a63" />
          </g>
        </>
      ) : (
        <>
          <rect
            x="12"
            y="20"
            width="48"
            height="34"
            rx="4"
            fill="var(--card)"
            stroke="var(--berry)"
            strokeWidth="2.5"
          />
          <path d="M13 22l23 18 23-18" stroke="var(--berry)" strokeWidth="2.5" strokeLinejoin="round" />
        </>
      )}
    </svg>
  );
}
