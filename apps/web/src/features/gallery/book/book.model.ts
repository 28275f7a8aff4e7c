import type { BookSize, Photo } from '@festlig/contracts/media';
import { BOOK_PHOTOS } from '@festlig/contracts/media/book-limits';
import type { Party } from '@festlig/contracts/party';
import { bookDate } from '@festlig/domain/media/book-date';
import { bookLayout, type BookPage, HERO_COVER } from '@festlig/domain/media/book-layout';

/** What a host has chosen for the book. */
export interface BookDraft {
  size: BookSize;
  /** A chosen photo; null = the picture of the party. */
  cover: string | null;
  ids: ReadonlySet<string>;
}

/** The choice of the book that was made last. */
interface Made {
  size: BookSize | null;
  cover: string | null;
  photoIds: readonly string[] | null;
  askedAt: string | null;
}

/** The photos of several lists, each once; what a later list says of a photo is newer. */
export function oldestFirst(...lists: (readonly Photo[])[]): Photo[] {
  const known = new Map(lists.flat().map((photo) => [photo.id, photo]));
  const place = ({ createdAt, id }: Photo) => `${createdAt ?? ''} ${id}`;
  return [...known.values()].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** The draft with some photos more, as many as the book has room for, or without them. */
export function withPhotos(draft: BookDraft, photos: readonly Photo[], isIn: boolean): BookDraft {
  const ids = new Set(draft.ids);
  for (const { id } of photos) {
    if (!isIn) ids.delete(id);
    else if (ids.size < BOOK_PHOTOS) ids.add(id);
  }
  return { ...draft, ids, cover: draft.cover !== null && ids.has(draft.cover) ? draft.cover : null };
}

/** The choice of last time, with the public photos that have come since; at first all public ones. */
export function firstDraft(photos: readonly Photo[], { size, cover, photoIds, askedAt }: Made): BookDraft {
  const isNew = ({ createdAt }: Photo) => askedAt === null || createdAt === null || createdAt > askedAt;
  const chosen = photos.filter((photo) =>
    photoIds === null ? photo.public : photoIds.includes(photo.id) || (photo.public && isNew(photo)),
  );
  return { size: size ?? 'a4', cover, ids: new Set(chosen.slice(0, BOOK_PHOTOS).map(({ id }) => id)) };
}

const chosenOf = (photos: readonly Photo[], { ids }: BookDraft): Photo[] => photos.filter(({ id }) => ids.has(id));

/** The choice as the service gets it. `isWhole`: these are all photos of the gallery. */
export function choiceOf(photos: readonly Photo[], draft: BookDraft, isWhole: boolean) {
  const { size, cover, ids } = draft;
  const isUsual = isWhole && photos.every((photo) => ids.has(photo.id) === photo.public);
  const photoIds = isUsual ? null : chosenOf(photos, draft).map(({ id }) => id);
  return { size, cover: cover !== null && ids.has(cover) ? cover : null, photoIds };
}

const sameIds = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.toSorted().join() === other.toSorted().join();

/** Whether the book that is made is of another choice. */
export const differs = (choice: ReturnType<typeof choiceOf>, made: Made): boolean =>
  choice.size !== made.size || choice.cover !== made.cover || !sameIds(choice.photoIds, made.photoIds);

/** The pages as the worker prints them (rule: book-preview). */
export function pagesOf(photos: readonly Photo[], draft: BookDraft, party: Party): BookPage[] {
  const chosen = chosenOf(photos, draft);
  const photo = chosen.find(({ id }) => id === draft.cover) ?? (party.heroImage === null ? chosen[0] : undefined);
  return bookLayout(chosen, {
    size: draft.size,
    title: party.title,
    date: bookDate(party.date, party.zone, party.language),
    cover: photo ?? (party.heroImage === null ? null : HERO_COVER),
  });
}

/** Whole megabytes of a file, at least one. */
export const megabytesOf = (bytes: number): number => Math.max(1, Math.round(bytes / 1_000_000));
