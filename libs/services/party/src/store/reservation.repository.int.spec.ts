import { party, type Party, type Wish } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GuestList, partyOf, startWithRoles, wishOf } from '../party.fixture';

const { deleteWish, listWishes, reserveWish, updateWish } = party.calls;
const [host, anna, bo] = [aUser(), aUser({ name: 'Anna Holm' }), aUser({ name: 'Bo Lund' })];

describe('the number of pieces that a guest has reserved (rule: wish-number-changed)', () => {
  let service: TestService;
  let guests: GuestList;
  let existing: Party;
  let wish: Wish;
  const named = () => ({ partyId: existing.id, wishId: wish.id });
  const change = (was: number, count: number, user = anna) =>
    service.call(reserveWish, { ...named(), was, count }, user);
  const refusal = (was: number, count: number, user = anna) =>
    service.refusal(reserveWish, { ...named(), was, count }, user);
  const seen = async () => (await service.call(listWishes, { partyId: existing.id }, anna)).items[0];
  beforeAll(async () => {
    service = await startWithRoles();
    guests = new GuestList(service);
  });
  beforeEach(async () => {
    existing = await partyOf(service, host);
    wish = await wishOf(service, existing.id, host, { wanted: 8 });
  });
  afterAll(() => service.stop());

  it('is changed up and down, also to all that are wanted, and once by the same call again', async () => {
    await change(0, 1);
    for (let time = 0; time < 2; time++) expect(await change(1, 2)).toMatchObject({ mine: 2, left: 6 });
    expect(await change(2, 8)).toMatchObject({ mine: 8, left: 0 });
    expect(await change(8, 1)).toMatchObject({ mine: 1, left: 7, reservedBy: { id: anna.id } });
  });

  it('is never more than what others have left', async () => {
    await change(0, 1);
    await change(0, 6, bo);
    expect(await refusal(1, 3)).toEqual({ root: 'wish_taken' });
    expect(await change(1, 2)).toMatchObject({ mine: 2, left: 0 });
    expect(await refusal(2, 3)).toEqual({ root: 'wish_taken' });
    for (const [was, count] of [
      [-1, 2],
      [100, 2],
      [1.5, 2],
    ] as const)
      expect(await refusal(was, count)).toEqual({ was: 'invalid' });
    expect(await refusal(2, 0)).toEqual({ count: 'invalid' });
    expect(await seen()).toMatchObject({ mine: 2, left: 0 });
  });

  it('stays where the guest has another number than was shown, as on another page of theirs', async () => {
    await change(0, 3);
    for (const was of [0, 2]) expect(await change(was, 5)).toMatchObject({ mine: 3, left: 5 });
  });

  it('gives the last piece to one of two guests who want one more at the same time', async () => {
    await change(0, 4);
    await change(0, 3, bo);
    const settled = await Promise.allSettled([change(4, 5), change(3, 4, bo)]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await seen()).toMatchObject({ left: 0 });
  });

  it('can be lowered and not raised where the host wants fewer by now, and neither of a deleted wish', async () => {
    await change(0, 5);
    await service.call(updateWish, { ...named(), wanted: 3 }, host);
    expect(await refusal(5, 6)).toEqual({ root: 'wish_taken' });
    expect(await change(5, 4)).toMatchObject({ mine: 4, left: 0 });
    await service.call(deleteWish, named(), host);
    expect(await refusal(4, 3)).toEqual({ root: 'not_found' });
  });

  it('is one in a group gift, whatever is asked for', async () => {
    await service.call(updateWish, { ...named(), isGroup: true }, host);
    await change(0, 1);
    expect(await change(1, 4)).toMatchObject({ mine: 1, left: 49 });
  });

  it('is of both together for who has reserved by an account and by their own link (rule: wish-reserve-by-link)', async () => {
    const cid = guests.add(existing.id, 'Anna Holm');
    await service.call(reserveWish, { ...named(), cid, count: 2 });
    await change(0, 3);
    await change(0, 1, bo);
    const both = (was: number, count: number) => service.call(reserveWish, { ...named(), cid, was, count }, anna);
    expect(await both(5, 1)).toMatchObject({ mine: 1, left: 6 });
    expect(await both(1, 7)).toMatchObject({ mine: 7, left: 0 });
  });
});
