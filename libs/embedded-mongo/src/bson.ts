import { deserialize, ObjectId, onDemand, serialize } from 'bson';

/** A decoded BSON document; values are JavaScript's own types or BSON classes (ObjectId, Binary, Long beyond 2^53 ...). */
export type Doc = Record<string, unknown>;

/** Decodes one BSON document. Array fields named in `raw` keep their elements as undecoded BSON. */
export const decode = (bytes: Uint8Array, raw?: Record<string, true>): Doc =>
  deserialize(bytes, raw ? { fieldsAsRaw: raw } : {});

/** Decodes one BSON document with the width of its numbers: Int32, Double and Long instead of JavaScript's own. */
export const decodeExact = (bytes: Uint8Array): Doc => deserialize(bytes, { promoteValues: false });

/** Encodes a document. A field that is `undefined` is missing, as in an aggregation expression. */
export const encode = (doc: Doc): Buffer => {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

/** True for a plain sub-document: neither null, an array, a Date, a RegExp nor a BSON class. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The document with its `_id` in front, where MongoDB keeps it; one that has none gets an ObjectId. */
export function withIdFirst(bson: Uint8Array): Uint8Array {
  const named = (nameOffset: number): boolean =>
    bson[nameOffset] === 0x5f && bson[nameOffset + 1] === 0x69 && bson[nameOffset + 2] === 0x64;
  if (bson.length > 8 && named(5) && bson[8] === 0) return bson;
  const id = [...onDemand.parseToElements(bson)].find(([, nameOffset, length]) => length === 3 && named(nameOffset));
  if (!id) {
    const added = encode({ _id: new ObjectId() }).subarray(4, -1);
    return withLength([bson.subarray(0, 4), added, bson.subarray(4)]);
  }
  const [, nameOffset, , offset, length] = id;
  const [from, to] = [nameOffset - 1, offset + length];
  return withLength([bson.subarray(0, 4), bson.subarray(from, to), bson.subarray(4, from), bson.subarray(to)]);
}

function withLength(parts: readonly Uint8Array[]): Buffer {
  const document = Buffer.concat(parts);
  document.writeInt32LE(document.length, 0);
  return document;
}
