import type { Connection, Model } from 'mongoose';

/** An index that cannot be built. Unlike MongoDB's own message, this one quotes no document. */
export class IndexNotBuilt extends Error {}

const REASONS: Record<number, string> = {
  11000: 'documents that are there already have the same key',
  85: 'an index with other options has its keys',
  86: 'an index with other keys has its name',
};

async function build(model: Model<unknown>): Promise<void> {
  await model.init().catch((error: { code?: number; message: string }) => {
    // The store's message quotes the conflicting document, which must not be logged.
    const reason = REASONS[error.code ?? 0];
    if (reason === undefined) throw error;
    const index = / index: (\S+)/.exec(error.message)?.[1];
    const where = `${model.db.name}.${model.collection.name}`;
    throw new IndexNotBuilt(
      `an index of ${where}${index === undefined ? '' : ` (${index})`} cannot be built: ${reason}`,
    );
  });
}

/**
 * Builds all indexes before the first call.
 * @throws IndexNotBuilt
 */
export async function buildIndexes(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map((model) => build(model as Model<unknown>)));
}
