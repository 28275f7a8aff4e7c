import { Double, Int32, Long } from 'bson';
import { CommandError } from '../command-error';

/** True for a number of any width. */
export const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || value instanceof Long || value instanceof Double || value instanceof Int32;

const isInt = (value: unknown): boolean =>
  value instanceof Int32 || (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 0x7fffffff);
const isDouble = (value: unknown): boolean => value instanceof Double || (typeof value === 'number' && !isInt(value));
const big = (value: unknown): bigint => (value instanceof Long ? value.toBigInt() : BigInt(Number(value)));

/**
 * The sum of two numbers, as wide as MongoDB makes it: a double if one is, else a long if one is or the result needs
 * it. Doubles beyond 2^53 that were decoded from longs stay exact.
 * @throws CommandError 2 when a long overflows.
 */
export function sumOf(a: unknown, b: unknown): unknown {
  const plain = Number(a) + Number(b);
  if ((isDouble(a) || isDouble(b)) && !(a instanceof Long && !Number.isSafeInteger(Number(a))))
    return isInt(plain) ? new Double(plain) : plain;
  if (isInt(a) && isInt(b) && isInt(plain)) return plain;
  if (!Number.isInteger(Number(a)) || !Number.isInteger(Number(b))) return plain;
  const exact = big(a) + big(b);
  if (BigInt.asIntN(64, exact) !== exact) throw new CommandError('BadValue', 'the sum of two numbers overflows a long');
  return Long.fromBigInt(exact);
}
