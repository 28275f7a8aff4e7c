import { calculateObjectSize } from 'bson';
import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr } from 'mingo/core';
import { Lazy, type Iterator } from 'mingo/lazy';
import * as stages from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { isDoc, type Doc } from '../bson';
import { allowFields, CommandError } from '../command-error';
import { mingoOptions } from '../query/expressions';
import { find, type Found } from '../query/find';
import { compile } from '../query/matcher';
import { projection, setField } from '../query/project';
import { collatorOf, sortFields, sortItems } from '../query/sort';
import type { Collection } from '../storage/collection';
import { compareValues } from '../value/compare';
import { group } from './group';
import { lookup } from './lookup';
import { unwind } from './unwind';

/** Where a pipeline reads other collections, and how it compares. */
export interface PipelineContext {
  readonly collection?: (name: string) => Collection | undefined;
  readonly collation?: unknown;
  /** Variables by name, as of `let`. */
  readonly variables?: Doc | undefined;
}

type Stage = (source: Iterator, argument: never, options: Options) => Iterator;

function ownStages(context: PipelineContext): Record<string, Stage> {
  const collator = collatorOf(context.collation);
  return {
    $match: (source, filter: Doc) => {
      const matches = compile(filter, collator, context.variables);
      return Lazy(filtered(source as Iterable<Doc>, matches));
    },
    $sort: (source, sort: Doc) =>
      source.transform((docs) =>
        Lazy(sortItems(docs as Doc[], (doc) => doc, sortFields(sort), 0, collator, calculateObjectSize)),
      ),
    $limit: (source, limit: number) => {
      if (!Number.isInteger(limit) || limit < 1) throw new CommandError('BadValue', 'the limit must be positive');
      return Lazy(taken(source as Iterable<Doc>, limit));
    },
    $group: group,
    $sortByCount: (source, _id, options) => {
      const groups = group(source, { _id, count: { $sum: 1 } }, options);
      return groups.transform((docs) => Lazy(sortItems(docs as Doc[], (doc) => doc, sortFields({ count: -1 }))));
    },
    $count: (source, field: string) => Lazy(counted(source as Iterable<Doc>, field)),
    $bucket: (source, spec: Doc, options) => {
      const buckets = group(source, bucketGroup(spec), options);
      return buckets.transform((found) => {
        const docs = found as Doc[];
        // Without a default a value must lie in one of the buckets; mingo's $switch makes null of it.
        if (!('default' in spec) && docs.some(({ _id }) => _id === null))
          throw new CommandError(
            'Location40066',
            '$bucket found a value outside its boundaries, and it has no default',
          );
        return Lazy(sortItems(docs, (doc) => doc, sortFields({ _id: 1 })));
      });
    },
    $unwind: unwind,
    $project: (source, spec: Doc) => {
      const project = projection(spec, () => false, context.variables);
      if (!project) throw new CommandError('Location51272', 'projection specification must have at least one field');
      return source.map((doc) => project(doc as Doc));
    },
    $addFields: addFields,
    $set: addFields,
    $lookup: (source, spec: Doc) => lookup(source, spec, context),
  };
}

function addFields(source: Iterator, spec: Doc, options: Options): Iterator {
  const fields = Object.entries(spec).map(([field, expression]) => ({ path: field.split('.'), expression }));
  return source.map((doc) => {
    const result = { ...(doc as Doc) };
    for (const { path, expression } of fields) setField(result, path, evalExpr(doc, expression as never, options));
    return result;
  });
}

function* filtered(docs: Iterable<Doc>, matches: (doc: Doc) => boolean): Generator<Doc> {
  for (const doc of docs) if (matches(doc)) yield doc;
}

function* taken(docs: Iterable<Doc>, limit: number): Generator<Doc> {
  let left = limit;
  for (const doc of docs) {
    yield doc;
    if (--left === 0) return;
  }
}

function* counted(docs: Iterable<Doc>, field: string): Generator<Doc> {
  let n = 0;
  for (const _ of docs) n++;
  if (n > 0) yield { [field]: n };
}

/** `$bucket` as the `$group` it stands for. */
function bucketGroup(spec: Doc): Doc {
  allowFields(spec, '$bucket', ['groupBy', 'boundaries', 'default', 'output']);
  const { groupBy, boundaries, output = { count: { $sum: 1 } } } = spec;
  if (!Array.isArray(boundaries) || boundaries.length < 2 || !isDoc(output))
    throw new CommandError('BadValue', '$bucket needs two boundaries or more, and an output that is an object');
  const other = 'default' in spec ? { default: spec['default'] } : {};
  if (
    'default' in spec &&
    compareValues(spec['default'], boundaries[0]) >= 0 &&
    compareValues(spec['default'], boundaries.at(-1)) < 0
  )
    throw new CommandError('Location40199', "the 'default' of $bucket must lie outside its boundaries");
  const branches = boundaries.slice(1).map((upper: unknown, i) => {
    const lower: unknown = boundaries[i];
    if (compareValues(lower, upper) >= 0) throw new CommandError('BadValue', 'the boundaries of $bucket must ascend');
    return { case: { $and: [{ $gte: [groupBy, lower] }, { $lt: [groupBy, upper] }] }, then: lower };
  });
  return { _id: { $switch: { branches, ...other } }, ...output };
}

const mingo = stages as unknown as Record<string, Stage>;
const { $unset, $replaceRoot, $replaceWith, $facet, $skip } = mingo;
const mingoStages = { $unset, $replaceRoot, $replaceWith, $facet, $skip };

/** Runs stages over documents; reads them as its result is read. @throws CommandError 40324 for an unknown stage. */
export function runPipeline(
  docs: Iterable<Doc>,
  pipeline: readonly Doc[],
  context: PipelineContext = {},
): Iterable<Doc> & Doc[] {
  if (pipeline.length === 0) return docs as Doc[];
  const own = ownStages(context);
  const operators = Context.init({ pipeline: { ...mingoStages, ...own } } as unknown as Parameters<
    typeof Context.init
  >[0]);
  const options = mingoOptions(context.variables, operators);
  return new Aggregator(pipeline as Doc[], options).stream(docs) as unknown as Doc[];
}

export interface Aggregation {
  /** The read the pipeline begins with. */
  readonly found: Found;
  readonly docs: Iterable<Doc>;
}

/**
 * Runs a pipeline over a collection. What it begins with of `$match`, `$sort`, `$skip` and `$limit` becomes a find, which
 * an index can answer.
 * @param filter narrows the collection before the pipeline, as `$lookup` does.
 */
export function aggregate(
  collection: Collection | undefined,
  pipeline: readonly Doc[],
  context: PipelineContext,
  more: { filter?: Doc; hint?: unknown; maxTimeMS?: number } = {},
): Aggregation {
  const filters = more.filter ? [more.filter] : [];
  const rest = [...pipeline];
  const begins = (stage: string): boolean => rest.length > 0 && stage in rest[0]!;
  while (begins('$match')) filters.push(rest.shift()!['$match'] as Doc);
  const sort = begins('$sort') ? (rest.shift()!['$sort'] as Doc) : undefined;
  const skip = begins('$skip') ? Number(rest.shift()!['$skip']) : 0;
  const limit = begins('$limit') && Number(rest[0]!['$limit']) > 0 ? Number(rest.shift()!['$limit']) : 0;
  const found = find(collection, {
    skip,
    limit,
    filter: filters.length > 1 ? { $and: filters } : (filters[0] ?? {}),
    hint: more.hint,
    collation: context.collation,
    maxTimeMS: more.maxTimeMS ?? 0,
    ...(sort ? { sort } : {}),
    ...(context.variables ? { variables: context.variables } : {}),
  });
  if (rest.length === 1 && isCountOfAll(rest[0]!)) return { found, docs: countOfAll(found) };
  return { found, docs: runPipeline(docsOf(found), rest, context) };
}

/** What a driver's `countDocuments` ends with: an index may know the number without the documents. */
const isCountOfAll = (stage: Doc): boolean => JSON.stringify(stage) === '{"$group":{"_id":1,"n":{"$sum":1}}}';

function* countOfAll({ count }: Found): Generator<Doc> {
  const n = count();
  if (n > 0) yield { _id: 1, n };
}

function* docsOf({ records }: Found): Generator<Doc> {
  for (const { doc } of records) yield doc;
}
