import { Context, ProcessingMode } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import { $expr } from 'mingo/operators/query/evaluation';
import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import type { Doc } from '../bson';
import { OWN_EXPRESSIONS } from './expression-operators';

const context = Context.init({
  accumulator: { ...accumulators },
  expression: { ...expressions, ...OWN_EXPRESSIONS },
  query: { $expr },
} as unknown as Parameters<typeof Context.init>[0]);

/** What mingo needs to evaluate aggregation expressions; JavaScript in a query is refused. */
export const mingoOptions = (variables?: Doc, more?: Context): Options => ({
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: more ? Context.from(context, more) : context,
  ...(variables ? { variables } : {}),
});

/** Tests the expression of `$expr`. @throws mingo's error, a bad value, for an expression it does not have. */
export function expressionTest(expression: unknown, variables?: Doc): (doc: Doc) => boolean {
  const query = new Query({ $expr: expression }, mingoOptions(variables));
  return (doc) => query.test(doc);
}
