import { party } from '@festlig/contracts/party';
import { describe, expect, it, jest } from '@jest/globals';
import { createConnection } from 'mongoose';
import { HeldClock } from '../clock';
import { RandomIds } from '../ids';
import { Logger } from '../observability';
import type { FactWriter } from '../outbox';
import { aUser } from '../rpc/testing/people';
import { Acts } from '.';

const clock = new HeldClock(new Date('2026-05-01T10:00:00Z'));
const partyId = 'a'.repeat(24);

describe('a recorded handler whose line cannot be written', () => {
  it('still answers, because what was done stays done, and logs it', async () => {
    const logger = Logger.create('trial', 'silent');
    const error = jest.spyOn(logger, 'error');
    const writeWithFacts = async () => {
      throw new Error('the store is away');
    };
    const writer = { writeWithFacts } as unknown as FactWriter;
    const acts = new Acts(createConnection(), writer, new RandomIds(clock), clock, logger);
    const call = party.calls.updateSettings;
    const handler = acts.recorded(call, { handle: async () => 'saved' as never });
    const context = { requestId: '', user: aUser(), party: { id: partyId, role: 'owner' } };
    expect(await handler.handle({ partyId, language: 'en' } as never, context as never)).toBe('saved');
    expect(error).toHaveBeenCalledWith('act not recorded', expect.any(Error), { call: call.name });
  });

  it('is the handler itself for a call that is no act', () => {
    const logger = Logger.create('trial', 'silent');
    const acts = new Acts(createConnection(), {} as FactWriter, new RandomIds(clock), clock, logger);
    const handler = { handle: async () => ({}) as never };
    expect(acts.recorded(party.calls.getParty, handler)).toBe(handler);
  });
});
