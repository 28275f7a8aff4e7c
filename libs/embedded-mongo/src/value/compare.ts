import { ObjectId } from 'bson';
import { keyOf, tagOf } from './key';

/** Compares two values in MongoDB's order. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number' && a === a && b === b) return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  const types = tagOf(a) - tagOf(b);
  if (types !== 0) return types;
  return Buffer.compare(keyOf(a), keyOf(b));
}

/**
 * True when two values are equal by type bracket and value; 1 equals Long 1, and the order of an object's fields
 * matters.
 */
export const equalValues = (a: unknown, b: unknown): boolean =>
  typeof a === typeof b || typeof a === 'object' || typeof b === 'object'
    ? a === b || compareValues(a, b) === 0
    : false;
