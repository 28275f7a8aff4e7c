import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from '@jest/globals';
import { Form } from '../../../components/form/Form';
import { PlainField } from '../../../components/plain/PlainField';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { greetingsIn, replyValues, type ReplyValues } from '../reply-form.model';
import { AnswerChoice } from './AnswerChoice';

afterEach(cleanup);

/** As the form knows them of a guest who has answered once. */
const greetingsOfTyped = (typed: Partial<ReplyValues>) =>
  greetingsIn({ ...replyValues(undefined, undefined), ...typed }, undefined);

const show = async (initial: Partial<ReplyValues>, greetings = greetingsOfTyped(initial)) => {
  fakeServer({});
  await renderRoute(
    <Form<ReplyValues> initialValues={{ ...replyValues(undefined, undefined), ...initial }} onSubmit={() => undefined}>
      <AnswerChoice greetings={greetings} />
      <PlainField name="comment" label="Greeting" maxLength={200} rows={3} />
    </Form>,
    '/emma',
  );
};
const greeting = () => screen.getByLabelText<HTMLTextAreaElement>('Greeting');
const choose = (answer: RegExp) => userEvent.click(screen.getByLabelText(answer));

it('empties the greeting when the answer changes, and brings it back with the answer (rule: reply-comment-of-answer)', async () => {
  await show({ answer: 'yes', comment: 'Hello' });
  await choose(/No/);
  expect(greeting().value).toBe('');
  await userEvent.type(greeting(), 'So sorry');
  await choose(/Yes/);
  expect(greeting().value).toBe('Hello');
  await choose(/No/);
  expect(greeting().value).toBe('So sorry');
});

it('brings back the greeting of an earlier answer that a mail’s answer replaced (rule: reply-comment-of-answer)', async () => {
  await show({ answer: 'no', comment: '' }, { yes: 'Hello', no: '' });
  await choose(/Yes/);
  expect(greeting().value).toBe('Hello');
});

it('keeps what was typed before the first answer, and at a press on the same answer', async () => {
  await show({ answer: undefined, comment: 'Hello' });
  await choose(/Yes/);
  expect(greeting().value).toBe('Hello');
  await choose(/Yes/);
  expect(greeting().value).toBe('Hello');
});
