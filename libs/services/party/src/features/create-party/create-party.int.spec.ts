import { party } from '@festlig/contracts/party';
import { Ids, RandomIds } from '@festlig/platform/ids';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PartyModule } from '../../party.module';
import { PARTIES, type PartyDocument } from '../../store/party.schema';

const { createParty, deleteParty, getAccess } = party.calls;
const host = aUser();

/** Draws the same short id twice, and random ones after that. */
class RepeatingIds extends RandomIds {
  private readonly drawn = ['AAAAAAAA', 'AAAAAAAA'];
  override sid(): string {
    return this.drawn.shift() ?? super.sid();
  }
}

describe('creating a party', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      replace: [[Ids, new RepeatingIds()]],
    });
  });
  afterAll(() => service.stop());

  it('creates a free party that accepts replies, owned by its host', async () => {
    const created = await service.call(createParty, newParty, host);
    expect(created).toMatchObject({
      sid: 'AAAAAAAA',
      slug: null,
      title: newParty.title,
      date: '2026-06-20T16:00:00.000Z',
      plan: 'free',
      rsvpEnabled: true,
      rsvpRestricted: false,
      rsvpDeadlineEnabled: false,
      guestCountChoiceEnabled: true,
      isOwner: true,
      isCohost: false,
    });
    const access = await service.ask(getAccess, { partyId: created.id, userId: host.id });
    expect(access.party).toEqual({ id: created.id, role: 'owner' });
  });

  it('gives a party an id that cannot be computed from the ids of parties created before and after it', async () => {
    const stranger = aUser();
    const before = await service.call(createParty, newParty, stranger);
    const victims = await service.call(createParty, newParty, host);
    const after = await service.call(createParty, newParty, stranger);
    // An ObjectId consists of a time, a value that is constant in the process, and a counter.
    const guessed = [before, after].flatMap(({ id }) =>
      Array.from({ length: 64 }, (_, index) => {
        const counter = Number.parseInt(id.slice(18), 16) + index - 32;
        return id.slice(0, 18) + (counter & 0xffffff).toString(16).padStart(6, '0');
      }),
    );
    expect(guessed).not.toContain(victims.id);
    const found = await Promise.all(
      guessed.map(async (partyId) => (await service.ask(getAccess, { partyId, userId: stranger.id })).party?.id),
    );
    expect(new Set(found)).toEqual(new Set([undefined, before.id, after.id]));
    expect(victims.id.slice(8, 18)).not.toBe(before.id.slice(8, 18));
  });

  it('draws another short id when the drawn one is taken', async () => {
    const { sid } = await service.call(createParty, newParty, host);
    expect(sid).not.toBe('AAAAAAAA');
    expect(sid).toHaveLength(8);
  });

  it('enables the deadline when the party has a reply-by day', async () => {
    const created = await service.call(createParty, { ...newParty, suDate: '2026-06-10' }, host);
    expect(created).toMatchObject({ suDate: '2026-06-10', rsvpDeadlineEnabled: true });
  });

  it('creates a party without body and description, whose texts are then empty', async () => {
    const { body: _, description: __, ...rest } = newParty;
    expect(await service.call(createParty, rest, host)).toMatchObject({ body: '', description: '' });
  });

  it('creates a party with a look that was chosen in its draft (rules: look-chosen, layout-chosen)', async () => {
    const chosen = { lettering: 'young', colour: 'clay', layout: 'under' } as const;
    expect(await service.call(createParty, { ...newParty, ...chosen }, host)).toMatchObject(chosen);
    expect(await service.refusal(createParty, { ...newParty, lettering: 'other' }, host)).toEqual({
      lettering: 'invalid',
    });
  });

  it("removes scripts from a host's texts", async () => {
    const html = '<p onclick="x()">Kom <b>glad</b></p><script>x()</script>';
    const created = await service.call(createParty, { ...newParty, body: html, description: html }, host);
    expect(created).toMatchObject({ body: '<p>Kom <b>glad</b></p>', description: '<p>Kom <b>glad</b></p>' });
  });

  it("allows a date earlier today and refuses yesterday, in days of the event's time zone", async () => {
    const today = await service.call(createParty, { ...newParty, date: '2026-04-30T22:30:00Z' }, host);
    expect(today.date).toBe('2026-04-30T22:30:00.000Z');
    const yesterday = { ...newParty, date: '2026-04-30T21:30:00Z' };
    expect(await service.refusal(createParty, yesterday, host)).toEqual({ date: 'date_in_past' });
    const slip = { ...newParty, date: '9999-12-31T23:30:00Z' };
    expect(await service.refusal(createParty, slip, host)).toEqual({ date: 'date_too_late' });
  });

  it('accepts a programme that began earlier today, and refuses one of yesterday (rule: programme-time)', async () => {
    const item = (date: string) => ({ id: 'ceremony', date, title: 'Vielse' });
    const wedding = { ...newParty, type: 'wedding' as const, date: '2026-05-01T08:00:00Z' };
    const created = await service.call(createParty, { ...wedding, programme: [item(wedding.date)] }, host);
    expect(created.programme).toMatchObject([{ id: 'ceremony', date: '2026-05-01T08:00:00.000Z' }]);
    expect(await service.refusal(createParty, { ...wedding, programme: [item('2026-04-30T08:00:00Z')] }, host)).toEqual(
      { programme: 'programme_item_past' },
    );
  });

  it.each([
    [{ title: '  ' }, { title: 'required' }],
    [{ title: 'Festlig Support' }, { title: 'name_passes_for_ours' }],
    [{ zone: 'Europe/Atlantis' }, { zone: 'invalid' }],
    [{ date: 'tomorrow' }, { date: 'invalid' }],
    [{ type: 'funeral' }, { type: 'invalid' }],
    [{ suDate: '2026-06-21' }, { suDate: 'reply_by_late' }],
  ])('refuses %j', async (wrong, codes) => {
    expect(await service.refusal(createParty, { ...newParty, ...wrong }, host)).toEqual(codes);
  });

  it('refuses a party to a host who has 500, until the host deletes one', async () => {
    const collector = aUser();
    const parties = service.app.get<Model<PartyDocument>>(getModelToken(PARTIES));
    const { id } = await service.call(createParty, newParty, collector);
    await parties.updateOne({ _id: id }, { $set: { place: 0 } });
    const like = await parties.findById(id).lean();
    await parties.insertMany(
      Array.from({ length: 494 }, (_, number) => ({
        ...like,
        _id: number.toString(16).padStart(24, '0'),
        sid: `s${number}`,
        // Ten parties are from before places were numbered.
        place: number < 10 ? undefined : number - 9,
      })),
    );
    const presses = await Promise.allSettled(
      Array.from({ length: 12 }, () => service.call(createParty, newParty, collector)),
    );
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await parties.countDocuments({ ownerId: collector.id, deletedAt: null })).toBe(500);
    expect(await service.refusal(createParty, newParty, collector)).toEqual({ root: 'too_many_parties' });
    expect(await service.call(createParty, newParty, host)).toMatchObject({ isOwner: true });
    service.parties.set(id, { [collector.id]: 'owner' });
    await service.call(deleteParty, { partyId: id }, collector);
    expect(await service.call(createParty, newParty, collector)).toMatchObject({ isOwner: true });
    expect(await service.refusal(createParty, newParty, collector)).toEqual({ root: 'too_many_parties' });
  });

  it('refuses to create a party without login', async () => {
    expect(await service.refusal(createParty, newParty)).toEqual({ root: 'needs_login' });
  });
});
