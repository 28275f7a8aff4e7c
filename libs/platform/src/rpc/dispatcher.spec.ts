import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AnyCall } from '@festlig/contracts/define';
import { Email, PartyRef } from '@festlig/contracts/define';
import { asUser, aUser, FakeAccessDirectory, visitor } from './testing/people';
import { z } from 'zod';
import { CallError, RemoteFailure } from '../errors';
import { currentScope, Logger } from '../observability';
import { Dispatcher } from './dispatcher';
import type { Envelope } from './envelope';

const SECRET = 'the secret of the processes';
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
};

describe('Dispatcher', () => {
  let logged: string[];
  let handle: (input: never, context: never) => Promise<unknown>;
  const dispatch = (envelope: Partial<Envelope>, call = rename) => {
    const logger = {
      info: () => undefined,
      error: (message: string, error: Error) => logged.push(`${message}: ${error.message}`),
    };
    const directory = new FakeAccessDirectory([{ id: own, roles: { [owner.id]: 'owner' } }]);
    const dispatcher = new Dispatcher(SECRET, directory, logger as unknown as Logger);
    const input = { partyId: own, title: 'Fest' };
    const whole = { input, caller: asUser(owner), requestId: 'request-1', secret: SECRET, ...envelope };
    return dispatcher.dispatch(call, { handle: (i, c) => handle(i as never, c as never) as never }, whole);
  };
  const refusal = (status: number, errors: object, message: string) => ({
    ok: false,
    failure: { status, body: { errors, message, requestId: 'request-1' } },
  });
  const refused = (status: number, code: string) => refusal(status, { root: { code, params: {} } }, code);

  beforeEach(() => {
    logged = [];
    handle = async () => ({ title: 'Fest' });
  });

  it('answers with the output, stripped to its schema', async () => {
    handle = async () => ({ title: 'Fest', passwordHash: 'argon2' });
    expect(await dispatch({})).toEqual({ ok: true, output: { title: 'Fest' } });
  });

  it('hands on parsed input, the caller, the party and the request', async () => {
    const seen: unknown[] = [];
    handle = async (input, context) => {
      seen.push(input, context, currentScope());
      return { title: '' };
    };
    await dispatch({ input: { partyId: own, title: ' Fest ', more: true } });
    const context = { requestId: 'request-1', user: owner, party: { id: own, role: 'owner' } };
    expect(seen).toEqual([{ partyId: own, title: 'Fest' }, context, { requestId: 'request-1' }]);
  });

  it("answers on another host's party exactly as on a missing one", async () => {
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

  it.each([
    ['a wrong secret', 'thE secret of the processes'],
    ['a short one', ''],
    ['one of more bytes', 'é'.repeat(27)],
    ['none', undefined],
  ])('knows nobody with %s', async (_what, secret) => {
    handle = async () => Promise.reject(new Error('must not run'));
    expect(await dispatch({ secret: secret as string })).toEqual(refused(404, 'not_found'));
    expect(logged).toEqual([]);
  });

  it('refuses wrong input with a code for each field, before it asks anybody', async () => {
    handle = async () => Promise.reject(new Error('must not run'));
    const input = { partyId: own, title: 'Midsommerfest', email: 'karen' };
    const errors = {
      title: { code: 'too_long', params: { maximum: 10 } },
      email: { code: 'email_invalid', params: {} },
    };
    expect(await dispatch({ input })).toEqual(refusal(422, errors, 'invalid'));
    const missing = { partyId: { code: 'required', params: {} }, title: { code: 'required', params: {} } };
    expect(await dispatch({ input: {} })).toEqual(refusal(422, missing, 'invalid'));
  });

  it('passes on what the handler refuses, and does not log it as a fault', async () => {
    handle = async () => Promise.reject(new CallError('conflict', { tries: 2 }, 'title'));
    expect(await dispatch({})).toEqual(refusal(409, { title: { code: 'conflict', params: { tries: 2 } } }, 'conflict'));
    expect(logged).toEqual([]);
  });

  it('passes on what another service refused, as it came', async () => {
    const failure = { status: 410, body: { errors: {}, message: 'gone', requestId: 'request-0' } };
    handle = async () => Promise.reject(new RemoteFailure(failure));
    expect(await dispatch({})).toEqual({ ok: false, failure });
  });

  it('tells nothing of a fault but the request id, and logs it', async () => {
    handle = async () => Promise.reject(new Error('E11000 dup key: karen@rungsted.example'));
    const answer = await dispatch({});
    expect(answer).toEqual(refused(500, 'unexpected'));
    expect(logged).toHaveLength(1);
  });

  it('takes output that does not fit its schema for a fault', async () => {
    handle = async () => ({ title: 7 });
    expect(await dispatch({})).toEqual(refused(500, 'unexpected'));
    expect(logged).toHaveLength(1);
  });
});
