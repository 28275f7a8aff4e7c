import { randomUUID } from 'node:crypto';
import { CommandError } from '../command-error';
import { Collection } from './collection';
import type { Store } from './store';

/** All collections, by database and name. */
export class Catalog {
  private readonly collections = new Map<string, Collection>();

  constructor(readonly store: Store) {
    this.load();
  }

  /** Reads the catalog anew, as after a transaction that was rolled back. */
  load(): void {
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

  /** The collection, created when it is not there yet, as a first write does. */
  ensure(db: string, name: string): Collection {
    return this.find(db, name) ?? this.create(db, name);
  }

  /** @throws CommandError 73 for a name MongoDB does not allow. */
  create(db: string, name: string): Collection {
    if (
      name === '' ||
      name.includes('$') ||
      name.startsWith('system.') ||
      name.includes('\0') ||
      /[/\\. "$*<>:|?]/.test(db)
    )
      throw new CommandError('InvalidNamespace', `Invalid namespace specified '${db}.${name}'`);
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
    collection.drop();
    this.collections.delete(collection.namespace);
  }

  /** The collections of a database, or all. */
  list(db?: string): Collection[] {
    return [...this.collections.values()].filter((collection) => db === undefined || collection.db === db);
  }
}
