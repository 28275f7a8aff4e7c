import { media } from '@festlig/contracts/media';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BookPrinter } from '../adapters/book-printer';
import { TestBook, WordPrinter } from '../book.fixture';
import { theHost } from '../gallery.fixture';
import { partyId } from '../media.fixture';
import { printBook } from '../queues';
import { OnPartyDeleted } from '../reactions/on-party-deleted';
import { OnUserDeleted } from '../reactions/on-user-deleted';
import { BookRepository } from '../store/book.repository';

const { deletePhoto, updatePhoto } = media.calls;
const MINUTES = 60_000;

describe('the worker of photo books', () => {
  let book: TestBook;
  let printer: WordPrinter;
  let ids: string[];
  beforeEach(async () => {
    printer = new WordPrinter();
    book = await TestBook.start([[BookPrinter, printer]]);
    ids = await book.addPhotos(4);
  });
  afterEach(() => book.gallery.service.stop());
  const store = () => book.gallery.service.app.get(BookRepository, { strict: false });
  const hosts = <I extends object>(input: I) => ({ partyId, ...input });
  const names = () =>
    printer.printed?.pages.flatMap(({ texts }) => texts.flatMap(({ style, text }) => (style === 'name' ? [text] : [])));
  const textOf = () => book.gallery.files.stored.get(book.files[0] ?? '')?.bytes.toString();

  it('makes the book of the photos in the order of their time, and says its pages and bytes (rule: photo-book)', async () => {
    await book.make();
    await book.run();
    const [cover = ''] = ids;
    expect(textOf()).toBe(`${[cover, ...ids].join(' ')} `);
    const made = { status: 'ready', done: 4, total: 4, pages: printer.printed?.pages.length, bytes: 125, stale: false };
    expect(await book.follow()).toMatchObject({ ...made, ended: true, madeAt: expect.any(String) as unknown });
    expect(printer.printed).toMatchObject({ title: 'Sofies 40 års fødselsdag', language: 'da', size: 'a4' });
  });

  it('says which of the photos it places', async () => {
    const seen: number[] = [];
    printer.before = async () => seen.push((await book.follow()).done);
    await book.make();
    await book.run();
    expect(seen).toEqual([0, 0, 0, 1, 2]);
    expect(await book.follow()).toMatchObject({ done: 4 });
  });

  it('has a chosen photo on the cover, or else the hero picture (rule: book-cover)', async () => {
    const cover = async () => {
      await book.run();
      return printer.printed?.pages[0]?.pictures.map(({ id }) => id);
    };
    await book.make({ cover: ids[2], photoIds: [ids[2]] });
    expect(await cover()).toEqual([ids[2]]);
    book.gallery.settings = { photoBookEnabled: true, heroImage: '/media/hero-images/birthday/candle-glow-dark.jpg' };
    await book.make();
    expect(await cover()).toEqual(['hero']);
    // A picture that is gone is none.
    book.gallery.settings = {
      photoBookEnabled: true,
      heroImage: `/media/images/${partyId}/${'d'.repeat(24)}/c1-dark.jpg`,
    };
    await book.make();
    expect(await cover()).toEqual([ids[0]]);
  });

  it('stops between two pictures when the host cancels, and stores nothing (rule: book-cancel)', async () => {
    await book.make();
    printer.before = async (picture) => picture === 2 && book.cancel();
    await book.run();
    expect(book.files).toEqual([]);
    expect(await book.follow()).toMatchObject({ status: 'cancelled', ended: true });
    await book.run();
    expect(await book.follow()).toMatchObject({ status: 'cancelled' });
  });

  it('keeps a book that was ready before it could be cancelled (rule: book-cancel)', async () => {
    await book.make();
    await book.run();
    expect(await book.cancel()).toMatchObject({ status: 'ready' });
    expect(book.files).toHaveLength(1);
  });

  it('stores nothing of a book that was cancelled while its file was being stored', async () => {
    await book.make();
    const put = book.gallery.files.put.bind(book.gallery.files);
    book.gallery.files.put = async (...args) => {
      await put(...args);
      await book.cancel();
    };
    await book.run();
    expect(book.files).toEqual([]);
    expect(await book.follow()).toMatchObject({ status: 'cancelled' });
  });

  it('gives way to a newer book, also while it is being made (rule: book-made-again)', async () => {
    await book.make();
    const [older = ''] = book.bookIds;
    printer.before = async (picture) =>
      picture === 1 && book.bookIds.length === 1 && book.make({ photoIds: ids.slice(0, 1) });
    await book.run(older);
    expect(book.files).toEqual([]);
    await book.run();
    expect(textOf()).toBe(`${ids[0]} ${ids[0]} `);
    await book.run(older);
    expect(book.files).toHaveLength(1);
  });

  it('replaces a book that is ready, whose file is deleted', async () => {
    await book.make();
    await book.run();
    const [first] = book.files;
    await book.make();
    expect(await book.follow()).toMatchObject({ status: 'waiting', pages: null });
    await book.run();
    await book.gallery.sweep();
    expect(book.files).toHaveLength(1);
    expect(book.files).not.toContain(first);
  });

  it('counts one of two books that were asked for at the same moment', async () => {
    const clock = book.gallery.service.clock.now();
    const ask = { partyId, size: 'a4' as const, cover: null, photoIds: null, total: 4, version: 0 };
    await Promise.all(['f', 'b', 'c'].map((digit) => store().begin({ _id: digit.repeat(24), ...ask })));
    expect(clock).toEqual(book.gallery.service.clock.now());
    for (const digit of ['f', 'b', 'c']) await book.run(digit.repeat(24));
    expect(book.files).toEqual([`books/${partyId}/${'f'.repeat(24)}.pdf`]);
    expect(await book.follow()).toMatchObject({ status: 'ready' });
  });

  it('is old while its title, date or hero picture is another than on the page, and not for other changes (rule: book-made-again)', async () => {
    const change = async (settings: object) => {
      book.gallery.settings = { photoBookEnabled: true, ...settings };
      return (await book.get()).stale;
    };
    const [first = ''] = await book.addPhotos(2);
    await book.make();
    await book.run();
    expect(await change({})).toBe(false);
    expect(await change({ title: 'Åse fylder 61' })).toBe(true);
    expect(await change({ date: '2031-05-04T10:00:00.000Z' })).toBe(true);
    expect(await change({ heroImage: '/media/other.jpg' })).toBe(true);
    expect(await change({ body: '<p>Kom i god tid.</p>', description: 'Andet' })).toBe(false);
    // The hero picture is not in a book with a chosen cover.
    await book.make({ cover: first });
    await book.run();
    expect(await change({ heroImage: '/media/third.jpg' })).toBe(false);
    // One that is still to be made takes the page as it is by then.
    await book.make();
    expect(await change({ title: 'Åse fylder 62' })).toBe(false);
    await book.run();
    expect(await change({ title: 'Åse fylder 62' })).toBe(false);
  });

  it('says that photos have changed since the book was made (rule: book-made-again)', async () => {
    const stale = async () => (await book.follow()).stale;
    const again = async () => {
      await book.make();
      await book.run();
      return stale();
    };
    expect(await again()).toBe(false);
    await book.addPhotos(1);
    expect(await stale()).toBe(true);
    expect(await again()).toBe(false);
    await book.gallery.service.call(updatePhoto, hosts({ photoId: ids[0] ?? '', public: false }), theHost.user);
    expect(await stale()).toBe(true);
    expect(await again()).toBe(false);
    await book.gallery.service.call(deletePhoto, hosts({ photoId: ids[1] ?? '' }), theHost.user);
    expect(await stale()).toBe(true);
  });

  it('is an old one when the account of somebody whose name is in it is deleted (rules: photo-of-deleted-account, book-names)', async () => {
    const [sofie, other] = [aUser({ name: 'Sofie Holm' }), aUser()];
    await book.gallery.add({ user: sofie });
    await book.make();
    await book.run();
    expect(names()?.toSorted()).toEqual(['Karen', 'Karen', 'Karen', 'Karen', 'Sofie Holm']);
    const deleted = book.gallery.service.app.get(OnUserDeleted, { strict: false });
    await deleted.react({ userId: other.id });
    expect(await book.follow()).toMatchObject({ status: 'ready', stale: false });
    await deleted.react({ userId: sofie.id });
    expect(await book.follow()).toMatchObject({ status: 'ready', stale: true });
    await book.make();
    await book.run();
    expect(names()).toEqual(['Karen', 'Karen', 'Karen', 'Karen']);
  });

  it('is an old one from the beginning when photos change while it is made', async () => {
    printer.before = async (picture) => picture === 1 && book.addPhotos(1);
    await book.make();
    await book.run();
    expect(await book.follow()).toMatchObject({ status: 'ready', total: 4, stale: true });
  });

  it('begins again without a photo that was deleted while it was made', async () => {
    await book.make();
    printer.before = async (picture) => {
      if (picture === 2) await book.gallery.service.call(deletePhoto, hosts({ photoId: ids[3] ?? '' }), theHost.user);
      if (picture === 2) await book.gallery.sweep();
    };
    await expect(book.run()).rejects.toThrow('a photo of the book is gone');
    expect(book.files).toEqual([]);
    expect(await book.follow()).toMatchObject({ status: 'making', ended: false });
    printer.before = async () => undefined;
    await book.run();
    expect(await book.follow()).toMatchObject({ status: 'ready', total: 3 });
  });

  it('is taken over by the worker that begins last, when two have it', async () => {
    await book.make();
    let isSecond = false;
    printer.before = async (picture) => {
      if (picture !== 1 || isSecond) return;
      isSecond = true;
      await book.run();
    };
    await book.run();
    expect(isSecond).toBe(true);
    expect(await book.follow()).toMatchObject({ status: 'ready', done: 4 });
    expect(book.files).toHaveLength(1);
  });

  it('is made by a later worker when the file store was away or a process was killed, and given up after five tries', async () => {
    await book.make();
    book.gallery.files.broken = 'books/';
    for (let n = 0; n < 4; n++) await expect(book.run()).rejects.toThrow('the file store is away');
    book.gallery.files.broken = null;
    await book.run();
    expect(await book.follow()).toMatchObject({ status: 'ready' });

    await book.make();
    book.gallery.files.broken = 'books/';
    for (let n = 0; n < 5; n++) await expect(book.run()).rejects.toThrow('the file store is away');
    await book.run();
    await book.gallery.sweep();
    // The one before is there still.
    expect(await book.follow()).toMatchObject({ status: 'failed', ended: true, former: { bytes: 125 } });
    expect(book.files).toEqual([(await book.download()).key]);
  });

  it('has its job added again when no worker has shown a sign of life for half a minute', async () => {
    await book.make();
    const { queue } = book.gallery.test;
    queue.forget();
    await book.gallery.sweep();
    expect(queue.added).toEqual([]);
    book.gallery.service.clock.advance(MINUTES);
    await book.gallery.sweep();
    expect(queue.added).toMatchObject([{ job: printBook.name, ensured: true }]);
    await book.run();
    queue.forget();
    book.gallery.service.clock.advance(MINUTES);
    await book.gallery.sweep();
    expect(queue.added.filter(({ job }) => job === printBook.name)).toEqual([]);
  });

  it('leaves no file behind when the party is deleted, whatever the book was at (rule: book-private)', async () => {
    const deleted = () => book.gallery.service.app.get(OnPartyDeleted, { strict: false }).react({ partyId });
    await book.make();
    await book.run();
    await book.make();
    printer.before = async (picture) => picture === 1 && deleted();
    await book.run();
    await book.gallery.sweep();
    expect(book.gallery.files.stored.size).toBe(0);
    // A worker that died while it wrote.
    await book.gallery.files.put(`books/${partyId}/${book.bookIds.at(-1)}.pdf`, Buffer.from('late'), 'application/pdf');
    book.gallery.service.clock.advance(11 * MINUTES);
    await book.gallery.sweep();
    expect(book.gallery.files.stored.size).toBe(0);
    expect(await book.follow()).toMatchObject({ status: 'none' });
  });

  it('is not made for a party that is gone', async () => {
    await book.make();
    book.gallery.isGone = true;
    await book.run();
    expect(book.files).toEqual([]);
  });

  it('fails when all its photos are gone before it begins', async () => {
    await book.make({ photoIds: [ids[0]] });
    await book.gallery.service.call(deletePhoto, hosts({ photoId: ids[0] ?? '' }), theHost.user);
    await book.run();
    expect(await book.follow()).toMatchObject({ status: 'failed' });
  });
});
