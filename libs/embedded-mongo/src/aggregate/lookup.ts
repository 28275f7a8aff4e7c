import { evalExpr } from 'mingo/core';
import { Lazy, type Iterator } from 'mingo/lazy';
import { allowFields, docField, docsField } from '../command-error';
import { CommandError } from '../command-error';
import type { Doc } from '../bson';
import { mingoOptions } from '../query/expressions';
import { valuesAtPath } from '../value/path';
import { aggregate, type PipelineContext } from './pipeline';

/** `$lookup`: for each document a find in the other collection, which an index on `foreignField` answers. */
export function lookup(source: Iterator, spec: Doc, context: PipelineContext): Iterator {
  allowFields(spec, '$lookup', ['from', 'localField', 'foreignField', 'as', 'let', 'pipeline']);
  const { from, localField, foreignField, as } = spec;
  if (typeof from !== 'string' || typeof as !== 'string')
    throw new CommandError('FailedToParse', "$lookup needs 'from' and 'as'");
  if ((typeof localField === 'string') !== (typeof foreignField === 'string'))
    throw new CommandError('FailedToParse', "$lookup needs both or neither of 'localField' and 'foreignField'");
  const pipeline = docsField(spec, 'pipeline', []);
  const bindings = docField(spec, 'let');
  const options = mingoOptions(context.variables);
  function* joined(): Generator<Doc> {
    const foreign = context.collection?.(from as string);
    for (const doc of source as Iterable<Doc>) {
      const values = typeof localField === 'string' ? valuesAtPath(doc, localField.split('.')) : undefined;
      const filter = values && { [foreignField as string]: { $in: values.length > 0 ? values : [null] } };
      const variables: Doc = { ...context.variables };
      for (const [name, expression] of Object.entries(bindings)) variables[name] = evalExpr(doc, expression, options);
      const { docs } = aggregate(foreign, pipeline, { ...context, variables }, filter ? { filter } : {});
      yield { ...doc, [as as string]: [...docs] };
    }
  }
  return Lazy(joined());
}
