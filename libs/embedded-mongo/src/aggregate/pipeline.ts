import { calculateObjectSize } from 'bson';
import { decodeExact, isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { find, type Found } from '../query/find';
import { compile } from '../query/matcher';
import { projection } from '../query/project';
import { type SortField, sortFields, sortItems } from '../query/sort';
import type { Collection } from '../storage/collection';
import { group } from './group';
import { unwind } from './unwind';

type Stage = (docs: Iterable<Doc>, argument: unknown) => Iterable<Doc>;

const STAGES: Record<string, Stage> = {
  $match: (docs, argument) => filtered(docs, compile(docOf('$match', argument))),
  $sort: (docs, argument) => sorted(docs, sortFields(docOf('$sort', argument))),
  $skip: (docs, argument) => page(docs, countOf('$skip', argument), Infinity),
  $limit: (docs, argument) => page(docs, 0, countOf('$limit', argument)),
  $project: (docs, argument) => {
    const project = projection(docOf('$project', argument));
    if (!project) throw new CommandError('Location51272', 'projection specification must have at least one field');
    return mapped(docs, project);
  },
  $group: group,
  $unwind: unwind,
};

function docOf(stage: string, argument: unknown): Doc {
  if (!isDoc(argument)) throw new CommandError('BadValue', `the argument of ${stage} must be an object`);
  return argument;
}

function countOf(stage: '$skip' | '$limit', argument: unknown): number {
  const least = stage === '$limit' ? 1 : 0;
  if (!Number.isSafeInteger(argument) || Number(argument) < least)
    throw new CommandError('BadValue', `the argument of ${stage} must be a whole number from ${least}`);
  return Number(argument);
}

function* filtered(docs: Iterable<Doc>, matches: (doc: Doc) => boolean): Generator<Doc> {
  for (const doc of docs) if (matches(doc)) yield doc;
}

function* mapped(docs: Iterable<Doc>, change: (doc: Doc) => Doc): Generator<Doc> {
  for (const doc of docs) yield change(doc);
}

function* sorted(docs: Iterable<Doc>, fields: readonly SortField[]): Generator<Doc> {
  yield* sortItems(docs, (doc) => doc, fields, 0, calculateObjectSize);
}

function* page(docs: Iterable<Doc>, skip: number, limit: number): Generator<Doc> {
  let at = 0;
  for (const doc of docs) {
    if (at++ < skip) continue;
    yield doc;
    if (at - skip === limit) return;
  }
}

/** @throws CommandError 40324 for a stage this server does not have, or one with several names. */
function stageOf(spec: Doc): [stage: Stage, argument: unknown] {
  const [[name, argument] = ['', undefined], ...more] = Object.entries(spec);
  if (more.length > 0)
    throw new CommandError('UnknownStage', 'A pipeline stage specification object must contain exactly one field.');
  const stage = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (!stage) throw new CommandError('UnknownStage', `Unrecognized pipeline stage name: '${name}'`);
  return [stage, argument];
}

export interface Aggregation {
  /** The read the pipeline starts from. */
  readonly found: Found;
  readonly docs: Iterable<Doc>;
}

/**
 * Runs a pipeline over a collection. The leading `$match`, `$sort`, `$skip` and `$limit` stages become a find, which an
 * index can answer.
 * @throws CommandError for an unsupported stage, before anything is read.
 */
export function aggregate(
  collection: Collection | undefined,
  pipeline: readonly Doc[],
  { hint, maxTimeMS }: { hint: unknown; maxTimeMS: number },
): Aggregation {
  const rest = [...pipeline];
  const begins = (stage: string): boolean => rest[0] !== undefined && Object.keys(rest[0]).join() === stage;
  const filters: Doc[] = [];
  while (begins('$match')) filters.push(docOf('$match', rest.shift()!['$match']));
  const sort = begins('$sort') ? docOf('$sort', rest.shift()!['$sort']) : {};
  const skip = begins('$skip') ? countOf('$skip', rest.shift()!['$skip']) : 0;
  const limit = begins('$limit') ? countOf('$limit', rest.shift()!['$limit']) : 0;
  const filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {});
  const found = find(collection, { filter, sort, skip, limit, hint, maxTimeMS });
  if (rest.length === 1 && isCountOfAll(rest[0]!)) return { found, docs: countOfAll(found) };
  const docs = rest
    .map(stageOf)
    .reduce<Iterable<Doc>>((before, [stage, argument]) => stage(before, argument), docsOf(found));
  return { found, docs };
}

/** The last stage of a driver's `countDocuments`: an index may know the number without reading the documents. */
const isCountOfAll = (stage: Doc): boolean => JSON.stringify(stage) === '{"$group":{"_id":1,"n":{"$sum":1}}}';

function* countOfAll({ count }: Found): Generator<Doc> {
  const n = count();
  if (n > 0) yield { _id: 1, n };
}

/** Decodes with the width of numbers, so that a value that is only passed on stays as it was stored. */
function* docsOf({ records }: Found): Generator<Doc> {
  for (const { bson } of records) yield decodeExact(bson);
}
