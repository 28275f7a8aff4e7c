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

describe('a handler of a call', () => {
  it('is found by the call in its decorator', () => {
    @Handles(calls.change)
    class ChangeHandler implements Handler<Change> {
      async handle({ name }: InputOf<Change>, { user, party }: ContextOf<Change>) {
        return { name: `${name} of ${user.name} in ${party.id}` };
      }
    }
    expect(callOf(ChangeHandler)).toBe(calls.change);
  });

  it('may use less of its context than the call provides', () => {
    @Handles(calls.change)
    class ChangeHandler implements Handler<Change> {
      async handle({ name }: InputOf<Change>, { requestId }: CallContext) {
        return { name: name + requestId };
      }
    }
    expect(callOf(ChangeHandler)).toBe(calls.change);
  });

  it('does not compile when it requires a user that the call does not provide', () => {
    class ReadHandler implements Handler<Read> {
      // @ts-expect-error a guest's call does not always have a user
      async handle({ name }: InputOf<Read>, { user }: ContextOf<Change>) {
        return { name: name + user.name };
      }
    }
    expect(callOf(ReadHandler)).toBeUndefined();
  });

  it('does not compile when it returns another output', () => {
    class ReadHandler implements Handler<Read> {
      // @ts-expect-error the call returns a name
      async handle({ name }: InputOf<Read>) {
        return { title: name };
      }
    }
    expect(callOf(ReadHandler)).toBeUndefined();
  });

  it('does not compile with the decorator of a call with another input', () => {
    // @ts-expect-error the input of this handler is a name, not a number
    @Handles(calls.count)
    class ReadHandler implements Handler<Read> {
      async handle({ name }: InputOf<Read>) {
        return { name };
      }
    }
    expect(callOf(ReadHandler)).toBe(calls.count);
  });

  it('does not compile with the decorator of a call that provides less context', () => {
    // @ts-expect-error the handler requires an owner on a guest's call
    @Handles(calls.read)
    class ChangeHandler implements Handler<Change> {
      async handle({ name }: InputOf<Change>, { user }: ContextOf<Change>) {
        return { name: name + user.name };
      }
    }
    expect(callOf(ChangeHandler)).toBe(calls.read);
  });
});
