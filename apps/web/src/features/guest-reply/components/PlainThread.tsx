import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { MESSAGE_MAX } from '@festlig/contracts/rsvp/message-limits';
import type { PostedForm } from '@festlig/domain/web/posted-form';
import { THREAD } from '@festlig/domain/web/guest-link';
import { PostedFields } from '../../../components/form/PostedFields';
import { Notice } from '../../../components/Notice';
import { Button } from '../../../components/plain/Button';
import field from '../../../components/plain/field.module.css';
import plain from '../../../components/plain/plain.module.css';
import { FieldText } from '../../../components/plain/PlainField';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
import { useLanguage } from '../../../i18n/use-language';
import { useTexts } from '../../../i18n/use-texts';
import { classNames } from '../../../lib/class-names';
import { formatClock, formatDay } from '../../../lib/format-date';
import css from './reply.module.css';

/** The box of this form. */
export const PLAIN_MESSAGE = 'plain-message';

interface PlainThreadProps {
  rsvp: OwnRsvp;
  hostName: string | null;
  /** The time zone of the party. */
  zone: string;
  /** The message that was refused, when there is one. */
  posted: PostedForm | undefined;
}

/** The thread before its scripts have come: the messages, and a form for the next one (rule: form-without-scripts). */
export function PlainThread({ rsvp, hostName, zone, posted }: PlainThreadProps) {
  const t = useTexts('thread');
  const language = useLanguage();
  const { message: wrong, ...others } = inWords(posted?.errors ?? {}, useErrorsT());
  const [general] = Object.values(others);
  const form = (
    <form method="post" noValidate aria-label={t('title')} className={css['plainThread']}>
      <PostedFields form="message" />
      <input type="hidden" name="rid" value={rsvp.rid} />
      {general && (
        <Notice role="alert" tone="error">
          {general}
        </Notice>
      )}
      <FieldText id={PLAIN_MESSAGE} label={t('messageHost')} error={wrong}>
        <textarea
          id={PLAIN_MESSAGE}
          name="message"
          rows={3}
          maxLength={MESSAGE_MAX}
          defaultValue={posted?.values['message']}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong ? `${PLAIN_MESSAGE}-text` : undefined}
          className={classNames(field['control'], field['text'])}
        />
      </FieldText>
      <Button type="submit" variant="contained">
        {t('send')}
      </Button>
    </form>
  );
  if (rsvp.messages.length === 0) {
    return (
      <details id={THREAD} open={posted !== undefined}>
        <summary className={classNames(css['write'], plain['link'])}>{t('messageHost')}</summary>
        {form}
      </details>
    );
  }
  return (
    <section id={THREAD} aria-label={t('title')}>
      <h3 className={plain['subtitle']}>{t('title')}</h3>
      {rsvp.messages.map(({ id, isHost, message, createdAt: at }) => (
        <p key={id} className={css['comment']}>
          <b>{isHost ? (hostName ?? t('host')) : t('me')}</b>
          <time dateTime={at} className={plain['small']}>
            {` · ${formatDay(at, zone, language)} ${formatClock(at, zone, language)}`}
          </time>
          <br />
          {message}
        </p>
      ))}
      {form}
    </section>
  );
}
