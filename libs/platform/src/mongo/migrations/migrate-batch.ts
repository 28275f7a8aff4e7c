import { mongo } from 'mongoose';
import { CannotMigrate, inForm, type Migration, replacement, type StoredDocument, WRITTEN } from './migration';

/** Number of times a document that others keep changing is read. */
const LOOKS = 5;

interface Pending {
  id: string;
  write: mongo.AnyBulkWriteOperation<StoredDocument>;
}

/**
 * Migrates a page of documents and returns how many were changed. A document that was changed between reading and
 * writing is read again. `refuse` is called for each document that cannot be migrated; the others continue.
 */
export async function migrateBatch(
  collection: mongo.Collection<StoredDocument>,
  { form, becomes }: Migration,
  page: readonly StoredDocument[],
  refuse: (id: string, error: unknown) => void,
): Promise<number> {
  let changed = 0;
  let documents = page;
  for (let look = 1; documents.length > 0; look++) {
    const pending: Pending[] = [];
    for (const document of documents) {
      try {
        const migrated = becomes(document);
        if (migrated === null) continue;
        if (look > LOOKS) throw new CannotMigrate('others keep changing it');
        pending.push({ id: document._id, write: replacement(form, document, inForm(form, migrated) as object) });
      } catch (error) {
        refuse(document._id, error);
      }
    }
    if (pending.length === 0) break;
    const written = await writeAll(collection, pending, refuse);
    changed += written.changed;
    const left = pending.filter(({ id }) => !written.refused.has(id)).map(({ id }) => id);
    if (written.changed === left.length) break;
    documents = await collection.find({ _id: { $in: left } }).toArray();
  }
  return changed;
}

/** A document that the store refuses, because it has grown too large for example, does not stop the others. */
async function writeAll(
  collection: mongo.Collection<StoredDocument>,
  pending: readonly Pending[],
  refuse: (id: string, error: unknown) => void,
): Promise<{ changed: number; refused: Set<string> }> {
  const writes = pending.map(({ write }) => write);
  try {
    const { matchedCount } = await collection.bulkWrite(writes, WRITTEN);
    return { changed: matchedCount, refused: new Set() };
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const refusals = [error.writeErrors].flat();
    if (refusals.length === 0) throw error;
    const refused = new Set<string>();
    for (const { index, code } of refusals) {
      const id = pending[index]?.id ?? '';
      refused.add(id);
      refuse(id, new CannotMigrate(`the store refuses it (${code})`));
    }
    return { changed: error.matchedCount, refused };
  }
}
