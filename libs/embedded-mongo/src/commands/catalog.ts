import { Binary } from 'bson';
import { encode, type Doc } from '../bson';
import { allowFields, CommandError, countField, docField } from '../command-error';
import { compile } from '../query/matcher';
import type { Collection } from '../storage/collection';
import { collectionName, type Command, type CommandContext } from './command';

const create: Command = (body, { catalog, db, transaction }) => {
  allowFields(body, 'create', []);
  const name = collectionName(body, 'create');
  if (catalog.find(db, name)) throw new CommandError('NamespaceExists', `Collection ${db}.${name} already exists.`);
  transaction(() => catalog.create(db, name));
  return { ok: 1 };
};

function dropAll(collections: readonly Collection[], { catalog, cursors, transaction }: CommandContext): void {
  for (const { namespace } of collections) cursors.killNamespace(namespace);
  transaction(() => collections.forEach((collection) => catalog.drop(collection)));
}

/** Dropping a collection that does not exist succeeds, as it does since MongoDB 7.0. */
const drop: Command = (body, context) => {
  allowFields(body, 'drop', []);
  const collection = context.catalog.find(context.db, collectionName(body, 'drop'));
  if (!collection) return { ok: 1 };
  dropAll([collection], context);
  return { nIndexesWas: collection.indexes.length, ns: collection.namespace, ok: 1 };
};

const dropDatabase: Command = (body, context) => {
  allowFields(body, 'dropDatabase', []);
  const collections = context.catalog.list(context.db);
  dropAll(collections, context);
  return collections.length > 0 ? { dropped: context.db, ok: 1 } : { ok: 1 };
};

const listCollections: Command = (body, { catalog, db, cursors }) => {
  allowFields(body, 'listCollections', ['filter', 'nameOnly', 'authorizedCollections', 'cursor']);
  const listed = catalog
    .list(db)
    .map(({ name, uuid }): Doc => ({
      name,
      type: 'collection',
      options: {},
      info: { readOnly: false, uuid: new Binary(uuid, Binary.SUBTYPE_UUID) },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    }))
    .filter(compile(docField(body, 'filter')));
  return cursors.reply({
    namespace: `${db}.$cmd.listCollections`,
    documents: listed.map((entry) => encode(body['nameOnly'] ? { name: entry['name'], type: entry['type'] } : entry)),
    batchSize: countField(docField(body, 'cursor'), 'batchSize', undefined),
  });
};

const listDatabases: Command = (body, { catalog }) => {
  allowFields(body, 'listDatabases', ['filter', 'nameOnly', 'authorizedDatabases']);
  const names = [...new Set(catalog.list().map(({ db }) => db))].sort();
  const listed = names
    .map((name) => ({ name, sizeOnDisk: sizeOf(catalog.list(name)), empty: false }))
    .filter(compile(docField(body, 'filter')));
  if (body['nameOnly']) return { databases: listed.map(({ name }) => ({ name })), ok: 1 };
  return { databases: listed, totalSize: listed.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0), ok: 1 };
};

const sizeOf = (collections: readonly Collection[]): number =>
  collections.reduce((sum, collection) => sum + collection.stats().size, 0);

/** Sizes are those of the documents in bytes. */
const dbStats: Command = (body, { catalog, db }) => {
  allowFields(body, 'dbStats', []);
  const collections = catalog.list(db);
  const objects = collections.reduce((sum, collection) => sum + collection.count(), 0);
  const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
  const dataSize = sizeOf(collections);
  return { db, collections: collections.length, views: 0, objects, dataSize, storageSize: dataSize, indexes, ok: 1 };
};

export const CATALOG_COMMANDS = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  dbStats,
};
