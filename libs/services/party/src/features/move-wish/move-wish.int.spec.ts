import { party, type Party } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { partyOf, startWithRoles, wishOf } from '../../party.fixture';

const { deleteWish, listWishes, moveWish, reserveWish } = party.calls;
const [host, anna] = [aUser(), aUser()];

describe('ordering the wishlist', () => {
  let service: TestService;
  let existing: Party;
  let ids: Record<string, string>;
  const input = (title: string, before: string | null) => ({
    partyId: existing.id,
    wishId: ids[title] ?? title,
    before: before && (ids[before] ?? before),
  });
  const move = (title: string, before: string | null) => service.call(moveWish, input(title, before), host);
  const order = async () =>
    (await service.call(listWishes, { partyId: existing.id })).items.map(({ title }) => title).join('');
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    existing = await partyOf(service, host);
    ids = {};
    for (const title of ['a', 'b', 'c', 'd']) ids[title] = (await wishOf(service, existing.id, host, { title })).id;
  });
  afterAll(() => service.stop());

  it('puts a wish before another one or at the end; the same again changes nothing', async () => {
    await move('d', 'b');
    await move('d', 'b');
    expect(await order()).toBe('adbc');
    await move('a', null);
    expect(await order()).toBe('dbca');
    await move('a', 'd');
    expect(await order()).toBe('adbc');
  });

  it('keeps the order through many moves into one gap', async () => {
    for (let round = 0; round < 15; round++) {
      await move('c', 'b');
      await move('b', 'c');
    }
    expect(await order()).toBe('abcd');
  });

  it('loses no wish when hosts move at the same time', async () => {
    await Promise.all([move('a', null), move('d', 'b'), move('c', 'a'), move('b', null), move('a', 'c')]);
    expect([...(await order())].toSorted().join('')).toBe('abcd');
  });

  it('refuses wishes that are not on this list, and callers who are no hosts', async () => {
    const other = await partyOf(service, host);
    const foreign = await wishOf(service, other.id, host);
    await service.call(deleteWish, { partyId: existing.id, wishId: ids['d'] ?? '' }, host);
    for (const [one, before] of [
      [foreign.id, 'a'],
      ['a', foreign.id],
      ['d', 'a'],
      ['a', 'd'],
    ] as const)
      expect(await service.refusal(moveWish, input(one, before), host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(moveWish, input('c', 'a'))).toEqual({ root: 'needs_login' });
    expect(await service.refusal(moveWish, input('c', 'a'), anna)).toEqual({ root: 'not_found' });
    expect(await order()).toBe('abc');
  });

  it('does not depend on what is reserved', async () => {
    await service.call(reserveWish, { partyId: existing.id, wishId: ids['c'] ?? '' }, anna);
    expect(await order()).toBe('abcd');
    expect(await move('c', 'a')).toEqual({ done: true });
    expect(await order()).toBe('cabd');
  });
});
