import { describe, expect, it } from '@jest/globals';
import { call, defineContract, type InputOf } from '@festlig/contracts/define';
import { z } from 'zod';
import type { CallContext, ContextOf } from './call-context';
import { callOf, type Handler, Handles } from './handler';

const named = z.object({ name: z.string() });
const { calls } = defineContract(
  'party',
  {},
  {
    read: call({ summary: '', access: 'guest', input: named, output: named, idempotent: true }),
    change: call({ summary: '', access: 'owner', input: named, output: named, idempotent: true }),
    count: call({
      summary: '',
      access: 'public',
      input: z.object({ of: z.number() }),
      output: named,
      idempotent: true,
    }),
  },
);
type Read = typeof calls.read;
type Change = typeof calls.change;

describe('A handler of a call', () => {
  it('is found by the call it is marked with', () => {
    @Handles(calls.change)
    class ChangeHandler implements Handler<Change> {
      async handle({ name }: InputOf<Change>, { user, party }: ContextOf<Change>) {
        return { name: `${name} of ${user.name} in ${party.id}` };
      }
    }
    expect(callOf(ChangeHandler)).toBe(calls.change);
  });

  it('may ask less of its context than the call promises', () => {
    @Handles(calls.change)
    class ChangeHandler implements Handler<Change> {
      async handle({ name }: InputOf<Change>, { requestId }: CallContext) {
        return { name: name + requestId };
      }
    }
    expect(callOf(ChangeHandler)).toBe(calls.change);
  });

  it('does not compile when it asks for a user whom the call does not promise', () => {
    class ReadHandler implements Handler<Read> {
      // @ts-expect-error a call that guests make has no user for certain
      async handle({ name }: InputOf<Read>, { user }: ContextOf<Change>) {
        return { name: name + user.name };
      }
    }
    expect(callOf(ReadHandler)).toBeUndefined();
  });

  it('does not compile when it answers something else', () => {
    class ReadHandler implements Handler<Read> {
      // @ts-expect-error the call answers a name
      async handle({ name }: InputOf<Read>) {
        return { title: name };
      }
    }
    expect(callOf(ReadHandler)).toBeUndefined();
  });

  it('does not compile under the mark of a call with another input', () => {
    // @ts-expect-error this is how a name is read, not how things are counted
    @Handles(calls.count)
    class ReadHandler implements Handler<Read> {
      async handle({ name }: InputOf<Read>) {
        return { name };
      }
    }
    expect(callOf(ReadHandler)).toBe(calls.count);
  });

  it('does not compile under the mark of a call that promises it less', () => {
    // @ts-expect-error a guest's call, and a handler that needs its owner
    @Handles(calls.read)
    class ChangeHandler implements Handler<Change> {
      async handle({ name }: InputOf<Change>, { user }: ContextOf<Change>) {
        return { name: name + user.name };
      }
    }
    expect(callOf(ChangeHandler)).toBe(calls.read);
  });
});
