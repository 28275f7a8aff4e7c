import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BookPrinter } from '../../adapters/book-printer';
import { TestBook, WordPrinter } from '../../book.fixture';
import { partyId } from '../../media.fixture';
import { printBook } from '../../queues';
import { BookRepository } from '../../store/book.repository';

const MINUTES = 60_000;

describe('a photo book that is ready while another one is made', () => {
  let book: TestBook;
  let printer: WordPrinter;
  beforeEach(async () => {
    printer = new WordPrinter();
    book = await TestBook.start([[BookPrinter, printer]]);
    await book.addPhotos(4);
  });
  afterEach(() => book.gallery.service.stop());
  const store = () => book.gallery.service.app.get(BookRepository, { strict: false });

  it('stays until the next one is ready, also when that is stopped (rules: book-made-again, book-cancel)', async () => {
    await book.make();
    await book.run();
    const [first = ''] = book.files;
    const { pages, bytes, madeAt } = await book.follow();
    const former = { pages, bytes, madeAt };
    expect(await book.make()).toMatchObject({ status: 'waiting', pages: null, bytes: null, former });
    expect(await book.download()).toMatchObject({ key: first });
    printer.before = async (picture) => {
      expect(await book.follow()).toMatchObject({ status: 'making', former });
      if (picture === 2) await book.cancel();
    };
    await book.run();
    await book.gallery.sweep();
    expect(await book.get()).toMatchObject({ status: 'cancelled', ended: true, former });
    expect([book.files, (await book.download()).key]).toEqual([[first], first]);
    printer.before = async () => undefined;
    await book.make();
    await book.run();
    await book.gallery.sweep();
    expect(await book.follow()).toMatchObject({ status: 'ready', former: null });
    expect(book.files).toEqual([(await book.download()).key]);
    expect(book.files).not.toContain(first);
  });

  it('leaves when the next one is ready, also when the worker died between the two writes (rule: book-private)', async () => {
    await book.make();
    await book.run();
    const [first = ''] = book.files;
    await book.make();
    const dying = jest.spyOn(store(), 'replaceWith').mockRejectedValueOnce(new Error('the process died'));
    await expect(book.run()).rejects.toThrow('the process died');
    dying.mockRestore();
    const { key } = await book.download();
    expect(key).not.toBe(first);
    expect(await book.follow()).toMatchObject({ status: 'ready', former: null });
    await book.gallery.sweep();
    expect(book.files).toHaveLength(2);
    const { queue } = book.gallery.test;
    queue.forget();
    book.gallery.service.clock.advance(MINUTES);
    await book.gallery.sweep();
    expect(queue.added).toMatchObject([{ job: printBook.name, ensured: true }]);
    await book.run();
    await book.gallery.sweep();
    expect([book.files, (await book.download()).key]).toEqual([[key], key]);
    queue.forget();
    book.gallery.service.clock.advance(MINUTES);
    await book.gallery.sweep();
    expect(queue.added.filter(({ job }) => job === printBook.name)).toEqual([]);
  });

  it('stays, and one that was stopped leaves, when the process that asked for the next one died between', async () => {
    await book.make();
    await book.run();
    await book.make();
    const [, stopped = ''] = book.bookIds;
    await book.cancel();
    const dying = jest.spyOn(store(), 'leaveBefore').mockRejectedValueOnce(new Error('the process died'));
    await expect(
      store().begin({ _id: 'f'.repeat(24), partyId, size: 'a4', cover: null, photoIds: null, total: 4, version: 0 }),
    ).rejects.toThrow('died');
    dying.mockRestore();
    expect(await book.follow()).toMatchObject({ status: 'waiting', former: { bytes: 125 } });
    await book.run('f'.repeat(24));
    expect((await store().find(stopped))?.status).toBe('leaving');
    expect(await book.follow()).toMatchObject({ status: 'ready', former: null });
  });
});
