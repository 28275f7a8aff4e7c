import type { Party } from '@festlig/contracts/party';
import { pageTone } from '@festlig/domain/web/hero-image';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import { useTexts } from '../../../i18n/use-texts';
import { useNow, usePageSource } from '../../../api/page-source';
import { ButtonLink } from '../../../components/plain/Button';
import { classNames } from '../../../lib/class-names';
import css from './page.module.css';

/**
 * The guest's link to the reply form, in sight at once: to give the answer, or with the one that was given (rule: own-answer). Hidden for a guest without
 * an answer once replies are closed (rule: reply-window).
 */
export function ReplyJump({ party }: { party: Party }) {
  const t = useTexts('party-page');
  const tReply = useTexts('guest-reply');
  const now = useNow();
  // A restricted invitation keeps the link: whether the guest is on the list is only known below, where the reason is
  // shown.
  const isOpen = rsvpWindow(party, now, true) === 'open';
  const answered = usePageSource().useAnswered(party.id);
  if (!isOpen && !answered) return null;
  const onDark = pageTone(party) === 'dark';
  return (
    <ButtonLink
      href="#reply"
      variant={onDark ? 'text' : 'contained'}
      className={classNames(css['jump'], onDark && css['jumpOnDark'])}
    >
      {answered
        ? `${tReply('own')}: ${answered.isComming ? tReply('ownYes', { count: answered.numberOfPeople }) : tReply('ownNo')}`
        : t('reply')}
    </ButtonLink>
  );
}
