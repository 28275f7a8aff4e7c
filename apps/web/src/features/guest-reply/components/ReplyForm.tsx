import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { type Answer, TEST_CONTACT } from '@festlig/domain/web/guest-link';
import type { FormApi } from 'final-form';
import { type ReactNode, useEffect, useState } from 'react';
import { FormSpy, useField } from 'react-final-form';
import { useTexts } from '../../../i18n/use-texts';
import { type ApiError, asApiError, isWithoutCookie } from '../../../api/api-error';
import { toFormErrors } from '../../../api/form-errors';
import { Form } from '../../../components/form/Form';
import { Honeypot } from '../../../components/form/Honeypot';
import { PostedFields } from '../../../components/form/PostedFields';
import { RefusedFields } from '../../../components/form/refused-fields';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { Notice } from '../../../components/Notice';
import field from '../../../components/plain/field.module.css';
import { PlainField } from '../../../components/plain/PlainField';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
import { classNames } from '../../../lib/class-names';
import { textsOfChoices, withAnswerNames } from '../../../lib/answer-fields';
import { type Guest, type GuestState, type Submitted, usePageSource } from '../../../api/page-source';
import { useWasRendered } from '../../../lib/use-hydrated';
import {
  asksForPeople,
  greetingsIn,
  postedValues,
  replyProblems,
  replyRequest,
  replyValues,
  type ReplyValues,
  withAnswer,
} from '../reply-form.model';
import { ownAddress } from '../model';
import { useKeptReply } from '../use-kept-reply';
import { AnswerChoice } from './AnswerChoice';
import { Heading } from './Heading';
import { ExtraFields } from './ExtraFields';
import { TypedBefore } from './TypedBefore';
import { PeopleField } from './PeopleField';
import { StepButton } from '../../../components/plain/StepButton';
import { SentLater } from '../later/components/SentLater';
import css from './reply.module.css';

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
  const whose = { partyId: party.id, who: cid ?? rid ?? 'new', over: own?.changedAt ?? '' };
  const kept = useKeptReply(whose, () => replyValues(own, guest));
  const { posted: refused } = usePageSource();
  const posted = refused?.form === 'reply' ? refused : undefined;
  const asked = { party, guest };
  const [first] = useState(() => posted && postedValues(posted.values, asked));
  const greetings = greetingsIn(kept.values, own);
  const values = first ?? (chosen ? withAnswer(kept.values, chosen, greetings) : kept.values);
  useEffect(() => {
    if (chosen) document.getElementById('reply')?.scrollIntoView?.();
  }, [chosen]);
  const people = asksForPeople(party, guest);
  const fields = party.rsvpFields;
  const texts = {
    'answer.required': t('choose'),
    'numberOfPeople.invalid': t('peopleInvalid'),
    ...textsOfChoices(fields, t('tick')),
  };
  const { root, formKey, ...ofFields } = inWords(withAnswerNames(posted?.errors ?? {}), errorsT, texts);
  const general = root ?? formKey;
  const keep = (typed: ReplyValues) => {
    kept.keep(typed);
    onTyped();
  };
  const submit = async (values: ReplyValues, form: FormApi<ReplyValues>) => {
    const from = { partyId: party.id, cid, rid, formKey: posted?.values['key'] ?? kept.formKey };
    try {
      const answer = await send(replyRequest(values, from, asked));
      kept.drop();
      onDone(answer, values);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (isWithoutCookie(error)) {
        kept.drop();
        const { postForm } = await import('../../../api/post-form');
        return postForm('reply', from.formKey, { ...values, rid });
      }
      if (isWithoutNetwork(error, kept.isWaiting)) return kept.wait(values);
      if (kept.isWaiting && isClosed(error)) kept.rest();
      else if (kept.isWaiting) keep(values);
      return toFormErrors({ ...error, errors: withAnswerNames(error.errors) }, form.getRegisteredFields());
    }
  };
  return (
    <>
      <Heading
        name={guest?.name}
        isChange={!!own}
        isStranger={cid !== null && !guest && cid !== TEST_CONTACT}
        about={chosen && party}
      />
      <RefusedFields value={ofFields}>
        <Form<ReplyValues>
          posts
          initialValues={values}
          validate={(values) => inWords(withAnswerNames(replyProblems(values, asked)), errorsT, texts)}
          onSubmit={submit}
          label={t('section')}
        >
          <FormSpy<ReplyValues>
            subscription={{ values: true, dirty: true }}
            onChange={({ values, dirty }) => {
              if (dirty) keep(values);
            }}
          />
          <PostedFields form="reply" />
          {kept.isWaiting && <SentLater onInvalid={keep} />}
          {general && (
            <Notice role="alert" tone="error">
              {general}
            </Notice>
          )}
          <TypedBefore />
          <AnswerChoice greetings={greetings} />
          <Unfolded>
            {(answer, coming) => (
              <>
                {!guest && <PlainField name="name" label={t('name')} autoComplete="name" maxLength={120} />}
                {people && answer === 'yes' && coming(<PeopleField max={guest?.maxPeople ?? null} />)}
                <ExtraFields
                  fields={fields}
                  attending={answer === 'yes'}
                  frame={(question, ofDecliners) => (ofDecliners ? question : coming(question))}
                />
                <PlainField
                  name="comment"
                  label={t('comment')}
                  mark={t('optional')}
                  placeholder={t('commentHint')}
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
                    <StepButton
                      href={ownAddress({ cid, rid })}
                      onClick={() => {
                        kept.drop();
                        onKeep();
                      }}
                    >
                      {t('keep')}
                    </StepButton>
                  )}
                </div>
              </>
            )}
          </Unfolded>
        </Form>
      </RefusedFields>
    </>
  );
}

/** Whether a reply has to wait for the network. One that waits already does so until it has reached the server. */
const isWithoutNetwork = ({ status }: ApiError, isWaiting: boolean): boolean =>
  status === 'offline' || (isWaiting && (status === 'unreached' || status === 'timeout'));

/** Whether replies are closed; what waited is kept, so that the page can say that it was not taken. */
const isClosed = ({ errors }: ApiError): boolean => errors['root']?.code.startsWith('rsvp_') === true;

type Frame = (part: ReactNode) => ReactNode;

/**
 * The rest of the form, shown after an answer is chosen: until then the two choices have the screen to themselves. On a page
 * that the server has rendered it is all there, and the style sheet shows what belongs to the answer, so that the form works
 * before its scripts have come and nothing that is being typed goes away when they do. `coming` frames what only those who
 * come are asked.
 */
function Unfolded({ children }: { children: (answer: Answer, coming: Frame) => ReactNode }) {
  if (!useWasRendered()) return <ForAnswer>{(answer) => children(answer, (part) => part)}</ForAnswer>;
  const coming: Frame = (part) => <div className={css['coming']}>{part}</div>;
  return <div className={classNames(field['fields'], css['unfolds'])}>{children('yes', coming)}</div>;
}

/** Apart, so that a tap on a page that the server has rendered renders no fields. */
function ForAnswer({ children }: { children: (answer: Answer) => ReactNode }) {
  const { value } = useField<Answer | undefined>('answer', { subscription: { value: true } }).input;
  return value && children(value);
}
