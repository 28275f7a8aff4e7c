import { onDemand } from 'bson';
import {
  BSON_ARRAY,
  BSON_DOCUMENT,
  decodeExact,
  encode,
  hasWholeNumberNames,
  isDoc,
  nameAt,
  withIdFirst,
  type Doc,
} from '../bson';

/** The field names of a decoded document, and of the documents within it, in the order of its bytes. */
function namesIn(bson: Uint8Array, decoded: unknown, names = new Map<unknown, string[]>(), start = 0) {
  const own: string[] = [];
  for (const [type, nameOffset, nameLength, offset] of onDemand.parseToElements(bson, start)) {
    const name = nameAt(bson, nameOffset, nameLength);
    own.push(name);
    const value = (decoded as Doc)[name];
    const holds = type === BSON_DOCUMENT || type === BSON_ARRAY;
    if (holds && (isDoc(value) || Array.isArray(value))) namesIn(bson, value, names, offset);
  }
  return names.set(decoded, own);
}

/** A value whose documents have their fields in a given order, with new fields last. */
function inOrder(value: unknown, names: ReadonlyMap<unknown, string[]>): unknown {
  if (Array.isArray(value)) return value.map((element) => inOrder(element, names));
  if (!isDoc(value)) return value;
  const kept = (names.get(value) ?? []).filter((name) => Object.hasOwn(value, name));
  return new Map([...new Set([...kept, ...Object.keys(value)])].map((name) => [name, inOrder(value[name], names)]));
}

/**
 * Changes a stored document. Its fields keep their order, including fields whose names are whole numbers, which
 * JavaScript puts in front of the others.
 * @param change may change the document it is given, and is called again where there are such names.
 */
export function changed(before: Uint8Array, decoded: Doc, change: (doc: Doc) => Doc): { doc: Doc; bson: Buffer } {
  const doc = change(decoded);
  if (!hasWholeNumberNames(doc)) return { doc, bson: encode(doc) };
  const again = decodeExact(before);
  const names = namesIn(before, again);
  const ordered = inOrder(change(again), names) as Map<string, unknown>;
  return { doc, bson: Buffer.from(withIdFirst(encode(ordered))) };
}
