import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AnyCall } from '@festlig/contracts/define';
import { Email, PartyRef } from '@festlig/contracts/define';
import { asService, asUser, aUser, FakeAccessDirectory, visitor } from './testing/people';
import { z } from 'zod';
import { CallError, RemoteFailure } from '../errors';
import { currentScope, Logger } from '../observability';
import type { AccessDirectory } from './access';
import { Dispatcher, type DispatcherBounds } from './dispatcher';
import type { Envelope } from './envelope';

const owner = aUser();
const stranger = aUser({ id: '64b000000000000000000009' });
const own = '64c000000000000000000001';
const rename: AnyCall = {
  name: 'party.rename',
  service: 'party',
  summary: '',
  access: 'editor',
  input: z.object({
    partyId: PartyRef,
    title: z.string().trim().min(1, 'required').max(10, 'too_long'),
    email: Email.optional(),
  }),
  output: z.object({ title: z.string() }),
  idempotent: true,
  errors: [],
  deadline: 5000,
};

describe('Dispatcher', () => {
  let logged: string[];
  let directory: AccessDirectory;
  let bounds: DispatcherBounds;
  let dispatcher: Dispatcher | undefined;
  let handle: (input: never, context: never) => Promise<unknown>;
  const dispatch = (envelope: Partial<Envelope>, call = rename) => {
    const logger = {
      info: () => undefined,
      error: (message: string, error: Error) => logged.push(`${message}: ${error.message}`),
    };
    dispatcher ??= new Dispatcher(directory, logger as unknown as Logger, bounds);
    const input = { partyId: own, title: 'Fest' };
    const whole = { input, caller: asUser(owner), requestId: 'request-1', left: 60_000, ...envelope };
    return dispatcher.dispatch(call, { handle: (i, c) => handle(i as never, c as never) as never }, whole);
  };
  const refusal = (status: number, errors: object, message: string) => ({
    ok: false,
    failure: { status, body: { errors, message, requestId: 'request-1' } },
  });
  const refused = (status: number, code: string) => refusal(status, { root: { code, params: {} } }, code);

  beforeEach(() => {
    logged = [];
    directory = new FakeAccessDirectory([{ id: own, roles: { [owner.id]: 'owner' } }]);
    bounds = { atOnce: 64, waiting: 256 };
    dispatcher = undefined;
    handle = async () => ({ title: 'Fest' });
  });

  it('returns the output with only the fields of its schema', async () => {
    handle = async () => ({ title: 'Fest', passwordHash: 'argon2' });
    expect(await dispatch({})).toEqual({ ok: true, output: { title: 'Fest' } });
  });

  it('passes the parsed input, the caller, the party and the request id to the handler', async () => {
    const seen: unknown[] = [];
    handle = async (input, context) => {
      seen.push(input, context, currentScope());
      return { title: '' };
    };
    await dispatch({ input: { partyId: own, title: ' Fest ', more: true } });
    const context = { requestId: 'request-1', user: owner, party: { id: own, role: 'owner' } };
    const scope = { requestId: 'request-1', inner: true, until: expect.any(Number) };
    expect(seen).toEqual([{ partyId: own, title: 'Fest' }, context, scope]);
  });

  it("answers for another host's party exactly as for a missing one", async () => {
    const foreign = await dispatch({ caller: asUser(stranger) });
    const missing = await dispatch({ input: { partyId: 'no-such', title: 'Fest' } });
    expect(foreign).toEqual(refused(404, 'not_found'));
    expect(foreign).toEqual(missing);
  });

  it('asks a visitor to log in, whether the party exists or not', async () => {
    expect(await dispatch({ caller: visitor })).toEqual(refused(401, 'needs_login'));
    const input = { partyId: 'no-such', title: 'Fest' };
    expect(await dispatch({ caller: visitor, input })).toEqual(refused(401, 'needs_login'));
  });

  it('neither parses the input nor answers about it when the caller has no access', async () => {
    const read: unknown[] = [];
    const title = z.unknown().refine((value) => read.push(value) < 0);
    const call = { ...rename, input: z.object({ partyId: PartyRef, title }) };
    const input = { partyId: own, title: 'x'.repeat(1000) };
    expect(await dispatch({ caller: visitor, input }, call)).toEqual(refused(401, 'needs_login'));
    expect(await dispatch({ caller: asUser(stranger), input }, call)).toEqual(refused(404, 'not_found'));
    expect(await dispatch({ caller: visitor, input }, { ...call, access: 'user' })).toEqual(
      refused(401, 'needs_login'),
    );
    expect(await dispatch({ caller: visitor, input }, { ...call, access: 'internal' })).toEqual(
      refused(404, 'not_found'),
    );
    expect(read).toEqual([]);
    expect(await dispatch({ input }, call)).toMatchObject({ failure: { status: 422 } });
    expect(read).toEqual([input.title]);
  });

  describe('a call whose deadline has passed', () => {
    const unbegun = { ...refused(503, 'unavailable'), isUnbegun: true };
    beforeEach(() => void (handle = async () => Promise.reject(new Error('must not run'))));

    it.each([0, -1, NaN, undefined])('does not reach the handler when %s ms are left', async (left) => {
      expect(await dispatch({ left: left as number })).toEqual(unbegun);
      expect(logged).toEqual([]);
    });

    it('does not reach the handler when the time runs out while access is decided', async () => {
      jest.useFakeTimers();
      try {
        let found = (): void => {};
        const find = () => new Promise((resolve) => (found = () => resolve({ id: own, role: 'owner' })));
        directory = { find, forget: () => undefined } as unknown as AccessDirectory;
        const answer = dispatch({ left: 50 });
        await jest.advanceTimersByTimeAsync(50);
        found();
        expect(await answer).toEqual(unbegun);
      } finally {
        jest.useRealTimers();
      }
    });
  });

  describe('calls beyond the limit of concurrent calls', () => {
    let finish: () => void;
    const fast = async () => ({ title: 'Fest' });
    beforeEach(() => {
      bounds = { atOnce: 1, waiting: 0 };
      handle = () => new Promise((resolve) => (finish = () => resolve({ title: 'Fest' })));
    });

    it('are refused at once as not begun, and accepted again when there is room', async () => {
      const first = dispatch({});
      expect(await dispatch({})).toEqual({ ...refused(503, 'unavailable'), isUnbegun: true });
      finish();
      expect(await first).toMatchObject({ ok: true });
      handle = fast;
      expect(await dispatch({})).toMatchObject({ ok: true });
    });

    it('use up the limit of guests or that of people with an account, not the other', async () => {
      const forGuests = { ...rename, access: 'guest' as const };
      const first = dispatch({ caller: visitor }, forGuests);
      const unbegun = { ...refused(503, 'unavailable'), isUnbegun: true };
      expect(await dispatch({ caller: visitor }, forGuests)).toEqual(unbegun);
      const finishFirst = finish;
      const hosts = dispatch({});
      expect(await dispatch({})).toEqual(unbegun);
      finishFirst();
      finish();
      expect([await first, await hosts]).toMatchObject([{ ok: true }, { ok: true }]);
    });

    it('do not use up the limit for calls between services', async () => {
      const first = dispatch({ caller: visitor }, { ...rename, access: 'guest' });
      handle = fast;
      const needed = dispatch({ caller: asService('rsvp') }, { ...rename, access: 'internal' });
      expect(await needed).toMatchObject({ ok: true });
      finish();
      expect(await first).toMatchObject({ ok: true });
    });
  });

  it('refuses invalid input with a code for each field', async () => {
    handle = async () => Promise.reject(new Error('must not run'));
    const input = { partyId: own, title: 'Midsommerfest', email: 'karen' };
    const errors = {
      title: { code: 'too_long', params: { maximum: 10 } },
      email: { code: 'email_invalid', params: {} },
    };
    expect(await dispatch({ input })).toEqual(refusal(422, errors, 'invalid'));
    const missing = { title: { code: 'required', params: {} } };
    expect(await dispatch({ input: { partyId: own } })).toEqual(refusal(422, missing, 'invalid'));
    const nameless = { partyId: { code: 'required', params: {} } };
    expect(await dispatch({ input: {} })).toEqual(refusal(422, nameless, 'invalid'));
  });

  it('passes on a refusal of the handler without logging it as a fault', async () => {
    handle = async () => Promise.reject(new CallError('conflict', { tries: 2 }, 'title'));
    expect(await dispatch({})).toEqual(refusal(409, { title: { code: 'conflict', params: { tries: 2 } } }, 'conflict'));
    expect(logged).toEqual([]);
  });

  it('passes on a refusal of another service unchanged', async () => {
    const failure = { status: 410, body: { errors: {}, message: 'gone', requestId: 'request-0' } };
    handle = async () => Promise.reject(new RemoteFailure(failure));
    expect(await dispatch({})).toEqual({ ok: false, failure });
  });

  it('answers a fault with nothing but the request id, and logs it', async () => {
    handle = async () => Promise.reject(new Error('E11000 dup key: karen@rungsted.example'));
    const answer = await dispatch({});
    expect(answer).toEqual(refused(500, 'unexpected'));
    expect(logged).toHaveLength(1);
  });

  it('treats output that does not match its schema as a fault', async () => {
    handle = async () => ({ title: 7 });
    expect(await dispatch({})).toEqual(refused(500, 'unexpected'));
    expect(logged).toHaveLength(1);
  });
});
