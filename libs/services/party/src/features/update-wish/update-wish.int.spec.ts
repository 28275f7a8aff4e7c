import { media } from '@festlig/contracts/media';
import { party, type Party, type Wish } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { partyOf, startWithRoles, wishOf } from '../../party.fixture';

const { deleteWish, listWishes, reserveWish, updateWish } = party.calls;
const [host, anna] = [aUser(), aUser()];

describe('editing a wish', () => {
  let service: TestService;
  let existing: Party;
  let wish: Wish;
  const input = (edits: object) => ({ partyId: existing.id, wishId: wish.id, ...edits });
  const edit = (edits: object) => service.call(updateWish, input(edits), host);
  const refused = (edits: object, user: typeof host | null = host) => service.refusal(updateWish, input(edits), user);
  const seen = async () => (await service.call(listWishes, { partyId: existing.id })).items[0];
  beforeAll(async () => {
    service = await startWithRoles();
    service.rpc.answer(media.calls.keepImages, ({ paths }) => ({ missing: paths }));
  });
  beforeEach(async () => {
    existing = await partyOf(service, host);
    wish = await wishOf(service, existing.id, host, { link: 'https://butik.dk', price: '300 kr.' });
  });
  afterAll(() => service.stop());

  it('changes the given fields, clears those given as null, and leaves the others', async () => {
    expect(await edit({ title: 'Glas', price: null, details: 'Det grønne', wanted: 6 })).toEqual({
      ...wish,
      title: 'Glas',
      price: null,
      details: 'Det grønne',
      wanted: 6,
      version: 1,
    });
    expect(await edit({})).toMatchObject({ version: 1 });
    expect(await edit({ title: 'Glas' })).toMatchObject({ version: 1 });
  });

  it('is refused on its field, and then changes nothing', async () => {
    const long = { price: 'x'.repeat(41), details: 'x'.repeat(201) };
    expect(await refused({ title: '', ...long })).toEqual({
      title: 'required',
      price: 'too_long',
      details: 'too_long',
    });
    expect(await refused({ link: 'https://festlig.example/logout' })).toEqual({ link: 'link_invalid' });
    const image = `/media/images/${existing.id}/${'b'.repeat(24)}/large.jpg`;
    expect(await refused({ image })).toEqual({ image: 'image_missing' });
    expect(await edit({})).toEqual(wish);
  });

  it('refuses a field that another host saved since, and saves another field (rule: edits-by-version)', async () => {
    await edit({ title: 'Glas' });
    expect(await refused({ title: 'Kopper', ifMatch: '"0"' })).toEqual({ title: 'edited_meanwhile' });
    expect(await refused({ title: 'Kopper', ifMatch: 9 })).toEqual({ title: 'edited_meanwhile' });
    expect(await edit({ price: '200 kr.', ifMatch: '"0"' })).toMatchObject({ title: 'Glas', price: '200 kr.' });
    const many = Array.from({ length: 10 }, (_, n) => edit(n % 2 ? { title: `Glas ${n}` } : { wanted: n + 2 }));
    await Promise.all(many);
    expect(await edit({})).toMatchObject({ version: 12 });
  });

  it('makes no difference between a free and a reserved wish, also with a lower number', async () => {
    await edit({ wanted: 3 });
    const edits = { title: 'Glas', wanted: 1, isGroup: false, ifMatch: 1 };
    const twin = await wishOf(service, existing.id, host, { link: wish.link, price: wish.price });
    await service.call(updateWish, { ...input({ wanted: 3 }), wishId: twin.id }, host);
    await service.call(reserveWish, { partyId: existing.id, wishId: wish.id, count: 3 }, anna);
    const [reserved, free] = [
      await edit(edits),
      await service.call(updateWish, { ...input(edits), wishId: twin.id }, host),
    ];
    expect(reserved).toEqual({ ...free, id: wish.id });
    expect(await seen()).toMatchObject({ wanted: 1, left: 0, reservedBy: { id: null } });
  });

  it('keeps what is reserved when a wish becomes a group gift and back', async () => {
    await edit({ wanted: 2 });
    await service.call(reserveWish, { partyId: existing.id, wishId: wish.id, count: 2 }, anna);
    await edit({ isGroup: true });
    expect(await seen()).toMatchObject({ left: 48 });
    await edit({ isGroup: false });
    expect(await seen()).toMatchObject({ left: 0 });
  });

  it('is for hosts of this party, and for wishes on its list', async () => {
    expect(await refused({ title: 'x' }, null)).toEqual({ root: 'needs_login' });
    expect(await refused({ title: 'x' }, anna)).toEqual({ root: 'not_found' });
    const other = await partyOf(service, host);
    expect(await refused({ title: 'x', partyId: other.id })).toEqual({ root: 'not_found' });
    await service.call(deleteWish, { partyId: existing.id, wishId: wish.id }, host);
    expect(await refused({ title: 'x' })).toEqual({ root: 'not_found' });
  });
});
