import { defineEvent, type Fact } from '@festlig/contracts/define';
import { describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { HeldClock } from '../clock';
import { RandomIds } from '../ids';
import { caused, FactWriter, Facts, type OutboxRelay } from '.';

const renamed = defineEvent('party.renamed', z.object({ partyId: z.string() }), ({ partyId }) => partyId);

const made = () => {
  const wake = jest.fn();
  const facts = new Facts(new RandomIds(), new HeldClock(new Date('2026-06-01T12:00:00Z')));
  return { wake, writer: new FactWriter(facts, { wake } as unknown as OutboxRelay) };
};

describe('FactWriter', () => {
  it('passes the facts to the write, returns its result, and wakes the relay afterwards', async () => {
    const { wake, writer } = made();
    let written: Fact[] = [];
    const answer = await writer.writeWithFacts([caused(renamed, { partyId: 'p-1' })], async (facts) => {
      expect(wake).not.toHaveBeenCalled();
      written = facts;
      return 'written';
    });
    expect(answer).toBe('written');
    expect(written).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        type: 'party.renamed',
        key: 'p-1',
        at: '2026-06-01T12:00:00.000Z',
        data: { partyId: 'p-1' },
      },
    ]);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('does not wake the relay when the write fails or causes no facts', async () => {
    const { wake, writer } = made();
    const failing = writer.writeWithFacts([caused(renamed, { partyId: 'p-1' })], () =>
      Promise.reject(new Error('away')),
    );
    await expect(failing).rejects.toThrow('away');
    expect(await writer.writeWithFacts([], async (facts) => facts.length)).toBe(0);
    expect(wake).not.toHaveBeenCalled();
  });
});
