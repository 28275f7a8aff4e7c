import type { Party } from '@festlig/contracts/party';
import { heroTone } from '@festlig/domain/web/hero-image';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { guestApi, ownRsvpInput, useGuestKeys } from '../../../api/guest';
import { ButtonLink } from '../../../components/plain/Button';
import { classNames } from '../../../lib/class-names';
import css from './page.module.css';

const { useQueryState } = guestApi.endpoints.getOwnRsvp;

/**
 * The guest's link to the reply form, in sight at once: to give, change or see the answer. Hidden for a guest without
 * an answer once replies are closed (rule: reply-window).
 */
export function ReplyJump({ party }: { party: Party }) {
  const t = useTexts('party-page');
  const [now] = useState(() => new Date());
  // A restricted invitation keeps the link: whether the guest is on the list is only known below, where the reason is
  // shown.
  const isOpen = rsvpWindow(party, now, true) === 'open';
  const { data } = useQueryState(ownRsvpInput(party.id, useGuestKeys()));
  const hasAnswered = (data?.rsvp ?? null) !== null;
  if (!isOpen && !hasAnswered) return null;
  const onDark = heroTone(party.heroImage) === 'dark';
  return (
    <ButtonLink href="#reply" className={classNames(css['jump'], onDark && css['jumpOnDark'])}>
      {t(hasAnswered ? (isOpen ? 'changeReply' : 'seeReply') : 'reply')}
    </ButtonLink>
  );
}
