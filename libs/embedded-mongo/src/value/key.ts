import type { Binary, BSONRegExp, Long, ObjectId, Timestamp } from 'bson';
import { losesOrder, type Doc } from '../bson';
import { CommandError } from '../command-error';

/**
 * Order-preserving keys: comparing two keys byte by byte gives MongoDB's order of their values. Each value is a type
 * tag and a self-delimiting payload, so the keys of several fields are concatenated, and every key that starts with
 * given fields lies between those bytes and those bytes followed by 0xff. Tags leave 0x00 and 0xff free.
 */
export const TAG = {
  minKey: 0x10,
  undefined: 0x18,
  null: 0x20,
  number: 0x28,
  string: 0x30,
  object: 0x38,
  array: 0x40,
  binary: 0x48,
  objectId: 0x50,
  boolean: 0x58,
  date: 0x60,
  timestamp: 0x68,
  regex: 0x70,
  maxKey: 0xf0,
} as const;

const BSON_TAGS: Record<string, number> = {
  MinKey: TAG.minKey,
  MaxKey: TAG.maxKey,
  ObjectId: TAG.objectId,
  Binary: TAG.binary,
  Timestamp: TAG.timestamp,
  Long: TAG.number,
  Int32: TAG.number,
  Double: TAG.number,
  BSONRegExp: TAG.regex,
};

const PRIMITIVE_TAGS: Partial<Record<string, number>> = {
  string: TAG.string,
  number: TAG.number,
  bigint: TAG.number,
  boolean: TAG.boolean,
  undefined: TAG.undefined,
};

/** The type bracket of a value. @throws CommandError 2 for types that have no order here (Decimal128, Code ...). */
export function tagOf(value: unknown): number {
  const primitive = PRIMITIVE_TAGS[typeof value];
  if (primitive !== undefined) return primitive;
  if (value === null) return TAG.null;
  if (value instanceof Date) return TAG.date;
  if (Array.isArray(value)) return TAG.array;
  if (value instanceof RegExp) return TAG.regex;
  const type = (value as { _bsontype?: unknown })._bsontype;
  if (typeof type !== 'string') return TAG.object;
  const tag = BSON_TAGS[type];
  if (tag === undefined) throw new CommandError('BadValue', `values of type ${type} cannot be compared or indexed`);
  return tag;
}

let bytes = Buffer.allocUnsafe(4096);
let length = 0;

function reserve(size: number): void {
  if (length + size <= bytes.length) return;
  const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, length + size));
  bytes.copy(larger, 0, 0, length);
  bytes = larger;
}

function writeNumber(value: number, rest = 0): void {
  reserve(10);
  // NaN sorts before every number; adding 0 turns -0 into 0, which equals it.
  if (Number.isNaN(value)) bytes.fill(0, length, length + 8);
  else {
    bytes.writeDoubleBE(value + 0, length);
    const negative = bytes[length]! & 0x80;
    if (negative) for (let i = length; i < length + 8; i++) bytes[i] = ~bytes[i]!;
    else bytes[length]! |= 0x80;
  }
  // A 64-bit whole number is encoded as its nearest double and the small remainder.
  bytes.writeUInt16BE(0x8000 + rest, length + 8);
  length += 10;
}

function writeString(value: string): void {
  reserve(value.length * 6 + 1);
  const start = length;
  const end = start + bytes.write(value, start, 'utf8');
  length = end;
  // The terminator is 0, so 0 and 1 inside the text are written as 1,1 and 1,2.
  for (let i = start; i < end; i++) {
    if (bytes[i]! > 1) continue;
    const escaped: number[] = [];
    for (const byte of bytes.subarray(start, end)) escaped.push(...(byte > 1 ? [byte] : [1, byte + 1]));
    bytes.set(escaped, start);
    length = start + escaped.length;
    break;
  }
  bytes[length++] = 0;
}

function writeRaw(raw: Uint8Array): void {
  reserve(raw.length);
  bytes.set(raw, length);
  length += raw.length;
}

function writeLong(value: bigint): void {
  const nearest = Number(value);
  writeNumber(nearest, Number(value - BigInt(nearest)));
}

function writeValue(value: unknown): void {
  const tag = tagOf(value);
  reserve(2);
  bytes[length++] = tag;
  switch (tag) {
    case TAG.number:
      if (typeof value === 'number') return writeNumber(value);
      if ((value as Long)._bsontype === 'Long') return writeLong((value as Long).toBigInt());
      return typeof value === 'bigint' ? writeLong(value) : writeNumber(Number(value));
    case TAG.string:
      return writeString(value as string);
    case TAG.objectId:
      return writeRaw((value as ObjectId).id);
    case TAG.date:
      return writeNumber((value as Date).getTime());
    case TAG.boolean:
      bytes[length++] = value ? 1 : 0;
      return;
    case TAG.object:
      if (losesOrder(value as Doc))
        throw new CommandError('BadValue', 'documents with whole numbers as names cannot be compared or indexed');
      for (const [name, field] of Object.entries(value as object)) {
        // MongoDB compares a field's type, then its name, then its value.
        reserve(1);
        bytes[length++] = tagOf(field);
        writeString(name);
        writeValue(field);
      }
      break;
    case TAG.array:
      for (const element of value as unknown[]) writeValue(element);
      break;
    case TAG.binary: {
      const { position, sub_type, buffer } = value as Binary;
      reserve(5);
      length = bytes.writeUInt32BE(position, length);
      bytes[length++] = sub_type;
      return writeRaw(buffer.subarray(0, position));
    }
    case TAG.timestamp:
      reserve(8);
      length = bytes.writeBigUInt64BE((value as Timestamp).toBigInt(), length);
      return;
    case TAG.regex: {
      const { source, flags } = value as RegExp;
      writeString(source ?? (value as BSONRegExp).pattern);
      writeString(flags ?? (value as BSONRegExp).options);
      return;
    }
    default:
      return;
  }
  reserve(1);
  bytes[length++] = 0;
}

/** The key of one value; `direction` -1 inverts it so that it sorts descending. */
export function keyOf(value: unknown, direction: 1 | -1 = 1): Buffer {
  return compoundKey([value], [direction]);
}

/** The key of several fields, one direction each. */
export function compoundKey(values: readonly unknown[], directions: readonly (1 | -1)[]): Buffer {
  length = 0;
  for (let field = 0; field < values.length; field++) {
    const start = length;
    writeValue(values[field]);
    if (directions[field] === -1) for (let i = start; i < length; i++) bytes[i] = ~bytes[i]!;
  }
  return Buffer.from(bytes.subarray(0, length));
}
