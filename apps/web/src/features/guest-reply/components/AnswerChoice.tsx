import type { Answer } from '@festlig/domain/web/guest-link';
import { useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldError } from '../../../components/form/use-field-error';
import plain from '../../../components/plain/plain.module.css';
import type { ReplyValues } from '../reply-form.model';
import css from './reply.module.css';

const ANSWERS = ['yes', 'no'] as const;

/**
 * Coming or not: two large choices. They are radio buttons, so arrow keys and screen readers work. A greeting belongs to its
 * answer: the other answer begins with an empty one, and switching back brings it back (rule: reply-comment-of-answer).
 */
export function AnswerChoice({ greetings }: { greetings: Partial<Record<Answer, string>> }) {
  const t = useTexts('guest-reply');
  const { input, meta } = useField<Answer | undefined>('answer');
  const error = useFieldError(meta, 'answer');
  const form = useForm<ReplyValues>();
  const comments = useRef(greetings);
  const choose = (answer: Answer) => {
    form.batch(() => {
      if (input.value && input.value !== answer) {
        comments.current = { ...comments.current, [input.value]: form.getState().values.comment };
        form.change('comment', comments.current[answer] ?? '');
      }
      input.onChange(answer);
    });
  };
  return (
    <fieldset aria-describedby={error ? 'reply-answer-text' : undefined} className={css['choices']}>
      <legend className={plain['hidden']}>{t('title')}</legend>
      <div className={css['pair']}>
        {ANSWERS.map((answer) => (
          <label key={answer} className={css['card']}>
            <input
              type="radio"
              name="answer"
              value={answer}
              checked={input.value === answer}
              // Takes the focus after a click on "change", because that button is gone.
              autoFocus={input.value === answer}
              onChange={() => choose(answer)}
              aria-invalid={error !== undefined}
              className={css['ground']}
            />
            <Mark answer={answer} />
            <span>{t(answer)}</span>
          </label>
        ))}
      </div>
      {error && (
        <div id="reply-answer-text" className={css['wrong']}>
          {error}
        </div>
      )}
    </fieldset>
  );
}

/** A heart or a cross, drawn inline so that no file is fetched. */
function Mark({ answer }: { answer: 'yes' | 'no' }) {
  return (
    <svg
      width="34"
      height="34"
      viewBox="0 0 34 34"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {answer === 'yes' ? (
        <path d="M17 28.5C9 22.5 5 18.5 5 13a6 6 0 0 1 12-1.2A6 6 0 0 1 29 13c0 5.5-4 9.5-12 15.5z" />
      ) : (
        <path d="M8 8l18 18M26 8L8 26" />
      )}
    </svg>
  );
}
