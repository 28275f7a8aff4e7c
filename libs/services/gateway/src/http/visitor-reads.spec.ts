import { beforeEach, describe, expect, it } from '@jest/globals';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { currentScope, runInScope } from '@festlig/platform/observability';
import type { RpcClient } from '@festlig/platform/rpc';
import { VisitorReads } from './visitor-reads';

const { getParty } = party.calls;

describe('VisitorReads (rule: page-from-memory)', () => {
  let now: number;
  /** The parties that the service was asked for, in order. */
  let asked: string[];
  let answer: (partyId: string) => Promise<unknown>;
  let reads: VisitorReads;
  beforeEach(() => {
    [now, asked] = [0, []];
    answer = async (partyId) => ({ partyId, nth: asked.length });
    const rpc = {
      call: (_call: unknown, { partyId }: { partyId: string }) => {
        asked.push(partyId);
        return answer(partyId);
      },
    };
    reads = new VisitorReads(rpc as unknown as RpcClient, () => now);
  });
  const ask = (partyId: string) => reads.ask(getParty, { partyId });

  it('asks once for all pages of a second, at the same time and one after the other', async () => {
    const together = await Promise.all([ask('fest'), ask('fest'), ask('fest')]);
    now = 999;
    const later = await ask('fest');
    expect([new Set([...together, later]).size, asked]).toEqual([1, ['fest']]);
  });

  it('asks again when the answer is a second old', async () => {
    await ask('fest');
    now = 1000;
    expect(await ask('fest')).toMatchObject({ nth: 2 });
  });

  it('asks for each party', async () => {
    expect(await Promise.all([ask('fest'), ask('bryllup')])).toMatchObject([
      { partyId: 'fest' },
      { partyId: 'bryllup' },
    ]);
  });

  it('keeps no refusal: a party can be created the next moment', async () => {
    answer = () => Promise.reject(new CallError('not_found'));
    await expect(ask('fest')).rejects.toThrow('not_found');
    answer = async () => ({ partyId: 'fest' });
    expect(await ask('fest')).toMatchObject({ partyId: 'fest' });
  });

  it('reads on for the others when the one who asked first gives up', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let until: number | undefined;
    answer = async () => {
      until = currentScope()?.until;
      await arrived;
      return { partyId: 'fest' };
    };
    const hasty = runInScope({ requestId: '1', until: performance.now() + 20 }, () => ask('fest'));
    const patient = ask('fest');
    await expect(hasty).rejects.toMatchObject({ code: 'unavailable' });
    arrive();
    expect(await patient).toMatchObject({ partyId: 'fest' });
    expect([until, asked]).toEqual([undefined, ['fest']]);
  });

  it('keeps a bounded number of answers, and those that are used', async () => {
    await ask('used');
    for (let n = 0; n < 600; n++) {
      await ask(`party${n}`);
      await ask('used');
    }
    expect(asked.filter((partyId) => partyId === 'used')).toHaveLength(1);
    asked = [];
    await ask('party0');
    expect(asked).toEqual(['party0']);
  });
});
