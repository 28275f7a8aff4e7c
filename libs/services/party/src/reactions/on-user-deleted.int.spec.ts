import { userDeleted } from '@festlig/contracts/identity';
import { party, partyDeleted } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { wishOf } from '../party.fixture';
import { PartyModule } from '../party.module';
import { ReservationRepository } from '../store/reservation.repository';

const { createParty, listParties, listWishes, reserveWish } = party.calls;

describe('the deletion of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'party', module: PartyModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  it('deletes the parties of that account only, each published once however often the fact arrives', async () => {
    const [host, other] = [aUser(), aUser()];
    const parties = [await service.call(createParty, newParty, host), await service.call(createParty, newParty, host)];
    const kept = await service.call(createParty, newParty, other);
    const fact = service.app.get(Facts).of(userDeleted, { userId: host.id });
    await service.bus.publish([fact]);
    await service.bus.publish([fact]);
    const gone = (await service.facts(partyDeleted)).map(({ data }) => data.partyId);
    expect(gone.sort()).toEqual(parties.map(({ id }) => id).sort());
    expect((await service.call(listParties, {}, host)).total).toBe(0);
    expect((await service.call(listParties, {}, other)).items.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('releases what the account had reserved, in all parties, and nothing of others', async () => {
    const [host, guest, other] = [aUser(), aUser(), aUser()];
    const taken: [string, string][] = [];
    for (let n = 0; n < 2; n++) {
      const { id: partyId } = await service.call(createParty, newParty, host);
      service.parties.set(partyId, { [host.id]: 'owner' });
      const { id: wishId } = await wishOf(service, partyId, host, { title: 'Glas', wanted: 6 });
      await service.call(reserveWish, { partyId, wishId, count: 4 }, guest);
      await service.call(reserveWish, { partyId, wishId, count: 2 }, other);
      taken.push([partyId, wishId]);
    }
    const fact = service.app.get(Facts).of(userDeleted, { userId: guest.id });
    await service.bus.publish([fact]);
    await service.bus.publish([fact]);
    for (const [partyId, id] of taken)
      expect((await service.call(listWishes, { partyId }, other)).items).toMatchObject([{ id, mine: 2, left: 4 }]);
  });

  it('is not over while a wish changes too often to be released', async () => {
    const reservations = service.app.get(ReservationRepository);
    const [host, guest] = [aUser(), aUser()];
    const { id: partyId } = await service.call(createParty, newParty, host);
    service.parties.set(partyId, { [host.id]: 'owner' });
    const { id: wishId } = await wishOf(service, partyId, host, { title: 'Glas' });
    await service.call(reserveWish, { partyId, wishId }, guest);
    const release = reservations.release.bind(reservations);
    reservations.release = async () => 'conflict';
    await expect(reservations.releaseAll(guest.id)).rejects.toThrow('changes too often');
    reservations.release = release;
    await reservations.releaseAll(guest.id);
    expect((await service.call(listWishes, { partyId }, guest)).items).toMatchObject([{ mine: 0, left: 1 }]);
  });
});
