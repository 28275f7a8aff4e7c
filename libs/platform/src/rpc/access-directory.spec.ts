import { beforeEach, describe, expect, it } from '@jest/globals';
import { HeldClock } from '../clock';
import { CallError } from '../errors';
import { runInScope } from '../observability';
import { RpcAccessDirectory } from './access';
import type { PartyAccess } from './call-context';
import type { RpcClient } from './rpc-client';

const id = '64c000000000000000000001';
const karen = '64b000000000000000000001';

describe('RpcAccessDirectory', () => {
  let asked: unknown[];
  let answer: () => Promise<PartyAccess | null>;
  let clock: HeldClock;
  let directory: RpcAccessDirectory;
  beforeEach(() => {
    asked = [];
    answer = async () => ({ id, role: 'owner' });
    clock = new HeldClock(new Date('2026-06-01T12:00:00Z'));
    const call = async (_call: unknown, input: unknown) => {
      asked.push(input);
      return { party: await answer() };
    };
    directory = new RpcAccessDirectory({ call } as unknown as RpcClient, clock);
  });

  it('asks the party service only once within two seconds', async () => {
    expect(await directory.find('karens-fest', karen)).toEqual({ id, role: 'owner' });
    clock.advance(1999);
    await directory.find('karens-fest', karen);
    expect(asked).toEqual([{ partyId: 'karens-fest', userId: karen }]);
    clock.advance(1);
    await directory.find('karens-fest', karen);
    expect(asked).toHaveLength(2);
  });

  it('never answers one caller with the role of another', async () => {
    await directory.find(id, karen);
    answer = async () => ({ id, role: 'guest' });
    expect(await directory.find(id, null)).toEqual({ id, role: 'guest' });
    expect(await directory.find(id, '64b000000000000000000002')).toEqual({ id, role: 'guest' });
    expect(asked).toHaveLength(3);
  });

  it('forgets a party at once, under its id and its other names', async () => {
    await directory.find('karens-fest', karen);
    await directory.find(id, null);
    directory.forget(id);
    answer = async () => ({ id, role: 'guest' });
    expect(await directory.find('karens-fest', karen)).toEqual({ id, role: 'guest' });
    await directory.find(id, null);
    expect(asked).toHaveLength(4);
  });

  it('keeps cached answers about other parties when one party is forgotten', async () => {
    await directory.find(id, karen);
    directory.forget('64c000000000000000000002');
    await directory.find(id, karen);
    expect(asked).toHaveLength(1);
  });

  it('does not cache an answer that was pending when the party was forgotten', async () => {
    let reply = (_access: PartyAccess): void => {};
    answer = () => new Promise((resolve) => (reply = resolve));
    const first = directory.find(id, karen);
    directory.forget(id);
    reply({ id, role: 'owner' });
    await first;
    answer = async () => ({ id, role: 'guest' });
    expect(await directory.find(id, karen)).toEqual({ id, role: 'guest' });
  });

  it('asks once for equal concurrent look-ups, and separately for different ones', async () => {
    let reply = (_access: PartyAccess): void => {};
    answer = () => new Promise((resolve) => (reply = resolve));
    const both = Promise.all([directory.find(id, karen), directory.find(id, karen)]);
    reply({ id, role: 'owner' });
    expect(await both).toEqual(Array(2).fill({ id, role: 'owner' }));
    expect(asked).toHaveLength(1);
    answer = async () => ({ id, role: 'guest' });
    await Promise.all([directory.find('karens-fest', karen), directory.find('karens-fest', null)]);
    expect(asked).toHaveLength(3);
  });

  it('does not join a look-up that was pending when the party was forgotten', async () => {
    let reply = (_access: PartyAccess): void => {};
    answer = () => new Promise((resolve) => (reply = resolve));
    const before = directory.find(id, karen);
    directory.forget(id);
    answer = async () => ({ id, role: 'guest' });
    expect(await directory.find(id, karen)).toEqual({ id, role: 'guest' });
    reply({ id, role: 'owner' });
    await before;
    expect(await directory.find(id, karen)).toEqual({ id, role: 'guest' });
  });

  it('stops waiting at the deadline of its request, while other callers keep waiting', async () => {
    let reply = (_access: PartyAccess): void => {};
    answer = () => new Promise((resolve) => (reply = resolve));
    const over = runInScope({ requestId: 'r', until: performance.now() }, () => directory.find(id, karen));
    const patient = directory.find(id, karen);
    await expect(over).rejects.toMatchObject({ code: 'unavailable' });
    reply({ id, role: 'owner' });
    expect(await patient).toEqual({ id, role: 'owner' });
    expect(asked).toHaveLength(1);
  });

  describe('RpcAccessDirectory while the party service is away', () => {
    const away = async () => Promise.reject(new CallError('unavailable'));

    it.each(['editor', 'owner'] as const)(
      'rejects for an %s after two seconds, who may have been removed',
      async (role) => {
        answer = async () => ({ id, role });
        await directory.find(id, karen);
        answer = away;
        clock.advance(1999);
        expect(await directory.find(id, karen)).toEqual({ id, role });
        clock.advance(1);
        await expect(directory.find(id, karen)).rejects.toMatchObject({ code: 'unavailable' });
      },
    );

    it('returns that somebody is a guest for less than a minute, and asks again each time', async () => {
      answer = async () => ({ id, role: 'guest' });
      await directory.find(id, karen);
      answer = away;
      clock.advance(59_999);
      expect(await directory.find(id, karen)).toEqual({ id, role: 'guest' });
      expect(asked).toHaveLength(2);
      clock.advance(1);
      await expect(directory.find(id, karen)).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('rejects with unavailable for a party it has never asked about or has forgotten', async () => {
      await directory.find(id, karen);
      answer = away;
      await expect(directory.find(id, null)).rejects.toMatchObject({ code: 'unavailable' });
      directory.forget(id);
      await expect(directory.find(id, karen)).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('passes on any refusal other than unavailable', async () => {
      await directory.find(id, karen);
      clock.advance(2000);
      answer = async () => Promise.reject(new CallError('too_many_requests'));
      await expect(directory.find(id, karen)).rejects.toMatchObject({ code: 'too_many_requests' });
    });
  });

  it('asks again for a party that was missing', async () => {
    answer = async () => null;
    expect(await directory.find('new-party', karen)).toBeNull();
    answer = async () => ({ id, role: 'owner' });
    expect(await directory.find('new-party', karen)).toEqual({ id, role: 'owner' });
  });
});
