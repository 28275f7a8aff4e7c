import { contacts } from '@festlig/contracts/contacts';
import type { AnyCall } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { describe, expect, it, jest } from '@jest/globals';
import { createConnection } from 'mongoose';
import { HeldClock } from '../clock';
import { RandomIds } from '../ids';
import { Logger } from '../observability';
import type { Caused, FactWriter } from '../outbox';
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

describe('a recorded call that guests make too, or that is made page by page', () => {
  const rsvpId = 'b'.repeat(24);
  const lines = async (call: AnyCall, input: object, role: string) => {
    const written: unknown[] = [];
    const writeWithFacts = async (facts: Caused[]) => void written.push(...facts.map(({ data }) => data));
    const writer = { writeWithFacts } as unknown as FactWriter;
    const acts = new Acts(createConnection(), writer, new RandomIds(clock), clock, Logger.create('trial', 'silent'));
    const handler = acts.recorded(call, { handle: async () => ({}) as never });
    const context = { requestId: '', user: aUser({ name: 'Anne' }), party: { id: partyId, role } };
    await handler.handle({ partyId, ...input } as never, context as never);
    return written;
  };

  it.each([
    ['a host deletes a photo', media.calls.deletePhoto, { photoId: rsvpId, guestKey: '' }, 'editor'],
    ['a host writes to a guest', rsvp.calls.replyToRsvp, { rsvpRef: rsvpId, message: 'Hej' }, 'owner'],
    ['a host begins to download the guest list', contacts.calls.exportContacts, { after: null }, 'editor'],
  ] as const)('has a line when %s', async (_what, call, input, role) =>
    expect(await lines(call, input, role)).toMatchObject([{ partyId, name: 'Anne', act: call.name }]),
  );

  it.each([
    ['a guest takes a photo back', media.calls.deletePhoto, { photoId: rsvpId, guestKey: '' }, 'guest'],
    ['a guest writes in a thread', rsvp.calls.replyToRsvp, { rsvpRef: 'k'.repeat(20), message: 'Hej' }, 'guest'],
    ['a host writes as a guest', rsvp.calls.replyToRsvp, { rsvpRef: 'k'.repeat(20), message: 'Hej' }, 'owner'],
    ['the download of the guest list goes on', contacts.calls.exportContacts, { after: rsvpId }, 'editor'],
  ] as const)('has none when %s', async (_what, call, input, role) =>
    expect(await lines(call, input, role)).toEqual([]),
  );
});
