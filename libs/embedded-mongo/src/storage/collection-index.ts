import type { StatementSync } from 'node:sqlite';
import { decode, encode, isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { compile, type Matcher } from '../query/matcher';
import { step } from '../value/path';
import { indexKeys, type IndexField } from './index-keys';
import type { Store } from './store';

/** Keys from `lower` up to but not including `upper`. */
export interface KeyRange {
  readonly lower: Buffer;
  readonly upper: Buffer;
}

/** A position in a scan: the key and the record it belongs to. */
export type ScanPlace = [key: Uint8Array, rid: number, ...document: unknown[]];
/** A position with its document. */
export type ScanRow = [key: Uint8Array, rid: number, bson: Uint8Array];

/** An index: a SQLite table of (key, record), clustered by key. */
export class CollectionIndex {
  readonly name: string;
  readonly key: Doc;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilter: Doc | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** Whether each field, by position, has (or had) several keys in some document. */
  multikey: boolean[];
  private readonly covers: Matcher | undefined;
  private readonly insertKey: StatementSync;
  private readonly deleteKey: StatementSync;
  private readonly selectKey: StatementSync;
  private readonly scans: Record<1 | -1, StatementSync>;
  private readonly places: Record<1 | -1, StatementSync>;
  private readonly countRange: StatementSync;
  private readonly countRecords: StatementSync;
  private readonly ordered: Record<1 | -1, StatementSync>;

  constructor(
    private readonly store: Store,
    readonly id: number,
    collectionId: number,
    readonly spec: Doc,
    multikey?: boolean[],
  ) {
    this.name = String(spec['name']);
    this.key = spec['key'] as Doc;
    this.fields = Object.entries(this.key).map(([name, direction]) => ({
      name,
      path: name.split('.'),
      direction: Number(direction) < 0 ? -1 : 1,
    }));
    this.unique = spec['unique'] === true || this.name === '_id_';
    this.sparse = spec['sparse'] === true;
    this.partialFilter = isDoc(spec['partialFilterExpression']) ? spec['partialFilterExpression'] : undefined;
    this.covers = this.partialFilter && compile(this.partialFilter);
    this.expireAfterSeconds = spec['expireAfterSeconds'] === undefined ? undefined : Number(spec['expireAfterSeconds']);
    this.multikey = multikey ?? this.fields.map(() => false);
    const table = `index_${id}`;
    store.sqlite.exec(
      `CREATE TABLE IF NOT EXISTS ${table} (key BLOB NOT NULL, rid INTEGER NOT NULL,
       PRIMARY KEY (${this.unique ? 'key' : 'key, rid'})) STRICT, WITHOUT ROWID`,
    );
    this.insertKey = store.sqlite.prepare(`INSERT OR IGNORE INTO ${table} (key, rid) VALUES (?, ?)`);
    this.deleteKey = store.sqlite.prepare(`DELETE FROM ${table} WHERE key = ? AND rid = ?`);
    const rows = (where: string): StatementSync => {
      const statement = store.sqlite.prepare(
        `SELECT i.key, i.rid, d.bson FROM ${table} i CROSS JOIN records_${collectionId} d ON d.rid = i.rid WHERE ${where}`,
      );
      statement.setReturnArrays(true);
      return statement;
    };
    this.selectKey = rows('i.key = ?');
    this.scans = {
      1: rows('(i.key, i.rid) > (?, ?) AND i.key < ? ORDER BY i.key, i.rid LIMIT ?'),
      [-1]: rows('(i.key, i.rid) < (?, ?) AND i.key >= ? ORDER BY i.key DESC, i.rid DESC LIMIT ?'),
    };
    const range = `FROM ${table} WHERE key >= ? AND key < ?`;
    const keysOnly = (sql: string): StatementSync => {
      const statement = store.sqlite.prepare(sql);
      statement.setReturnArrays(true);
      return statement;
    };
    this.places = {
      1: keysOnly(`SELECT key, rid ${range} ORDER BY key, rid LIMIT 1 OFFSET ?`),
      [-1]: keysOnly(`SELECT key, rid ${range} ORDER BY key DESC, rid DESC LIMIT 1 OFFSET ?`),
    };
    this.countRange = keysOnly(`SELECT count(*) ${range}`);
    this.countRecords = keysOnly(`SELECT count(DISTINCT rid) ${range}`);
    // The order is what follows the text in the key, up to its terminator.
    const rest = `substr(key, ?1 + instr(substr(key, ?1), x'00'))`;
    const within = `FROM ${table} WHERE key >= ?2 AND key < ?3`;
    this.ordered = {
      1: keysOnly(`SELECT DISTINCT rid, ${rest} AS place ${within} ORDER BY place LIMIT ?4 OFFSET ?5`),
      [-1]: keysOnly(`SELECT DISTINCT rid, ${rest} AS place ${within} ORDER BY place DESC LIMIT ?4 OFFSET ?5`),
    };
  }

  /** How many keys a range has; with `distinct`, how many documents, some of which have several keys. */
  count({ lower, upper }: KeyRange, distinct = false): number {
    const [n] = (distinct ? this.countRecords : this.countRange).get(lower, upper) as unknown as [number];
    return n;
  }

  /** How many documents have a key in each of the ranges. */
  countCommon(ranges: readonly KeyRange[]): number {
    const each = ranges.map(() => `SELECT rid FROM index_${this.id} WHERE key >= ? AND key < ?`);
    const count = this.store.sqlite.prepare(`SELECT count(*) AS n FROM (${each.join(' INTERSECT ')})`);
    return (count.get(...ranges.flatMap(({ lower, upper }) => [lower, upper])) as { n: number }).n;
  }

  /** The row of a range after `skipped` others, without its document; undefined beyond the end. */
  placeOf({ lower, upper }: KeyRange, direction: 1 | -1, skipped: number): ScanPlace | undefined {
    return this.places[direction].get(lower, upper, skipped) as unknown as ScanPlace | undefined;
  }

  /**
   * The records of a range of texts that begin at byte `at` of the keys, ordered by what follows the text, each once.
   * @param limit 0 for all.
   */
  ridsByRest({ lower, upper }: KeyRange, at: number, direction: 1 | -1, skip: number, limit: number): number[] {
    const rows = this.ordered[direction].all(at + 1, lower, upper, limit || -1, skip) as unknown as [number][];
    return rows.map(([rid]) => rid);
  }

  /** The keys of the document in this index: none when the partial filter or sparseness excludes it. */
  keysOf(doc: Doc): Buffer[] {
    if (this.covers && !this.covers(doc)) return [];
    const { keys, multikey } = indexKeys(doc, this.fields, this.sparse);
    if (multikey.some((several, i) => several && !this.multikey[i])) this.setMultikey(multikey);
    return keys;
  }

  /** Adds keys; returns false, with nothing added, when a unique key is taken. */
  add(keys: readonly Buffer[], rid: number): boolean {
    for (let i = 0; i < keys.length; i++) {
      if (this.insertKey.run(keys[i]!, rid).changes === 1) continue;
      this.remove(keys.slice(0, i), rid);
      return false;
    }
    return true;
  }

  remove(keys: readonly Buffer[], rid: number): void {
    for (const key of keys) this.deleteKey.run(key, rid);
  }

  /** The row of a complete unique key, if there is one. */
  get(key: Buffer): ScanRow | undefined {
    return this.selectKey.get(key) as unknown as ScanRow | undefined;
  }

  /** The next rows of a range after `after` (or from its start), at most `limit`. */
  read(range: KeyRange, direction: 1 | -1, after: ScanPlace | undefined, limit: number): ScanRow[] {
    const [from, to] = direction === 1 ? [range.lower, range.upper] : [range.upper, range.lower];
    const statement = this.scans[direction];
    return statement.all(after?.[0] ?? from, after?.[1] ?? 0, to, limit) as unknown as ScanRow[];
  }

  /** True when a change of these top-level fields can change the document's keys. */
  dependsOn(roots: ReadonlySet<string>): boolean {
    const partial = Object.keys(this.partialFilter ?? {});
    return (
      this.fields.some(({ path }) => roots.has(path[0]!)) ||
      partial.some((field) => field.startsWith('$') || roots.has(field.split('.')[0]!))
    );
  }

  /** The error for a document whose unique key is taken, in the shape drivers expect. */
  duplicateKey(namespace: string, doc: Doc): CommandError {
    const keyValue = Object.fromEntries(
      this.fields.map(({ path }) => {
        let value: unknown = doc;
        for (const part of path) value = isDoc(value) ? step(value, part) : undefined;
        return [path.join('.'), value ?? null];
      }),
    );
    const shown = Object.entries(keyValue).map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
    return new CommandError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${namespace} index: ${this.name} dup key: { ${shown.join(', ')} }`,
      { keyPattern: this.key, keyValue },
    );
  }

  private setMultikey(multikey: boolean[]): void {
    this.multikey = this.multikey.map((before, i) => before || multikey[i]!);
    this.store.sqlite
      .prepare('UPDATE indexes SET multikey = ? WHERE id = ?')
      .run(JSON.stringify(this.multikey), this.id);
  }

  /** Records a new index in the catalog; its keys are added by the collection. */
  static create(store: Store, collectionId: number, spec: Doc): CollectionIndex {
    const { lastInsertRowid } = store.sqlite
      .prepare("INSERT INTO indexes (collection, spec, multikey) VALUES (?, ?, '')")
      .run(collectionId, encode(spec));
    return new CollectionIndex(store, Number(lastInsertRowid), collectionId, spec);
  }

  /** The indexes of a collection, as the catalog records them. */
  static load(store: Store, collectionId: number): CollectionIndex[] {
    const rows = store.sqlite
      .prepare('SELECT id, spec, multikey FROM indexes WHERE collection = ? ORDER BY id')
      .all(collectionId) as { id: number; spec: Uint8Array; multikey: string }[];
    return rows.map(({ id, spec, multikey }) => {
      const flags = multikey ? (JSON.parse(multikey) as boolean[]) : undefined;
      return new CollectionIndex(store, id, collectionId, decode(spec), flags);
    });
  }

  drop(): void {
    this.store.sqlite.exec(`DROP TABLE index_${this.id}`);
    this.store.sqlite.prepare('DELETE FROM indexes WHERE id = ?').run(this.id);
  }
}
