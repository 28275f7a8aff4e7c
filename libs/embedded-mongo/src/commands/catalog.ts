import { Binary } from 'bson';
import { encode, type Doc } from '../bson';
import { allowFields, CommandError, docField } from '../command-error';
import { compile } from '../query/matcher';
import type { Collection } from '../storage/collection';
import { collectionName, type Command, type CommandContext } from './command';

const create: Command = (body, { catalog, db }) => {
  allowFields(body, 'create', ['autoIndexId']);
  const name = collectionName(body, 'create');
  if (catalog.find(db, name)) throw new CommandError('NamespaceExists', `Collection ${db}.${name} already exists.`);
  catalog.transaction(() => catalog.create(db, name));
  return { ok: 1 };
};

function dropAll(collections: readonly Collection[], { catalog, cursors }: CommandContext): void {
  for (const { namespace } of collections) cursors.killNamespace(namespace);
  catalog.transaction(() => collections.forEach((collection) => catalog.drop(collection)));
}

/** Dropping what is not there succeeds, as it does since MongoDB 7.0. */
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
  const matches = compile(docField(body, 'filter'));
  const entries = catalog.list(db).map(({ name, uuid }): Doc => {
    const entry = { name, type: 'collection' };
    if (body['nameOnly']) return entry;
    const info = { readOnly: false, uuid: new Binary(uuid, Binary.SUBTYPE_UUID) };
    return { ...entry, options: {}, info, idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } };
  });
  const batchSize = docField(body, 'cursor')['batchSize'];
  return cursors.reply({
    namespace: `${db}.$cmd.listCollections`,
    documents: entries.filter(matches).map((entry) => encode(entry)),
    batchSize: batchSize === undefined ? undefined : Number(batchSize),
  });
};

const listDatabases: Command = (body, { catalog }) => {
  allowFields(body, 'listDatabases', ['filter', 'nameOnly', 'authorizedDatabases']);
  const matches = compile(docField(body, 'filter'));
  const names = [...new Set(catalog.list().map(({ db }) => db))].sort();
  const databases = names.map((name): Doc => {
    if (body['nameOnly']) return { name };
    return { name, sizeOnDisk: sizeOf(catalog.list(name)), empty: false };
  });
  const listed = databases.filter(matches);
  if (body['nameOnly']) return { databases: listed, ok: 1 };
  return { databases: listed, totalSize: listed.reduce((sum, { sizeOnDisk }) => sum + Number(sizeOnDisk), 0), ok: 1 };
};

const sizeOf = (collections: readonly Collection[]): number =>
  collections.reduce((sum, collection) => sum + collection.stats().size, 0);

/** Sizes are those of the documents in bytes. */
const collStats: Command = (body, { catalog, db }) => {
  const command = 'collStats' in body ? 'collStats' : 'collstats';
  allowFields(body, command, ['scale']);
  const collection = catalog.find(db, collectionName(body, command));
  const { count, size } = collection?.stats() ?? { count: 0, size: 0 };
  const avgObjSize = count > 0 ? Math.round(size / count) : 0;
  return {
    ns: `${db}.${String(body[command])}`,
    count,
    size,
    avgObjSize,
    storageSize: size,
    nindexes: collection?.indexes.length ?? 0,
    ok: 1,
  };
};

const dbStats: Command = (body, { catalog, db }) => {
  const command = 'dbStats' in body ? 'dbStats' : 'dbstats';
  allowFields(body, command, ['scale']);
  const collections = catalog.list(db);
  const objects = collections.reduce((sum, collection) => sum + collection.count(), 0);
  const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
  const dataSize = sizeOf(collections);
  return { db, collections: collections.length, views: 0, objects, dataSize, storageSize: dataSize, indexes, ok: 1 };
};

export const CATALOG_COMMANDS = {
  ...{ create, drop, dropDatabase, listCollections, listDatabases },
  ...{ collStats, collstats: collStats, dbStats, dbstats: dbStats },
};
