import { MOST_PEOPLE } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import type { Answer } from '@festlig/domain/web/guest-link';
import { useEffect } from 'react';
import { FormSpy, useFormState } from 'react-final-form';
import { useTexts } from '../../../i18n/use-texts';
import { asApiError } from '../../../api/api-error';
import { toFormErrors } from '../../../api/form-errors';
import { Form } from '../../../components/form/Form';
import { Honeypot } from '../../../components/form/Honeypot';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { Button } from '../../../components/plain/Button';
import { PlainField } from '../../../components/plain/PlainField';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
import { askedOf, answerName, textsOfChoices, withAnswerNames } from '../../../lib/answer-fields';
import type { Guest, GuestState, Submitted } from '../../../api/page-source';
import {
  asksForPeople,
  replyProblems,
  replyRequest,
  replyValues,
  type ReplyValues,
  withAnswer,
} from '../reply-form.model';
import { useKeptReply } from '../use-kept-reply';
import { AnswerChoice } from './AnswerChoice';
import { Heading } from './Heading';
import { ExtraFields } from './ExtraFields';
import { TypedBefore } from './TypedBefore';
import { PeopleField } from './PeopleField';
import css from './reply.module.css';

const FIELDS = ['name', 'answer', 'numberOfPeople', 'comment', 'email'];

interface ReplyFormProps {
  party: Party;
  /** The known guest, if the link names one. */
  guest: Guest | undefined;
  cid: string | null;
  rid: string | null;
  /** An earlier answer to change. */
  own: OwnRsvp | undefined;
  /** The answer that the guest has chosen in the mail. */
  chosen: Answer | null;
  send: GuestState['submit'];
  /** Reports whether something is typed and not sent. */
  onTyped: () => void;
  onDone: (answer: Submitted, values: ReplyValues) => void;
  onKeep: () => void;
}

/** The reply form: choosing an answer shows the rest. After a failure everything typed is still there. */
export function ReplyForm({ party, guest, cid, rid, own, chosen, send, onTyped, onDone, onKeep }: ReplyFormProps) {
  const t = useTexts('guest-reply');
  const errorsT = useErrorsT();
  const kept = useKeptReply(party.id, cid ?? rid ?? 'new', () => replyValues(own));
  const values = chosen ? withAnswer(kept.values, chosen) : kept.values;
  useEffect(() => {
    if (chosen) document.getElementById('reply')?.scrollIntoView?.();
  }, [chosen]);
  const people = asksForPeople(party, guest);
  const fields = party.rsvpFields;
  const asked = { party, guest };
  const texts = {
    'answer.required': t('choose'),
    'numberOfPeople.invalid': t('peopleInvalid'),
    'numberOfPeople.too_many_people': t('peopleTooMany', { max: guest?.maxPeople ?? MOST_PEOPLE }),
    ...textsOfChoices(fields, t('tick')),
  };
  const submit = async (values: ReplyValues) => {
    const from = { partyId: party.id, cid, rid, formKey: kept.formKey };
    try {
      const answer = await send(replyRequest(values, from, asked));
      kept.drop();
      onDone(answer, values);
    } catch (thrown) {
      showAlert();
      const error = asApiError(thrown);
      const shown = [...FIELDS, ...askedOf(fields).map(({ id }) => answerName(id))];
      return toFormErrors({ ...error, errors: withAnswerNames(error.errors) }, shown);
    }
  };
  return (
    <>
      <Heading party={party} name={guest?.name} />
      <Form<ReplyValues>
        initialValues={values}
        validate={(values) => inWords(withAnswerNames(replyProblems(values, asked)), errorsT, texts)}
        onSubmit={submit}
        label={t('section')}
      >
        <FormSpy<ReplyValues>
          subscription={{ values: true, dirty: true }}
          onChange={({ values, dirty }) => {
            if (!dirty) return;
            kept.keep(values);
            onTyped();
          }}
        />
        <TypedBefore />
        <AnswerChoice earlier={kept.values} />
        <Unfolded>
          {(answer) => (
            <>
              {!guest && <PlainField name="name" label={t('name')} autoComplete="name" maxLength={120} />}
              {people && answer === 'yes' && <PeopleField max={guest?.maxPeople ?? null} />}
              <ExtraFields fields={fields} attending={answer === 'yes'} />
              <PlainField
                name="comment"
                label={t('comment')}
                mark={t('optional')}
                placeholder={t(answer === 'no' ? 'commentNo' : 'commentYes')}
                maxLength={2000}
                rows={3}
              />
              {!guest?.hasEmail && (
                <PlainField
                  name="email"
                  type="email"
                  label={t('email')}
                  mark={t('optional')}
                  hint={t('emailHint')}
                  autoComplete="email"
                  maxLength={254}
                />
              )}
              <Honeypot />
              <div className={css['send']}>
                <SubmitButton fullWidth>{t(own ? 'submitChange' : 'submit')}</SubmitButton>
                {own && (
                  <Button
                    fullWidth
                    onClick={() => {
                      kept.drop();
                      onKeep();
                    }}
                  >
                    {t('keep')}
                  </Button>
                )}
              </div>
            </>
          )}
        </Unfolded>
      </Form>
    </>
  );
}

/** On a small phone the button is a screen below the alert: scrolls to the alert once it is rendered. */
function showAlert(): void {
  setTimeout(() => document.querySelector('form [role="alert"]')?.scrollIntoView?.({ block: 'center' }), 50);
}

/** The rest of the form, shown after an answer is chosen: until then the two choices have the screen to themselves. */
function Unfolded({ children }: { children: (answer: 'yes' | 'no') => React.ReactNode }) {
  const { values } = useFormState<ReplyValues>({ subscription: { values: true } });
  return values.answer ? children(values.answer) : null;
}
