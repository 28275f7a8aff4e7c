import type { rsvp } from '@festlig/contracts/rsvp';
import { expect, it } from '@jest/globals';
import { CallError } from '.';

type ReplyToRsvp = typeof rsvp.calls.replyToRsvp;

it('refuses a call with the codes that it names, and those that follow from who may make it', () => {
  expect(new CallError<ReplyToRsvp>('thread_full').code).toBe('thread_full');
  expect(new CallError<ReplyToRsvp>('not_found').code).toBe('not_found');
  // @ts-expect-error Who writes to a host says nothing of how many come.
  expect(new CallError<ReplyToRsvp>('too_many_people').code).toBe('too_many_people');
  // @ts-expect-error Guests have no account to log in to.
  expect(new CallError<ReplyToRsvp>('needs_login').code).toBe('needs_login');
});

it('refuses with any code where it is not said which call it is', () => {
  expect(new CallError('too_many_people').code).toBe('too_many_people');
});
