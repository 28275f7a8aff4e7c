import type { RequestOf } from '@festlig/contracts/define';
import { rsvp, rsvpChanged, rsvpCreated } from '@festlig/contracts/rsvp';
import { ANNE, PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startRsvp } from '../rsvp.fixture';
import { MOST_OF_HOST, MOST_TO_ADDRESS, StrangerDayRepository } from '../store/stranger-day.repository';
import { UnlistedReplyRepository } from '../store/unlisted-reply.repository';

const { enterRsvp, submitRsvp, updateRsvp } = rsvp.calls;
const host = aUser();
const NOW = '2026-05-01T10:00:00.000Z';

describe('the receipt of a reply', () => {
  let service: TestService;
  let known: ReturnType<typeof playNeighbours>;
  beforeEach(async () => {
    ({ service, known } = await startRsvp(host, NOW));
  });
  afterEach(() => service.stop());

  const submit = (input: Partial<RequestOf<typeof submitRsvp>>) =>
    service.call(submitRsvp, { partyId: PARTY, isComming: true, name: 'Carl', ...input });
  const facts = async () => [...(await service.facts(rsvpCreated)), ...(await service.facts(rsvpChanged))];
  const days = () => service.app.get(StrangerDayRepository, { strict: false });

  it('is granted to who has an address, in the reply or on the guest list, and to nobody else', async () => {
    expect((await submit({ email: 'carl@example.dk' })).receipt).toBe(true);
    expect((await submit({ contact: ANNE.sid })).receipt).toBe(true);
    expect((await submit({})).receipt).toBe(false);
    expect((await submit({ email: 'carl@example.dk', zip: '1' })).receipt).toBe(false);
    expect((await facts()).map(({ data }) => data.receipt?.email)).toEqual(['carl@example.dk', null, undefined]);
  });

  it('is not granted when the host has switched it off, nor for what a host enters', async () => {
    known.rules = { rsvpReplyEmailDisabled: true };
    expect((await submit({ email: 'carl@example.dk' })).receipt).toBe(false);
    known.rules = {};
    const entered = {
      partyId: PARTY,
      name: 'Dora',
      email: 'dora@example.dk',
      isComming: true,
      formKey: 'a'.repeat(32),
    };
    await service.call(enterRsvp, entered, host);
    expect((await facts()).map(({ data }) => data.receipt)).toEqual([null, null]);
  });

  it('is granted once for a form that is sent twice, which is told the same again, and again for a change', async () => {
    const form = { email: 'carl@example.dk', formKey: 'a'.repeat(32) };
    const [first, again] = [await submit(form), await submit(form)];
    expect([first.receipt, again.receipt]).toEqual([true, true]);
    expect((await submit({ ...form, rid: first.rsvp?.rid ?? '', formKey: 'b'.repeat(32) })).receipt).toBe(false);
    expect((await submit({ ...form, isComming: false, rid: first.rsvp?.rid ?? '' })).receipt).toBe(true);
    expect((await facts()).map(({ data }) => [data.version, data.receipt !== null])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it('is not told again to a form that got none, nor after a host has changed the reply', async () => {
    known.rules = { rsvpReplyEmailDisabled: true };
    const silent = { contact: ANNE.sid, formKey: 'a'.repeat(32) };
    expect([(await submit(silent)).receipt, (await submit(silent)).receipt]).toEqual([false, false]);
    known.rules = {};
    const form = { email: 'carl@example.dk', formKey: 'c'.repeat(32) };
    const { rsvp: reply } = await submit(form);
    const { name = '', email = null } = reply ?? {};
    const byHost = { partyId: PARTY, rsvpId: reply?.id ?? '', name, email, isComming: true };
    for (const comment of ['Ringede', ''])
      await service.call(updateRsvp, { ...byHost, numberOfPeople: 1, comment }, host);
    expect((await submit(form)).receipt).toBe(false);
  });

  it('is in the fact as it was granted, also with no answers to questions, which consumers would refuse to miss', async () => {
    for (const isComming of [true, false]) await submit({ contact: ANNE.sid, isComming });
    const all = await facts();
    expect(all.map(({ type, data }) => [type, data.receipt?.fields])).toEqual([
      ['rsvp.created', {}],
      ['rsvp.changed', {}],
    ]);
  });

  it('is granted so many times a day to one inbox, however it is written; the reply is kept all the same', async () => {
    const granted = [];
    for (let n = 0; n <= MOST_TO_ADDRESS; n++) granted.push((await submit({ email: `carl+${n}@gmail.com` })).receipt);
    expect(granted.filter(Boolean)).toHaveLength(MOST_TO_ADDRESS);
    expect(await facts()).toHaveLength(MOST_TO_ADDRESS + 1);
    expect((await submit({ email: 'dora@example.dk' })).receipt).toBe(true);
    service.clock.advance(24 * 3_600_000);
    expect((await submit({ email: 'carl@gmail.com' })).receipt).toBe(true);
  });

  it('is granted so many times a day for the parties of a host, except to addresses that were invited', async () => {
    for (let n = 0; n < MOST_OF_HOST; n++) await days().takeReceiptOf('f'.repeat(24), service.clock.now());
    expect((await submit({ email: 'carl@example.dk' })).receipt).toBe(false);
    expect((await submit({ contact: ANNE.sid })).receipt).toBe(ANNE.hasReceivedInvite);
    expect((await submit({ contact: ANNE.sid, email: 'carl@example.dk', numberOfPeople: 2 })).receipt).toBe(false);
  });

  describe('of a reply that came by the shared link, and that the host has put on the list', () => {
    const byKey = async (more: Partial<RequestOf<typeof submitRsvp>> = {}) => {
      const { rsvp: reply } = await submit({ email: ANNE.email });
      const unlisted = service.app.get(UnlistedReplyRepository);
      const [stored] = await unlisted.among(PARTY, [reply?.id ?? '']);
      if (!reply || !stored) throw new Error('no reply');
      await unlisted.link(PARTY, stored, ANNE.id);
      return submit({ email: ANNE.email, rid: reply.rid, isComming: false, ...more });
    };
    const lastFact = async () => (await facts()).at(-1)?.data;

    it('says whether the guest wrote by the personal link, because the key of the reply may be a stranger’s', async () => {
      await byKey();
      expect(await lastFact()).toMatchObject({ contactId: ANNE.id, receipt: { isOwnLink: false } });
      await submit({ contact: ANNE.sid, isComming: true });
      expect(await lastFact()).toMatchObject({ contactId: ANNE.id, receipt: { isOwnLink: true } });
    });

    it('counts for the host although the guest is invited, unless the guest wrote by the personal link', async () => {
      for (let n = 1; n < MOST_OF_HOST; n++) await days().takeReceiptOf('f'.repeat(24), service.clock.now());
      expect((await byKey()).receipt).toBe(false);
      expect((await submit({ contact: ANNE.sid })).receipt).toBe(true);
    });

    it('keeps the name of the reply when none is given: the one on the list is not for who has only the key', async () => {
      expect((await byKey({ name: '' })).rsvp).toMatchObject({ name: 'Carl', isKnown: true });
    });
  });
});
