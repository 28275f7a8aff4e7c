import type { RsvpField } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { SENT } from '@festlig/domain/web/posted-form';
import { useTexts } from '../../../i18n/use-texts';
import { useGuestKeys } from '../../../api/page-source';
import { ownAddress } from '../model';
import { useThanks } from '../use-thanks';
import plain from '../../../components/plain/plain.module.css';
import { answerLine, askedOf } from '../../../lib/answer-fields';
import { classNames } from '../../../lib/class-names';
import { StepButton } from '../../../components/plain/StepButton';
import css from './reply.module.css';

interface OwnAnswerProps {
  rsvp: OwnRsvp;
  /** The host's own questions. */
  fields: readonly RsvpField[];
  /** The guest has just left the form without a change. */
  focused: boolean;
  /** No card above says that it was sent. */
  thanks: boolean;
  /** Absent when replies are closed. */
  onChange?: (() => void) | undefined;
}

/** The guest's answer, and the button to change it. */
export function OwnAnswer({ rsvp, fields, focused, thanks, onChange }: OwnAnswerProps) {
  const t = useTexts('guest-reply');
  const keys = useGuestKeys();
  const title = useThanks(rsvp.isComming, rsvp.name);
  return (
    <div className={css['own']}>
      {thanks && (
        <p id={SENT} className={classNames(plain['title'], css['thanked'])}>
          {title}
        </p>
      )}
      <p className={plain['small']}>
        {t('own')}
        {rsvp.name && ` · ${[rsvp.name].concat(rsvp.companions ?? []).join(', ')}`}
      </p>
      <h2 className={classNames(plain['subtitle'], css['answer'])}>
        {rsvp.isComming ? t('ownYes', { count: rsvp.numberOfPeople }) : t('ownNo')}
      </h2>
      {askedOf(fields).map((field) => {
        const line = answerLine(field, rsvp.fields);
        return (
          line && (
            <p key={field.id} className={css['line']}>
              {line}
            </p>
          )
        );
      })}
      {rsvp.comment && (
        <p className={css['comment']}>
          <q>{rsvp.comment}</q>
        </p>
      )}
      {onChange && (
        <StepButton
          variant="outlined"
          autoFocus={focused}
          className={css['change']}
          href={ownAddress(keys, rsvp.isComming ? 'yes' : 'no')}
          onClick={onChange}
        >
          {t('change')}
        </StepButton>
      )}
    </div>
  );
}
