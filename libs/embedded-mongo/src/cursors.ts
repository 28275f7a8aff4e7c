import { Long } from 'bson';
import { CommandError } from './command-error';
import type { Doc } from './bson';
import { checkSize } from './storage/collection';
import { cursorReply } from './wire/cursor-reply';

const FIRST_BATCH = 101;
const IDLE_MS = 10 * 60_000;
/** Leaves space for the reply around the batch in a message of at most 48 MB; MongoDB ends a batch at 16 MB too. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024;

interface Cursor {
  readonly namespace: string;
  readonly iterator: Iterator<Buffer | Uint8Array>;
  /** A document taken from the iterator that did not fit the last batch. */
  pending: Uint8Array | undefined;
  readonly timeout: boolean;
  usedAt: number;
}

export interface OpenCursor {
  readonly namespace: string;
  /** Encoded documents; read only as far as batches are asked for. */
  readonly documents: Iterable<Uint8Array>;
  /** The number of documents in the first batch; undefined means 101. */
  readonly batchSize: number | undefined;
  readonly singleBatch?: boolean;
  readonly noCursorTimeout?: boolean;
}

/** The open cursors, by id. A cursor that is idle for ten minutes is closed. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();
  private nextId = BigInt(Date.now()) << 10n;

  /** The reply with the first batch; the rest stays open under the id in the reply. */
  reply({ namespace, documents, batchSize = FIRST_BATCH, singleBatch, noCursorTimeout }: OpenCursor): Buffer {
    this.closeIdle();
    const iterator = documents[Symbol.iterator]();
    const cursor: Cursor = { namespace, iterator, pending: undefined, timeout: !noCursorTimeout, usedAt: Date.now() };
    const { batch, done } = take(cursor, batchSize);
    if (done || singleBatch) {
      iterator.return?.();
      return cursorReply(namespace, 0n, 'firstBatch', batch);
    }
    const id = this.nextId++;
    this.open.set(id, cursor);
    return cursorReply(namespace, id, 'firstBatch', batch);
  }

  /** @throws CommandError 43 when the cursor is not open (any more), or belongs to another collection. */
  getMore(id: bigint, namespace: string, batchSize: number | undefined): Buffer {
    const cursor = this.open.get(id);
    if (!cursor || cursor.namespace !== namespace)
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    cursor.usedAt = Date.now();
    try {
      const { batch, done } = take(cursor, batchSize || Infinity);
      if (done) this.open.delete(id);
      return cursorReply(namespace, done ? 0n : id, 'nextBatch', batch);
    } catch (error) {
      this.open.delete(id);
      throw error;
    }
  }

  /** Closes cursors and reports which of them were open. */
  kill(ids: readonly unknown[]): Doc {
    const killed = ids.map((id) => ({ id, found: this.open.delete(cursorId(id)) }));
    const listed = (found: boolean) => killed.filter((each) => each.found === found).map(({ id }) => toLong(id));
    return { cursorsKilled: listed(true), cursorsNotFound: listed(false), cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  }

  /** Closes all cursors of a collection, as when the collection or one of its indexes is dropped. */
  killNamespace(namespace: string): void {
    for (const [id, cursor] of this.open) if (cursor.namespace === namespace) this.open.delete(id);
  }

  private closeIdle(): void {
    const idle = Date.now() - IDLE_MS;
    for (const [id, cursor] of this.open) if (cursor.timeout && cursor.usedAt < idle) this.open.delete(id);
  }
}

function take(cursor: Cursor, batchSize: number): { batch: Uint8Array[]; done: boolean } {
  const batch: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    if (batch.length >= batchSize) break;
    const document = cursor.pending ?? next(cursor);
    cursor.pending = undefined;
    if (!document) return { batch, done: true };
    checkSize(document);
    if (batch.length > 0 && size + document.length > MAX_BATCH_BYTES) {
      cursor.pending = document;
      break;
    }
    size += document.length;
    batch.push(document);
  }
  // Reading one document ahead closes the cursor with its last batch, so that drivers need not request an empty one.
  if (batchSize > 0) cursor.pending ??= next(cursor);
  return { batch, done: batchSize > 0 && !cursor.pending };
}

const next = (cursor: Cursor): Uint8Array | undefined => {
  const { value, done } = cursor.iterator.next();
  return done ? undefined : value;
};

const toLong = (id: unknown): Long => Long.fromBigInt(cursorId(id));

/** A cursor id as it comes in a command: a number, or a Long beyond 2^53. @throws CommandError 14 for anything else. */
export function cursorId(id: unknown): bigint {
  if (typeof id === 'number' && Number.isInteger(id)) return BigInt(id);
  if (id instanceof Long) return id.toBigInt();
  throw new CommandError('TypeMismatch', 'a cursor id must be a long');
}
