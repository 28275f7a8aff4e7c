import { media } from '@festlig/contracts/media';
import { party, type Party, partyDeleted } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { addCohost, aFormKey, partyOf, startWithRoles, wishOf } from '../../party.fixture';
import { PartyRepository } from '../../store/party.repository';
import { type WishDocument, WISHES } from '../../store/wish.schema';

const { createWish, deleteWish, listWishes, restoreWish, updateSettings, updateWish } = party.calls;
const [host, cohost] = [aUser(), aUser()];

describe('adding a wish', () => {
  let service: TestService;
  let existing: Party;
  const add = (fields: object = {}) => wishOf(service, existing.id, host, fields);
  const refused = (fields: object, user: typeof host | null = host) =>
    service.refusal(createWish, { partyId: existing.id, formKey: aFormKey(), title: 'Gryde', ...fields }, user);
  const titles = async () => (await service.call(listWishes, { partyId: existing.id })).items.map(({ title }) => title);
  const wishes = () => service.app.get<Model<WishDocument>>(getModelToken(WISHES));
  const own = (partyId: string, name = 'large') => `/media/images/${partyId}/${'b'.repeat(24)}/${name}.jpg`;
  /** The pictures that exist, and those that the media service was told to keep. */
  const pictures = { there: [] as string[], kept: [] as string[] };
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    existing = await partyOf(service, host);
    [pictures.there, pictures.kept] = [[own(existing.id)], []];
    service.rpc.answer(media.calls.keepImages, ({ paths }) => {
      pictures.kept.push(...paths);
      return { missing: paths.filter((path) => !pictures.there.includes(path)) };
    });
  });
  afterAll(() => service.stop());

  it('puts it at the end of the list; only a title is needed', async () => {
    for (const title of ['Gryde', 'Glas', 'Rejse']) await add({ title });
    expect(await titles()).toEqual(['Gryde', 'Glas', 'Rejse']);
    const answer = await add({ title: ' Ny  gryde ' });
    expect(answer).toMatchObject({
      title: 'Ny gryde',
      link: null,
      image: null,
      price: null,
      details: null,
      wanted: 1,
      isGroup: false,
    });
  });

  it('is done once for each form, also when its request is repeated or arrives twice (rule: wish-added-once)', async () => {
    const form = { formKey: aFormKey(), title: 'Gryde' };
    const [one, two] = await Promise.all([add(form), add(form)]);
    expect(two).toEqual(one);
    const named = { partyId: existing.id, wishId: one.id };
    await service.call(updateWish, { ...named, title: 'Stor gryde' }, host);
    expect(await add(form)).toMatchObject({ id: one.id, title: 'Stor gryde' });
    expect(await titles()).toEqual(['Stor gryde']);
    // A wish that was deleted since does not come back by itself.
    await service.call(deleteWish, named, host);
    expect((await add(form)).id).toBe(one.id);
    expect(await titles()).toEqual([]);
    // Another form adds the same wish again, and the same key means nothing in another party.
    await add({ title: 'Gryde' });
    const other = await partyOf(service, host);
    expect((await wishOf(service, other.id, host, form)).id).not.toBe(one.id);
    expect(await titles()).toEqual(['Gryde']);
  });

  it.each<[object, object]>([
    [{ formKey: 'short' }, { formKey: 'invalid' }],
    [{ title: ' ' }, { title: 'required' }],
    [{ title: 'x'.repeat(121) }, { title: 'too_long' }],
    [{ link: 'butik' }, { link: 'link_invalid' }],
    [{ link: 'https://karen:kode@butik.dk' }, { link: 'link_invalid' }],
    [{ link: 'https://festlig.example/logout' }, { link: 'link_invalid' }],
    [{ price: 'x'.repeat(41) }, { price: 'too_long' }],
    [{ details: 'x'.repeat(201) }, { details: 'too_long' }],
    [{ wanted: 0 }, { wanted: 'invalid' }],
    [{ wanted: 100 }, { wanted: 'invalid' }],
    [{ image: 'https://butik.dk/a.jpg' }, { image: 'invalid' }],
  ])('is refused on its field: %j', async (fields, codes) => {
    expect(await refused(fields)).toEqual(codes);
    expect(await titles()).toEqual([]);
  });

  it('has its picture kept, and refuses one that is not there, not of this party or of another size', async () => {
    expect((await add({ image: own(existing.id) })).image).toBe(own(existing.id));
    expect(pictures.kept).toEqual([own(existing.id)]);
    const hero = own(existing.id, 'c0-dark');
    pictures.there = [hero];
    for (const image of [own(existing.id), own('c'.repeat(24)), hero])
      expect(await refused({ image })).toEqual({ image: 'image_missing' });
    expect(await titles()).toHaveLength(1);
  });

  it('has no details, for hosts and guests, when it was added before wishes had them', async () => {
    const { id } = await add({ details: 'Str. 42' });
    await wishes().collection.updateOne({ _id: id as never }, { $unset: { details: 1 } });
    await service.call(updateSettings, { partyId: existing.id, wishlistReservationsEnabled: true }, host);
    for (const user of [host, null]) {
      const { items } = await service.call(listWishes, { partyId: existing.id }, user);
      expect(items).toMatchObject([{ details: null }]);
    }
  });

  it('is for hosts only', async () => {
    await addCohost(service, existing, host, cohost);
    await wishOf(service, existing.id, cohost, { title: 'Fra medværten' });
    expect(await refused({}, null)).toEqual({ root: 'needs_login' });
    expect(await refused({}, aUser())).toEqual({ root: 'not_found' });
    expect(await titles()).toEqual(['Fra medværten']);
  });

  it('ends at 200 wishes, also when many are added at once; a deleted one makes room, and can then not come back', async () => {
    const full = Array.from({ length: 195 }, (_, place) => ({ _id: `w${place}`, place, position: place }));
    const more = { partyId: existing.id, title: 'x', wanted: 1, isGroup: false, version: 0, reserved: 0 };
    const rest = { createdAt: new Date(), removedAt: null, reservations: [], link: null, image: null, price: null };
    const mixed = full.map((each) => ({
      ...each,
      _id: each._id.padStart(24, '0').replace('w', 'a'),
      ...more,
      ...rest,
    }));
    await wishes().insertMany(mixed);
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => add()));
    const added = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(added).toHaveLength(5);
    expect(await refused({})).toEqual({ root: 'too_many_wishes' });
    const named = { partyId: existing.id, wishId: added[0]?.id ?? '' };
    await service.call(deleteWish, named, host);
    await add();
    expect(await service.refusal(restoreWish, named, host)).toEqual({ root: 'too_many_wishes' });
    expect(await titles()).toHaveLength(200);
  });

  it('leaves no wish behind when the party is deleted meanwhile', async () => {
    const parties = service.app.get(PartyRepository);
    const kept = parties.noteWishes.bind(parties);
    parties.noteWishes = async (id, has) => {
      await parties.remove(id);
      return kept(id, has);
    };
    expect(await refused({}).finally(() => (parties.noteWishes = kept))).toEqual({ root: 'not_found' });
    expect(await wishes().countDocuments({ partyId: existing.id })).toBe(0);
  });

  it('is undone with the party: its wishes are deleted, also the deleted ones, and those of others stay', async () => {
    const other = await partyOf(service, host);
    const [kept, gone] = [await wishOf(service, other.id, host), await add()];
    await service.call(deleteWish, { partyId: existing.id, wishId: gone.id }, host);
    await add();
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId: existing.id })]);
    expect(await wishes().countDocuments({ partyId: existing.id })).toBe(0);
    expect(await service.call(updateWish, { partyId: other.id, wishId: kept.id }, host)).toEqual(kept);
  });
});
