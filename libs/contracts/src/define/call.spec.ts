import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { CallNamed } from '../all';
import { call, defineContract, type OutputOf } from './call';
import { DEADLINE, http } from './http';

const one = { summary: '', access: 'public', input: z.object({}), output: z.object({}), idempotent: true } as const;
const getOne = http('a.getOne', 'GET /api/one', { deadline: 10 });

describe('defineContract', () => {
  it('names calls by their keys and determines the deadline of each', () => {
    const { calls } = defineContract(
      'a',
      {},
      {
        getOne: call({ ...one, http: getOne }),
        count: call({ ...one, access: 'internal', deadline: 20 }),
        rest: call({ ...one, access: 'internal' }),
      },
    );
    const said = Object.values(calls).map(({ name, service, deadline }) => [name, service, deadline]);
    expect(said).toEqual([
      ['a.getOne', 'a', 10],
      ['a.count', 'a', 20],
      ['a.rest', 'a', DEADLINE],
    ]);
    expect(calls.getOne.http).toBe(getOne);
  });

  it('does not compile with the binding of another call or of another service', () => {
    // @ts-expect-error The binding belongs to getOne.
    defineContract('a', {}, { getTwo: call({ ...one, http: getOne }) });
    // @ts-expect-error The binding belongs to a call of the service a.
    defineContract('b', {}, { getOne: call({ ...one, http: getOne }) });
    expect(getOne.name).toBe('a.getOne');
  });

  it('does not compile when both the binding and the call give a deadline', () => {
    // @ts-expect-error The binding already gives the deadline.
    expect(call({ ...one, http: getOne, deadline: 20 }).http?.deadline).toBe(10);
  });
});

describe('CallNamed', () => {
  it('resolves the types of a call by its name', () => {
    const support: OutputOf<CallNamed<'messaging.getSupport'>> = { email: 'help@festlig.dk' };
    // @ts-expect-error There is no such call.
    const none: CallNamed<'messaging.getNothing'> | undefined = undefined;
    expect([support.email, none]).toEqual(['help@festlig.dk', undefined]);
  });
});
