import { deserialize, ObjectId, onDemand, serialize, type DeserializeOptions } from 'bson';

/** A decoded BSON document; values are JavaScript's own types or BSON classes (ObjectId, Binary, Long beyond 2^53 ...). */
export type Doc = Record<string, unknown>;

/** Keeps a regular expression as BSON, because JavaScript does not have every option. */
const AS_STORED: DeserializeOptions = { bsonRegExp: true };

/** Decodes one BSON document. Array fields named in `raw` keep their elements as undecoded BSON. */
export const decode = (bytes: Uint8Array, raw?: Record<string, true>): Doc =>
  deserialize(bytes, raw ? { ...AS_STORED, fieldsAsRaw: raw } : AS_STORED);

/** Decodes one BSON document with the width of its numbers: Int32, Double and Long instead of JavaScript's own. */
export const decodeExact = (bytes: Uint8Array): Doc => deserialize(bytes, { ...AS_STORED, promoteValues: false });

/** Encodes a document. A field that is `undefined` is missing, as in an aggregation expression. */
export const encode = (doc: Doc | ReadonlyMap<string, unknown>): Buffer => {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

/** True for a plain sub-document: neither null, an array, a Date nor a BSON class. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True for a name that JavaScript treats as an array index and therefore puts in front of other names. */
const isPosition = (name: string): boolean => name !== '4294967295' && String(Number(name) >>> 0) === name;

/** Whether a decoded document may have lost the order of its fields: JavaScript puts whole-number names first. */
export const losesOrder = (doc: Doc): boolean => {
  const [first, second] = Object.keys(doc);
  return second !== undefined && isPosition(first!);
};

/** Whether a value, or anything within it, has a field whose name is a whole number. */
export const hasWholeNumberNames = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasWholeNumberNames)
    : isDoc(value) && (losesOrder(value) || Object.values(value).some(hasWholeNumberNames));

/** The document with its `_id` in front, where MongoDB keeps it; a document without one gets an ObjectId. */
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

/** The element types that contain other elements. */
export const [BSON_DOCUMENT, BSON_ARRAY] = [3, 4] as const;

/** Names that JavaScript or its BSON library gives a meaning of its own. */
const TAKEN = ['__proto__', '_bsontype'];

/** The first field name, at any depth, with a part that cannot be stored here. */
export function takenName(bson: Buffer): string | undefined {
  // Most documents do not contain these bytes at all.
  return TAKEN.some((name) => bson.includes(name)) ? takenWithin(bson, 0) : undefined;
}

function takenWithin(bson: Uint8Array, start: number): string | undefined {
  for (const [type, nameOffset, nameLength, offset] of onDemand.parseToElements(bson, start)) {
    const name = nameAt(bson, nameOffset, nameLength);
    if (name.split('.').some((part) => TAKEN.includes(part))) return name;
    const within = type === BSON_DOCUMENT || type === BSON_ARRAY ? takenWithin(bson, offset) : undefined;
    if (within !== undefined) return within;
  }
  return undefined;
}

/** The name of an element of raw BSON. */
export const nameAt = (bson: Uint8Array, offset: number, length: number): string =>
  Buffer.from(bson.buffer, bson.byteOffset + offset, length).toString('utf8');

function withLength(parts: readonly Uint8Array[]): Buffer {
  const document = Buffer.concat(parts);
  document.writeInt32LE(document.length, 0);
  return document;
}
