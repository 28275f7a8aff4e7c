/**
 * Chooses a place below `most` that none of the documents has, or null when all are taken. The choice depends on
 * the id, so that concurrent writers rarely choose the same. A unique index on the place enforces the limit,
 * however many documents are created at the same time. An older document without a place counts as one place taken.
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
