/**
 * A place that none of these documents has, of `most` there are; another for each id, so that several at once rarely want
 * the same. Null when all are taken. A unique index on the place holds the number, however many are made at the same time.
 * A document of before, without a place, takes one too.
 */
export function freePlace(
  documents: readonly { place?: number | undefined }[],
  most: number,
  id: string,
): number | null {
  const taken = new Set(documents.flatMap(({ place }) => place ?? []));
  const places = most - (documents.length - taken.size);
  const free = Array.from({ length: Math.max(0, places) }, (_, place) => place).filter((place) => !taken.has(place));
  return free[Number.parseInt(id.slice(-8), 16) % free.length] ?? null;
}
