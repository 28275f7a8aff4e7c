import { BOOK_PHOTOS, media } from '@festlig/contracts/media';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TestBook } from '../../book.fixture';
import { theHost } from '../../gallery.fixture';
import { partyId } from '../../media.fixture';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { type PhotoDocument, PHOTOS } from '../../store/photo.schema';

const { cancelBook, downloadBook, followBook, getBook, updatePhoto } = media.calls;

describe('asking for a photo book', () => {
  let book: TestBook;
  beforeEach(async () => {
    book = await TestBook.start();
  });
  afterEach(() => book.gallery.service.stop());
  const photos = () =>
    book.gallery.service.app.get<Model<PhotoDocument>>(getModelToken(PHOTOS), { strict: false }).collection;
  const listed = (ids: string[] | null) =>
    book.gallery.service.app.get(PhotoListRepository, { strict: false }).listForBook(partyId, ids);
  const hide = (photoId: string) =>
    book.gallery.service.call(updatePhoto, { partyId, photoId, public: false }, theHost.user);

  it('queues a book of all public photos, and says how far it is (rule: photo-book)', async () => {
    expect(await book.get()).toMatchObject({ status: 'none', ended: true, size: null, photoIds: null, chosen: [] });
    const [first = ''] = await book.addPhotos(3);
    await hide(first);
    const asked = { status: 'waiting', done: 0, total: 2, size: 'a4', pages: null, bytes: null, ended: false };
    expect(await book.make()).toMatchObject(asked);
    expect(await book.follow()).toMatchObject(asked);
    expect(book.bookIds).toHaveLength(1);
  });

  it('takes the photos that the host has chosen, also private ones, and remembers the choice', async () => {
    const [first = '', second = '', third = ''] = await book.addPhotos(3);
    await hide(first);
    expect(await book.make({ photoIds: [third, first], cover: second, size: 'square' })).toMatchObject({ total: 2 });
    expect(await book.get()).toMatchObject({
      photoIds: [third, first],
      chosen: [{ id: first }, { id: third }],
      cover: second,
      size: 'square',
      askedAt: book.gallery.service.clock.now().toISOString(),
    });
  });

  it('refuses a book without photos, and leaves out those that are not in the gallery (rule: photo-book)', async () => {
    expect(await book.refusal()).toEqual({ root: 'book_empty' });
    expect(await book.refusal({ photoIds: [] })).toEqual({ photoIds: 'required' });
    const [own = ''] = await book.addPhotos(1);
    const strange = 'd'.repeat(24);
    expect(await book.refusal({ photoIds: [strange] })).toEqual({ root: 'book_empty' });
    expect(await book.make({ photoIds: [strange, own] })).toMatchObject({ total: 1 });
    // A photo of another party, whose hosts are others.
    const other = 'e'.repeat(24);
    const first = await photos().findOne({ _id: own as never });
    await photos().insertOne({ ...first, _id: strange as never, partyId: other });
    expect(await book.refusal({ photoIds: [strange] })).toEqual({ root: 'book_empty' });
    expect(await book.make({ photoIds: [strange, own] })).toMatchObject({ total: 1 });
    const placed = await listed([strange, own]);
    expect(placed.map(({ _id }) => _id)).toEqual([own]);
  });

  it(`refuses a choice of more than ${BOOK_PHOTOS} photos (rule: book-choice)`, async () => {
    const photoIds = Array.from({ length: BOOK_PHOTOS + 1 }, (_, n) => n.toString(16).padStart(24, '0'));
    expect(await book.refusal({ photoIds })).toEqual({ photoIds: 'book_full' });
    expect(await book.refusal({ photoIds: photoIds.slice(1) })).toEqual({ root: 'book_empty' });
  });

  it(`is of the oldest ${BOOK_PHOTOS} photos when guests see more and none were chosen (rule: photo-book)`, async () => {
    const [id = ''] = await book.addPhotos(1);
    const first = await photos().findOne({ _id: id as never });
    await photos().insertMany(
      Array.from({ length: BOOK_PHOTOS }, (_, n) => {
        const own = n.toString(16).padStart(24, '0');
        return {
          ...first,
          _id: own as never,
          uploadKey: own,
          digest: own,
          createdAt: new Date(Date.UTC(2027, 0, 1, 0, n)),
        };
      }),
    );
    expect(await book.make()).toMatchObject({ total: BOOK_PHOTOS });
    const placed = await listed(null);
    expect([placed.length, placed[0]?._id]).toEqual([BOOK_PHOTOS, id]);
  });

  it('needs a plan with photos and a party with a photo book (rule: photo-book)', async () => {
    await book.addPhotos(1);
    book.gallery.settings = { photoBookEnabled: false };
    expect(await book.refusal()).toEqual({ root: 'book_off' });
    book.gallery.settings = { photoBookEnabled: true, features: [] };
    expect(await book.refusal()).toEqual({ root: 'plan_required' });
    expect(book.bookIds).toEqual([]);
  });

  it('lets only hosts make, see, cancel and download a book (rule: book-private)', async () => {
    await book.addPhotos(1);
    await book.make();
    for (const call of [getBook, followBook, cancelBook, downloadBook]) {
      expect(await book.gallery.service.refusal(call, { partyId }, null)).toEqual({ root: 'needs_login' });
      expect(await book.gallery.service.refusal(call, { partyId }, aUser({ id: 'e'.repeat(24) }))).toEqual({
        root: 'not_found',
      });
    }
    expect(await book.refusal({}, null)).toEqual({ root: 'needs_login' });
    expect(await book.follow()).toMatchObject({ status: 'waiting' });
  });

  it('says that the file is not ready until it is', async () => {
    const refused = () => book.gallery.service.refusal(downloadBook, { partyId }, theHost.user);
    expect(await refused()).toEqual({ root: 'book_not_ready' });
    await book.addPhotos(1);
    await book.make();
    expect(await refused()).toEqual({ root: 'book_not_ready' });
    await book.run();
    expect(await book.download()).toEqual({ key: book.files[0], fileName: 'Sofies 40 års fødselsdag - fotobog.pdf' });
  });
});
