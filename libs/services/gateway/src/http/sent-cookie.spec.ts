import { expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberSent, sentBefore } from './sent-cookie';

it.each([
  ['https://festlig.example', true],
  ['http://localhost:3000', false],
])('remembers for an hour and on one page which reply was sent, on %s (rule: reply-sent-before)', (origin, secure) => {
  const set: unknown[][] = [];
  const reply = { setCookie: (...cookie: unknown[]) => set.push(cookie) } as unknown as FastifyReply;
  rememberSent(reply, { path: '/karens-fest', rid: 'rid123456zzz', origin });
  expect(set).toEqual([
    ['festlig_sent', 'rid123456zzz', { path: '/karens-fest', maxAge: 3600, httpOnly: true, sameSite: 'lax', secure }],
  ]);
});

it.each([
  ['rid123456zzz', 'rid123456zzz'],
  ['', null],
  ['"><b>', null],
  [undefined, null],
])('reads %s as %s', (value, rid) => {
  const cookies = value === undefined ? {} : { festlig_sent: value };
  expect(sentBefore({ cookies } as unknown as FastifyRequest)).toBe(rid);
});
