import { deserialize, serialize } from 'bson';

/** A decoded BSON document; values are JavaScript's own types or BSON classes (ObjectId, Binary, Long beyond 2^53 ...). */
export type Doc = Record<string, unknown>;

/** Decodes one BSON document. Array fields named in `raw` keep their elements as undecoded BSON. */
export const decode = (bytes: Uint8Array, raw?: Record<string, true>): Doc =>
  deserialize(bytes, raw ? { fieldsAsRaw: raw } : {});

/** Encodes a document. A field that is `undefined` is missing, as in an aggregation expression. */
export const encode = (doc: Doc): Buffer => {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

/** True for a plain sub-document: neither null, an array, a Date, a RegExp nor a BSON class. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
