import { EJSON } from 'bson';
import type { Case } from './cases';
import type { Outcome } from './outcome';

/** Numbers by value, whatever their width. */
export const byValue = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null) return each;
    const [[type, text] = []] = Object.entries(each);
    return type && /^\$number(Int|Long|Double)$/.test(type) ? `number ${Number(text) + 0}` : each;
  });

/** Of whole numbers that a command gives as a double or long, ours knows no width. */
const widthMatters = ({ operation: { method, arguments: args } }: Case): boolean =>
  method !== 'aggregate' && !/numberLong|Double":"-?\d+\.0"/.test(typed(args));

/** Extended JSON, which tells the types. */
export const typed = (value: unknown): string => EJSON.stringify(value, { relaxed: false });

/** A refused expression is a bad value to us; MongoDB has a code for each operator. */
const BAD_VALUE = 2;

/** Whether two servers made the same of a case. */
export function sameOutcome(of: Case, ours: Outcome, theirs: Outcome): boolean {
  if ('code' in ours || 'code' in theirs)
    return (
      'code' in ours &&
      'code' in theirs &&
      (ours.code === theirs.code || (ours.code === BAD_VALUE && theirs.code > 10_000))
    );
  return widthMatters(of) ? JSON.stringify(ours) === JSON.stringify(theirs) : byValue(ours) === byValue(theirs);
}
