import type { BookSize, Photo } from '@festlig/contracts/media';
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

/** The choice of last time, with the public photos that have come since; at first all public ones. */
export function firstDraft(photos: readonly Photo[], { size, cover, photoIds, askedAt }: Made): BookDraft {
  const isNew = ({ createdAt }: Photo) => askedAt === null || createdAt === null || createdAt > askedAt;
  const chosen = photos.filter((photo) =>
    photoIds === null ? photo.public : photoIds.includes(photo.id) || (photo.public && isNew(photo)),
  );
  return { size: size ?? 'a4', cover, ids: new Set(chosen.map(({ id }) => id)) };
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
