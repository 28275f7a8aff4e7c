import { EJSON } from 'bson';
import type { Case } from './cases';
import type { Outcome } from './outcome';

/** A value with its numbers compared by value, whatever their width. */
export const byValue = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null) return each;
    const [[type, text] = []] = Object.entries(each);
    return type && /^\$number(Int|Long|Double)$/.test(type) ? `number ${Number(text) + 0}` : each;
  });

/** When a command gives a whole number as a double or long, this server does not know its width. */
const widthMatters = ({ operation: { method, arguments: args } }: Case): boolean =>
  method !== 'aggregate' && !/numberLong|Double":"-?\d+\.0"/.test(typed(args));

/** Extended JSON, which includes the types. */
export const typed = (value: unknown): string => EJSON.stringify(value, { relaxed: false });

/** This server refuses a bad expression with one code; MongoDB has a code for each operator. */
const BAD_VALUE = 2;

/** Whether two servers gave the same outcome for a case. */
export function sameOutcome(of: Case, ours: Outcome, theirs: Outcome): boolean {
  if ('code' in ours || 'code' in theirs)
    return (
      'code' in ours &&
      'code' in theirs &&
      (ours.code === theirs.code || (ours.code === BAD_VALUE && theirs.code > 10_000))
    );
  return widthMatters(of) ? JSON.stringify(ours) === JSON.stringify(theirs) : byValue(ours) === byValue(theirs);
}
