import { encode, isDoc, type Doc } from '../bson';
import { allowFields, CommandError, countField, docField, docsField } from '../command-error';
import { compile } from '../query/matcher';
import type { Collection } from '../storage/collection';
import { collectionName, type Command } from './command';

const OPTIONS = ['key', 'name', 'v', 'background', 'unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'];

const cannot = (message: string): CommandError => new CommandError('CannotCreateIndex', message);

/** A checked index specification without the options that change nothing. @throws CommandError 67 or 40415. */
function specOf(given: Doc): Doc {
  if (given['hidden'] || given['collation'])
    throw cannot('hidden indexes and indexes with a collation are not supported');
  allowFields(given, 'createIndexes.indexes', [...OPTIONS, 'hidden']);
  const key = docField(given, 'key');
  const entries = Object.entries(key);
  if (entries.length === 0) throw cannot('Index keys cannot be an empty object');
  for (const [field, direction] of entries) {
    if (field === '' || field.includes('$')) throw cannot(`Index key '${field}' is not supported`);
    if (typeof direction !== 'number' || direction === 0)
      throw cannot(`Index type '${String(direction)}' is not supported: only ascending (1) and descending (-1) are`);
  }
  const name = given['name'] ?? entries.map(([field, direction]) => `${field}_${String(direction)}`).join('_');
  if (typeof name !== 'string' || name === '') throw cannot('Index name must be a non-empty string');
  const spec: Doc = { v: 2, key, name };
  if (given['unique']) spec['unique'] = true;
  if (given['sparse']) spec['sparse'] = true;
  const partial = given['partialFilterExpression'];
  if (partial !== undefined) {
    if (!isDoc(partial) || given['sparse']) throw cannot('partialFilterExpression must be an object, without sparse');
    compile(partial);
    spec['partialFilterExpression'] = partial;
  }
  if (given['expireAfterSeconds'] !== undefined) {
    if (entries.length > 1 || key['_id'] !== undefined)
      throw cannot('TTL indexes are single-field indexes, and not on _id');
    spec['expireAfterSeconds'] = countField(given, 'expireAfterSeconds', 0);
  }
  return spec;
}

/** Whether the index exists already. @throws CommandError 85 or 86 when it exists with other options. */
function exists(collection: Collection, spec: Doc): boolean {
  const same = (a: unknown, b: unknown): boolean => encode({ value: a }).equals(encode({ value: b }));
  for (const { spec: other } of collection.indexes) {
    const sameKey = same(other['key'], spec['key']);
    if (other['name'] === '_id_' && sameKey) return true;
    if (other['name'] === spec['name']) {
      if (same(sortedFields(other), sortedFields(spec))) return true;
      throw sameKey
        ? new CommandError(
            'IndexOptionsConflict',
            `An equivalent index already exists with the same name but different options: ${String(spec['name'])}`,
          )
        : new CommandError(
            'IndexKeySpecsConflict',
            `An existing index has the same name as the requested index: ${String(spec['name'])}`,
          );
    }
    if (sameKey && same(other['partialFilterExpression'], spec['partialFilterExpression']))
      throw new CommandError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${String(other['name'])}`,
      );
  }
  return false;
}

const sortedFields = (doc: Doc): Doc => Object.fromEntries(Object.entries(doc).sort(([a], [b]) => (a < b ? -1 : 1)));

const createIndexes: Command = (body, { catalog, db, transaction }) => {
  allowFields(body, 'createIndexes', ['indexes']);
  const specs = docsField(body, 'indexes').map(specOf);
  const name = collectionName(body, 'createIndexes');
  const createdCollectionAutomatically = !catalog.find(db, name);
  let numIndexesBefore = 1;
  // All or none: when one index is refused, those made before it are rolled back too.
  transaction(() => {
    const collection = catalog.ensure(db, name);
    numIndexesBefore = collection.indexes.length;
    for (const spec of specs) if (!exists(collection, spec)) catalog.addIndex(collection, spec);
  });
  const numIndexesAfter = catalog.get(db, name).indexes.length;
  const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {};
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note, ok: 1 };
};

const listIndexes: Command = (body, { catalog, db, cursors }) => {
  allowFields(body, 'listIndexes', ['cursor']);
  const collection = catalog.get(db, collectionName(body, 'listIndexes'));
  return cursors.reply({
    namespace: collection.namespace,
    documents: collection.indexes.map(({ spec }) => encode(spec)),
    batchSize: countField(docField(body, 'cursor'), 'batchSize', undefined),
  });
};

const dropIndexes: Command = (body, { catalog, db, cursors, transaction }) => {
  allowFields(body, 'dropIndexes', ['index']);
  const collection = catalog.get(db, collectionName(body, 'dropIndexes'));
  const nIndexesWas = collection.indexes.length;
  const dropped = named(collection, body['index']);
  cursors.killNamespace(collection.namespace);
  transaction(() => dropped.forEach((index) => catalog.dropIndex(collection, index)));
  return { nIndexesWas, ok: 1 };
};

function named(collection: Collection, which: unknown): Collection['indexes'] {
  const own = collection.indexes.filter(({ name }) => name !== '_id_');
  if (which === '*') return own;
  return (Array.isArray(which) ? which : [which]).map((each: unknown) => {
    const index = collection.indexes.find(
      ({ name, key }) => name === each || (isDoc(each) && encode(key).equals(encode(each))),
    );
    if (!index) throw new CommandError('IndexNotFound', `index not found with name [${String(each)}]`);
    if (index.name === '_id_') throw new CommandError('InvalidOptions', 'cannot drop _id index');
    return index;
  });
}

export const INDEX_COMMANDS = { createIndexes, listIndexes, dropIndexes };
