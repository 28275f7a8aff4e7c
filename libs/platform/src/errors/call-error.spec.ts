import type { rsvp } from '@festlig/contracts/rsvp';
import { expect, it } from '@jest/globals';
import { CallError } from '.';

type ReplyToRsvp = typeof rsvp.calls.replyToRsvp;

it('accepts the codes that the call declares and those that follow from its access', () => {
  expect(new CallError<ReplyToRsvp>('thread_full').code).toBe('thread_full');
  expect(new CallError<ReplyToRsvp>('not_found').code).toBe('not_found');
  // @ts-expect-error A message in a thread has no number of people.
  expect(new CallError<ReplyToRsvp>('too_many_people').code).toBe('too_many_people');
  // @ts-expect-error Guests have no account with which to log in.
  expect(new CallError<ReplyToRsvp>('needs_login').code).toBe('needs_login');
});

it('accepts any code when no call is given', () => {
  expect(new CallError('too_many_people').code).toBe('too_many_people');
});
