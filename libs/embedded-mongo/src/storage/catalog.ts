import { randomUUID } from 'node:crypto';
import type { Doc } from '../bson';
import { CommandError } from '../command-error';
import { Collection } from './collection';
import type { CollectionIndex } from './collection-index';
import type { Store } from './store';

/** All collections, by database and name. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();
  private changed = false;

  constructor(readonly store: Store) {
    this.load();
  }

  /**
   * Runs a command's writes in one transaction; when it throws, the catalog is reloaded without what was rolled back.
   * @param journaled also syncs the commit to the disk.
   */
  transaction<T>(work: () => T, journaled = false): T {
    this.changed = false;
    try {
      return this.store.transaction(work, journaled);
    } catch (error) {
      if (this.changed || !(error instanceof CommandError)) this.load();
      throw error;
    }
  }

  /** Adds an index to a collection. @throws CommandError 11000 when documents share a unique key. */
  addIndex(collection: Collection, spec: Doc): void {
    this.changed = true;
    collection.addIndex(spec);
  }

  dropIndex(collection: Collection, index: CollectionIndex): void {
    this.changed = true;
    collection.dropIndex(index);
  }

  /** Reloads the catalog, as after a transaction that was rolled back. */
  private load(): void {
    this.collections.clear();
    const rows = this.store.sqlite.prepare('SELECT id, db, name, uuid FROM collections ORDER BY id').all();
    for (const { id, db, name, uuid } of rows as { id: number; db: string; name: string; uuid: Uint8Array }[])
      this.collections.set(`${db}.${name}`, new Collection(this.store, id, db, name, uuid));
  }

  find(db: string, name: string): Collection | undefined {
    return this.collections.get(`${db}.${name}`);
  }

  /** @throws CommandError 26 when there is no such collection. */
  get(db: string, name: string): Collection {
    const collection = this.find(db, name);
    if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${db}.${name}`);
    return collection;
  }

  /** The collection, created on its first write. */
  ensure(db: string, name: string): Collection {
    return this.find(db, name) ?? this.create(db, name);
  }

  /** @throws CommandError 73 for a name MongoDB does not allow. */
  create(db: string, name: string): Collection {
    checkName(db, name);
    this.changed = true;
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const { lastInsertRowid } = this.store.sqlite
      .prepare('INSERT INTO collections (db, name, uuid) VALUES (?, ?, ?)')
      .run(db, name, uuid);
    const collection = new Collection(this.store, Number(lastInsertRowid), db, name, uuid);
    collection.addIndex({ v: 2, key: { _id: 1 }, name: '_id_' });
    this.collections.set(collection.namespace, collection);
    return collection;
  }

  drop(collection: Collection): void {
    this.changed = true;
    collection.drop();
    this.collections.delete(collection.namespace);
  }

  /** The collections of one database, or of all. */
  list(db?: string): Collection[] {
    return [...this.collections.values()].filter((collection) => db === undefined || collection.db === db);
  }
}

function checkName(db: string, name: string): void {
  if (/^$|\$|^system\.|\0/.test(name) || /^$|[/\\. "$*<>:|?\0]/.test(db))
    throw new CommandError('InvalidNamespace', `Invalid namespace specified '${db}.${name}'`);
}
