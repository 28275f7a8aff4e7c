import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { CallNamed } from '../all';
import { call, defineContract, type OutputOf } from './call';
import { DEADLINE, http } from './http';

const one = { summary: '', access: 'public', input: z.object({}), output: z.object({}), idempotent: true } as const;
const getOne = http('a.getOne', 'GET /api/one', { deadline: 10 });

describe('a contract', () => {
  it('names its calls by their place, and says how long each is waited for', () => {
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

  it('takes no binding of another call or of another service', () => {
    // @ts-expect-error It is bound as getOne.
    defineContract('a', {}, { getTwo: call({ ...one, http: getOne }) });
    // @ts-expect-error It is bound as a call of the service a.
    defineContract('b', {}, { getOne: call({ ...one, http: getOne }) });
    expect(getOne.name).toBe('a.getOne');
  });

  it('says how long a call is waited for in one place', () => {
    // @ts-expect-error The binding says it.
    expect(call({ ...one, http: getOne, deadline: 20 }).http?.deadline).toBe(10);
  });
});

describe('a name of a call', () => {
  it('stands for its types', () => {
    const support: OutputOf<CallNamed<'messaging.getSupport'>> = { email: 'help@festlig.dk' };
    // @ts-expect-error There is no such call.
    const none: CallNamed<'messaging.getNothing'> | undefined = undefined;
    expect([support.email, none]).toEqual(['help@festlig.dk', undefined]);
  });
});
