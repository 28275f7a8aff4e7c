import { media } from '@festlig/contracts/media';
import { party, type Party, partyAdministered } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { addCohost, GuestList, partyOf, startWithRoles, wishOf } from '../party.fixture';

const { deleteWish, describeParty, getParty, listCohosts, listHistory, listParties, listWishes } = party.calls;
const { moveWish, reserveWish, restoreWish, unreserveWish, updateWish } = party.calls;
const [owner, cohost, anna, bo] = [aUser(), aUser(), aUser({ name: 'Anna Holm' }), aUser()];

/** What a host can find out must be the same whether a wish is reserved or not (rule: wish-surprise). */
describe('the surprise of a reserved wish', () => {
  let service: TestService;
  let existing: Party;
  let guests: GuestList;
  let wishes: string[];
  /** The queries about wishes that reached the store, without ids, keys and times. */
  const queries: string[] = [];
  const named = (n: number) => ({ partyId: existing.id, wishId: wishes[n] ?? '' });
  const reserve = (n: number, user = anna, count = 1) => service.call(reserveWish, { ...named(n), count }, user);
  beforeAll(async () => {
    service = await startWithRoles();
    guests = new GuestList(service);
    service.rpc.answer(media.calls.keepImages, () => ({ missing: [] }));
    service.app
      .get<Connection>(getConnectionToken())
      .set('debug', (collection: string, method: string, ...more: unknown[]) => {
        if (collection !== 'wishes') return;
        queries.push(`${collection}.${method} ${JSON.stringify(more).replace(/[0-9a-f]{24,}|\d{4}-[\dT:.]+Z/g, '')}`);
      });
  });
  beforeEach(async () => {
    existing = await partyOf(service, owner);
    await addCohost(service, existing, owner, cohost);
    wishes = [];
    for (const title of ['Gryde', 'Glas', 'Rejse'])
      wishes.push((await wishOf(service, existing.id, owner, { title, isGroup: title === 'Rejse', wanted: 3 })).id);
  });
  afterAll(() => service.stop());

  /** Every answer of the service to a host, as bytes, and the queries it took. */
  const readBy = async (user: typeof owner) => {
    // Every act so far has its line in the history.
    await service.facts(partyAdministered);
    queries.length = 0;
    const partyId = existing.id;
    const answers = [
      await service.call(listWishes, { partyId }, user),
      await service.call(getParty, { partyId }, user),
      await service.call(listCohosts, { partyId }, user),
      await service.call(listParties, {}, user),
      await service.ask(describeParty, { partyId }),
      user === owner ? await service.call(listHistory, { partyId }, user) : null,
    ];
    return { bytes: JSON.stringify(answers), queries: [...queries] };
  };

  it.each([
    ['the owner', owner],
    ['a co-host who has not chosen to see it', cohost],
  ])('is kept from %s in every answer and in the number of queries', async (_, host) => {
    const free = await readBy(host);
    await reserve(0);
    await reserve(0, bo, 2);
    await reserve(2);
    const cid = guests.add(existing.id, 'Lærke Holm');
    for (const n of [1, 2]) await service.call(reserveWish, { ...named(n), cid });
    expect(await readBy(host)).toEqual(free);
    await service.call(unreserveWish, named(0), anna);
    expect(await readBy(host)).toEqual(free);
    expect(free.bytes).toContain('Gryde');
    expect(free.queries.length).toBeGreaterThan(0);
  });

  it('is kept when a host edits, moves, deletes and restores a wish: same answers, same queries', async () => {
    const changeAll = async (n: number) => {
      queries.length = 0;
      const input = named(n);
      const answers = [
        await service.call(updateWish, { ...input, title: 'Nyt navn', wanted: 1, ifMatch: 0 }, owner),
        await service.refusal(updateWish, { ...input, title: 'Andet navn', ifMatch: 0 }, owner),
        await service.call(unreserveWish, input, owner),
        await service.call(moveWish, { ...input, before: wishes[2] ?? '' }, owner),
        await service.call(moveWish, { ...input, before: null }, owner),
        await service.call(deleteWish, input, owner),
        await service.call(restoreWish, input, owner),
        await service.call(deleteWish, input, owner),
        await service.refusal(reserveWish, input, owner),
        await service.refusal(unreserveWish, input, owner),
        await service.call(restoreWish, input, owner),
        await wishOf(service, existing.id, owner, { title: 'Endnu et' }),
      ];
      const seen = JSON.stringify(answers).replaceAll(/[0-9a-f]{24}/g, '');
      const shape = queries.map((query) => query.replaceAll(/"(position|place)":[\d.]+/g, ''));
      return { seen, shape };
    };
    const free = await changeAll(0);
    // The same beginning for the second wish: the list is as it was.
    existing = await partyOf(service, owner);
    wishes = [];
    for (const title of ['Gryde', 'Glas', 'Rejse'])
      wishes.push((await wishOf(service, existing.id, owner, { title, isGroup: title === 'Rejse', wanted: 3 })).id);
    await reserve(0, anna, 3);
    expect(await changeAll(0)).toEqual(free);
  });

  it('causes no fact, so that no mail, notice or line of the history follows from a reservation', async () => {
    const published = async () => (await service.facts(partyAdministered), service.bus.published.length);
    const before = await published();
    await reserve(0);
    await service.call(unreserveWish, named(0), anna);
    const cid = guests.add(existing.id, 'Lærke Holm');
    await service.call(reserveWish, { ...named(0), cid });
    await service.call(unreserveWish, { ...named(0), cid });
    expect(await published()).toBe(before);
  });

  it('is not lost by answers that visitors share: the list is read for each caller', () =>
    expect(listWishes.isShared).toBeUndefined());

  it('needs the role of a host to be spoiled, and even then tells a host no ids of guests', async () => {
    await reserve(0);
    const spoiled = await service.call(listWishes, { partyId: existing.id, spoil: true }, cohost);
    expect(JSON.stringify(spoiled)).toContain('Anna Holm');
    expect(JSON.stringify(spoiled)).not.toContain(anna.id);
    const guest = await service.call(listWishes, { partyId: existing.id, spoil: true }, bo);
    expect(JSON.stringify(guest)).not.toMatch(new RegExp(`Anna|${anna.id}`));
  });
});
