import { Long } from 'bson';
import { encode } from '../bson';

const LENGTH = 4;

/**
 * Encodes `{ cursor: { <batch>: [documents], id, ns }, ok: 1 }` around documents that are BSON already, so that a page
 * of documents goes from the store to the socket without being decoded.
 */
export function cursorReply(
  ns: string,
  id: bigint,
  batch: 'firstBatch' | 'nextBatch',
  documents: readonly Uint8Array[],
): Buffer {
  const cursor = encode({ id: Long.fromBigInt(id), ns });
  const array = wrap(documents.flatMap((document, i) => [element(0x03, String(i)), document]));
  const fields = cursor.subarray(LENGTH, -1);
  const body = wrap([
    element(0x03, 'cursor'),
    wrap([fields, element(0x04, batch), array]),
    encode({ ok: 1 }).subarray(LENGTH, -1),
  ]);
  return body;
}

const element = (type: number, name: string): Buffer => Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');

/** A BSON document made of encoded elements. */
function wrap(parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, LENGTH + 1);
  const document = Buffer.allocUnsafe(size);
  let at = document.writeInt32LE(size, 0);
  for (const part of parts) {
    document.set(part, at);
    at += part.length;
  }
  document[at] = 0;
  return document;
}
