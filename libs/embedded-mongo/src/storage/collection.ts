import type { StatementSync } from 'node:sqlite';
import { decode, decodeExact, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { CollectionIndex } from './collection-index';
import { changed } from './field-order';
import type { Store } from './store';

export const MAX_BSON_SIZE = 16 * 1024 * 1024;

/** A stored document: `rid` is its row id, `bson` its bytes; `doc` decodes them once, on demand. */
export class StoredRecord {
  private decoded: Doc | undefined;
  constructor(
    readonly rid: number,
    readonly bson: Uint8Array,
  ) {}
  get doc(): Doc {
    return (this.decoded ??= decode(this.bson));
  }
  /** Returns the decoded document and keeps only the bytes. */
  forget(): Doc {
    const { doc } = this;
    this.decoded = undefined;
    return doc;
  }
}

/** A collection: a SQLite table of BSON documents in order of insertion, and its indexes. */
export class Collection {
  readonly namespace: string;
  indexes: CollectionIndex[] = [];
  private readonly insertRecord: StatementSync;
  private readonly updateRecord: StatementSync;
  private readonly deleteRecord: StatementSync;
  private readonly selectRecord: StatementSync;
  private readonly scans: Record<1 | -1, StatementSync>;

  constructor(
    readonly store: Store,
    readonly id: number,
    readonly db: string,
    readonly name: string,
    readonly uuid: Uint8Array,
  ) {
    this.namespace = `${db}.${name}`;
    const table = `records_${id}`;
    const { sqlite } = store;
    sqlite.exec(`CREATE TABLE IF NOT EXISTS ${table} (rid INTEGER PRIMARY KEY, bson BLOB NOT NULL) STRICT`);
    this.insertRecord = sqlite.prepare(`INSERT INTO ${table} (bson) VALUES (?)`);
    this.updateRecord = sqlite.prepare(`UPDATE ${table} SET bson = ? WHERE rid = ?`);
    this.deleteRecord = sqlite.prepare(`DELETE FROM ${table} WHERE rid = ?`);
    this.selectRecord = sqlite.prepare(`SELECT bson FROM ${table} WHERE rid = ?`);
    this.scans = {
      1: sqlite.prepare(`SELECT rid, bson FROM ${table} WHERE rid > ? ORDER BY rid LIMIT ?`),
      [-1]: sqlite.prepare(`SELECT rid, bson FROM ${table} WHERE rid < ? ORDER BY rid DESC LIMIT ?`),
    };
    for (const scan of Object.values(this.scans)) scan.setReturnArrays(true);
    this.indexes = CollectionIndex.load(store, id);
  }

  /** Stores a new document. @throws CommandError 11000 when a unique key is taken; then nothing is stored. */
  insert(bson: Uint8Array, doc: Doc): void {
    checkSize(bson);
    const keys = this.indexes.map((index) => index.keysOf(doc));
    const rid = Number(this.insertRecord.run(bson).lastInsertRowid);
    for (let i = 0; i < keys.length; i++) {
      if (this.indexes[i]!.add(keys[i]!, rid)) continue;
      for (let added = 0; added < i; added++) this.indexes[added]!.remove(keys[added]!, rid);
      this.deleteRecord.run(rid);
      throw this.indexes[i]!.duplicateKey(this.namespace, doc);
    }
  }

  /**
   * Replaces a stored document with the result of `change` (which may change the document it is given).
   * @param roots the top-level fields that can change, or undefined for any.
   * @returns the new document, and whether its bytes differ.
   * @throws CommandError 11000 when a unique key is taken; then nothing is changed.
   */
  update(
    record: StoredRecord,
    change: (doc: Doc) => Doc,
    roots?: ReadonlySet<string>,
  ): { doc: Doc; modified: boolean } {
    const affected = roots ? this.indexes.filter((index) => index.dependsOn(roots)) : this.indexes;
    const current = decodeExact(record.bson);
    const before = affected.map((index) => index.keysOf(current));
    const { doc, bson } = changed(record.bson, current, change);
    if (bson.equals(record.bson)) return { doc, modified: false };
    checkSize(bson);
    const changes = affected.map((index, i) => difference(index, before[i]!, index.keysOf(doc)));
    changes.forEach(({ index, added }, i) => {
      if (index.add(added, record.rid)) return;
      for (const undo of changes.slice(0, i)) undo.index.remove(undo.added, record.rid);
      throw index.duplicateKey(this.namespace, doc);
    });
    for (const { index, removed } of changes) index.remove(removed, record.rid);
    this.updateRecord.run(bson, record.rid);
    return { doc, modified: true };
  }

  remove(record: StoredRecord): void {
    for (const index of this.indexes) index.remove(index.keysOf(record.doc), record.rid);
    this.deleteRecord.run(record.rid);
  }

  /** The document with a row id, if it still exists. */
  get(rid: number): StoredRecord | undefined {
    const row = this.selectRecord.get(rid) as { bson: Uint8Array } | undefined;
    return row && new StoredRecord(rid, row.bson);
  }

  /** The next documents in order of insertion after the given row id, at most `limit`. */
  read(direction: 1 | -1, after: number | undefined, limit: number): StoredRecord[] {
    const from = after ?? (direction === 1 ? 0 : Number.MAX_SAFE_INTEGER);
    const rows = this.scans[direction].all(from, limit) as unknown as [number, Uint8Array][];
    return rows.map(([rid, bson]) => new StoredRecord(rid, bson));
  }

  /** Adds an index and the keys of all documents. @throws CommandError 11000 when two share a unique key. */
  addIndex(spec: Doc): void {
    const index = CollectionIndex.create(this.store, this.id, spec);
    let last: number | undefined;
    for (;;) {
      const records = this.read(1, last, 500);
      if (records.length === 0) break;
      for (const { rid, doc } of records)
        if (!index.add(index.keysOf(doc), rid)) throw index.duplicateKey(this.namespace, doc);
      last = records.at(-1)!.rid;
    }
    this.indexes.push(index);
  }

  dropIndex(index: CollectionIndex): void {
    index.drop();
    this.indexes = this.indexes.filter((other) => other !== index);
  }

  /** How many documents there are and the bytes they take. */
  stats(): { count: number; size: number } {
    const sql = `SELECT count(*) AS count, coalesce(sum(length(bson)), 0) AS size FROM records_${this.id}`;
    return this.store.sqlite.prepare(sql).get() as { count: number; size: number };
  }

  count(): number {
    const row = this.store.sqlite.prepare(`SELECT count(*) AS count FROM records_${this.id}`).get();
    return (row as { count: number }).count;
  }

  drop(): void {
    for (const index of this.indexes) index.drop();
    this.store.sqlite.exec(`DROP TABLE records_${this.id}`);
    this.store.sqlite.prepare('DELETE FROM collections WHERE id = ?').run(this.id);
  }
}

/** @throws CommandError 10334 for a document that is too large to store or to send. */
export function checkSize(bson: Uint8Array): void {
  if (bson.length > MAX_BSON_SIZE)
    throw new CommandError('BSONObjectTooLarge', `BSONObj size: ${bson.length} is larger than ${MAX_BSON_SIZE} bytes`);
}

function difference(index: CollectionIndex, before: Buffer[], after: Buffer[]) {
  return {
    index,
    added: after.filter((key) => !before.some((other) => other.equals(key))),
    removed: before.filter((key) => !after.some((other) => other.equals(key))),
  };
}
