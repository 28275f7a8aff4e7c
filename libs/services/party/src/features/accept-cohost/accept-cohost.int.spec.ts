import { party, type Party, partyAccessChanged } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invite, partyOf, startWithRoles } from '../../party.fixture';

const { acceptCohost, deleteParty, describeParty, getParty, getRole, listParties, removeCohost } = party.calls;
const DAY = 24 * 3_600_000;
const owner = aUser({ email: 'sofie@example.dk' });

describe('accepting to be a co-host', () => {
  let service: TestService;
  let own: Party;
  let invitation: { partyId: string; inviteId: string; secret: string };
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    own = await partyOf(service, owner);
    invitation = await invite(service, own, owner, 'anne@example.dk');
  });
  afterAll(() => service.stop());

  it('makes a co-host of whoever has the secret, at any address, also by the short id', async () => {
    const cohost = aUser({ email: 'anne@private.example' });
    expect((await service.call(getParty, { partyId: own.id }, cohost)).isCohost).toBe(false);
    await service.call(acceptCohost, { ...invitation, partyId: own.sid }, cohost);
    expect(await service.call(getParty, { partyId: own.id }, cohost)).toMatchObject({ isCohost: true, isOwner: false });
    expect(await service.call(getRole, { partyId: own.id }, cohost)).toEqual({ role: 'editor' });
    expect((await service.ask(describeParty, { partyId: own.id })).cohosts).toEqual([
      { userId: cohost.id, notices: true },
    ]);
    const changes = (await service.facts(partyAccessChanged)).filter(({ data }) => data.partyId === own.id);
    expect(changes).toHaveLength(1);
  });

  it('lists the party among those of the co-host, in one order with their own', async () => {
    const cohost = aUser();
    await service.call(acceptCohost, invitation, cohost);
    const mine = await partyOf(service, cohost);
    const { items, total } = await service.call(listParties, {}, cohost);
    expect(total).toBe(2);
    expect(items.map(({ id, isCohost }) => [id, isCohost]).sort()).toEqual(
      [
        [own.id, true],
        [mine.id, false],
      ].sort(),
    );
    const page = await service.call(listParties, { page: 2, pageSize: 1 }, cohost);
    expect(page).toMatchObject({ total: 2, items: [{ id: items[1]?.id }] });
  });

  it('may be repeated by the co-host, and is refused to everybody else', async () => {
    const cohost = aUser();
    await service.call(acceptCohost, invitation, cohost);
    expect(await service.call(acceptCohost, invitation, cohost)).toEqual({ done: true });
    expect(await service.refusal(acceptCohost, invitation, aUser())).toEqual({ root: 'cohost_link_invalid' });
  });

  it('lets one of several win who accept at the same time', async () => {
    const people = Array.from({ length: 5 }, () => aUser());
    const asked = await Promise.allSettled(people.map((user) => service.call(acceptCohost, invitation, user)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await service.ask(describeParty, { partyId: own.id })).cohosts).toHaveLength(1);
  });

  it('refuses wrong, foreign, ended and withdrawn links alike', async () => {
    const other = await partyOf(service, owner);
    const foreign = await invite(service, other, owner, 'anne@example.dk');
    const user = aUser();
    const refused = { root: 'cohost_link_invalid' };
    for (const wrong of [
      { ...invitation, secret: 'guessed' },
      { ...invitation, secret: '' },
      { ...invitation, secret: foreign.secret },
      { ...invitation, partyId: other.id },
      { ...invitation, inviteId: foreign.inviteId },
      { ...invitation, partyId: 'f'.repeat(24) },
    ])
      expect(await service.refusal(acceptCohost, wrong, user)).toEqual(refused);
    service.clock.advance(14 * DAY);
    expect(await service.refusal(acceptCohost, invitation, user)).toEqual(refused);
    service.clock.advance(-14 * DAY);
    await service.call(removeCohost, { partyId: own.id, inviteId: invitation.inviteId }, owner);
    expect(await service.refusal(acceptCohost, invitation, user)).toEqual(refused);
    await service.call(deleteParty, { partyId: other.id }, owner);
    expect(await service.refusal(acceptCohost, foreign, user)).toEqual(refused);
    expect((await service.call(listParties, {}, user)).total).toBe(0);
  });

  it('is refused to visitors and to the owner', async () => {
    expect(await service.refusal(acceptCohost, invitation)).toEqual({ root: 'needs_login' });
    expect(await service.refusal(acceptCohost, invitation, owner)).toEqual({ root: 'owner_cannot_accept' });
  });
});
