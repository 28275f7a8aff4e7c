import { BOOK_PHOTOS } from '@festlig/contracts/media/book-limits';
import { HERO_COVER } from '@festlig/domain/media/book-layout';
import { aPhoto } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import {
  type BookDraft,
  choiceOf,
  differs,
  firstDraft,
  megabytesOf,
  oldestFirst,
  pagesOf,
  withPhotos,
} from './book.model';

const at = (hour: number) => `2026-06-20T${hour}:00:00.000Z`;
const photos = [
  aPhoto(1, { createdAt: at(10) }),
  aPhoto(2, { createdAt: at(11), public: false }),
  aPhoto(3, { createdAt: at(12), name: 'Karen' }),
];
const [first, hidden, third] = photos.map(({ id }) => id) as [string, string, string];
const none = { size: null, cover: null, photoIds: null, askedAt: null };
const draft = (ids: string[], more: Partial<BookDraft> = {}): BookDraft => ({
  size: 'a4',
  cover: null,
  ids: new Set(ids),
  ...more,
});

describe('the choice for a book', () => {
  it('is at first all photos that guests see, in A4', () => {
    expect(firstDraft(photos, none)).toEqual(draft([first, third]));
  });

  it('is that of the last book, with the public photos that came after it', () => {
    const made = { size: 'square' as const, cover: hidden, photoIds: [hidden], askedAt: at(11) };
    expect(firstDraft(photos, made)).toEqual(draft([hidden, third], { size: 'square', cover: hidden }));
    expect(firstDraft(photos, { ...made, askedAt: at(13) }).ids).toEqual(new Set([hidden]));
  });

  it('names no photos when it is the usual one, so that photos that come until then are in the book', () => {
    expect(choiceOf(photos, draft([first, third]), true).photoIds).toBeNull();
    expect(choiceOf(photos, draft([first, third]), false).photoIds).toEqual([first, third]);
    expect(choiceOf(photos, draft([third]), true).photoIds).toEqual([third]);
    expect(choiceOf(photos, draft([third, hidden, first]), true).photoIds).toEqual([first, hidden, third]);
  });

  it('has a photo on the cover only if that is in the book', () => {
    expect(choiceOf(photos, draft([first], { cover: first }), true).cover).toBe(first);
    expect(choiceOf(photos, draft([first], { cover: third }), true).cover).toBeNull();
  });

  it('is another one when the size, the cover or the photos differ', () => {
    const choice = { size: 'a4' as const, cover: null, photoIds: [first, third] };
    const made = { ...choice, photoIds: [third, first], askedAt: at(12) };
    expect(differs(choice, made)).toBe(false);
    expect(differs(choice, { ...made, size: 'square' })).toBe(true);
    expect(differs(choice, { ...made, cover: first })).toBe(true);
    expect(differs(choice, { ...made, photoIds: [first] })).toBe(true);
    expect(differs(choice, { ...made, photoIds: null })).toBe(true);
    expect(differs({ ...choice, photoIds: null }, { ...made, photoIds: null })).toBe(false);
  });
});

describe('the choice from several pages (rule: book-choice)', () => {
  const many = Array.from({ length: BOOK_PHOTOS + 2 }, (_, n) => aPhoto(n + 1));
  const ids = many.map(({ id }) => id);

  it('has the photos of all pages once, the oldest first, as the newest page says', () => {
    const hiddenNow = { ...photos[2]!, public: false };
    expect(oldestFirst([photos[2]!], [photos[1]!, photos[0]!], [hiddenNow])).toEqual([photos[0], photos[1], hiddenNow]);
  });

  it('takes no more photos than the book has room for, and gives up those that are taken out', () => {
    expect(firstDraft(many, none).ids.size).toBe(BOOK_PHOTOS);
    const nearly = draft(ids.slice(2));
    expect(withPhotos(nearly, many.slice(0, 2), true).ids).toEqual(nearly.ids);
    const less = withPhotos(nearly, many.slice(2, 3), false);
    expect(withPhotos(less, many.slice(0, 2), true).ids).toEqual(new Set([...less.ids, ids[0]]));
    expect(withPhotos(draft([first], { cover: first }), photos, false)).toEqual(draft([]));
    expect(withPhotos(draft([first, third], { cover: first }), photos.slice(2), false).cover).toBe(first);
  });
});

describe('the pages of the preview (rule: book-preview)', () => {
  const cover = (chosen: BookDraft, heroImage: string | null) =>
    pagesOf(photos, chosen, aParty({ id: 'a'.repeat(24), heroImage }))[0]?.pictures.map(({ id }) => id);

  it('have the chosen photos, with the names of who took them', () => {
    const [, page] = pagesOf(photos, draft([first, third]), aParty({ id: 'a'.repeat(24), heroImage: null }));
    expect(page?.pictures.map(({ id }) => id)).toEqual([first, third]);
    expect(page?.texts.map(({ text }) => text)).toEqual(['Karen', '1']);
  });

  it('have a chosen photo on the cover, or the picture of the party, or else the first photo', () => {
    const heroImage = '/media/hero-images/party/confetti-dusk-dark.jpg';
    expect(cover(draft([first, third], { cover: third }), heroImage)).toEqual([third]);
    expect(cover(draft([first, third]), heroImage)).toEqual([HERO_COVER.id]);
    expect(cover(draft([third]), null)).toEqual([third]);
    expect(cover(draft([]), null)).toEqual([]);
  });
});

it('says the size of a file in whole megabytes', () => {
  expect([1, 1_400_000, 48_600_000].map(megabytesOf)).toEqual([1, 1, 49]);
});
