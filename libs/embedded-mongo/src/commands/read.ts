import { decodeExact, encode, type Doc } from '../bson';
import { aggregate as runAggregate } from '../aggregate/pipeline';
import { allowFields, CommandError, countField, docField, docsField } from '../command-error';
import { cursorId } from '../cursors';
import { find as findRecords, type Found } from '../query/find';
import { compile } from '../query/matcher';
import { projection } from '../query/project';
import { collatorOf } from '../query/sort';
import { compareValues } from '../value/compare';
import { keyOf } from '../value/key';
import { valuesAtPath } from '../value/path';
import { MAX_BSON_SIZE } from '../storage/collection';
import { explain } from './explain';
import { collectionName, variablesOf, type Command, type CommandContext } from './command';

/** The find of a `find`, `count` or `distinct` command; also what `explain` shows. */
export function findOf(body: Doc, command: 'find' | 'count' | 'distinct', { catalog, db }: CommandContext): Found {
  const common = ['hint', 'collation'];
  if (command === 'find')
    allowFields(body, 'find', [
      ...['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'noCursorTimeout', ...common],
      ...['allowDiskUse', 'let', 'tailable', 'awaitData', 'returnKey', 'showRecordId', 'allowPartialResults'],
    ]);
  else if (command === 'count') allowFields(body, 'count', ['query', 'skip', 'limit', ...common]);
  else allowFields(body, 'distinct', ['key', 'query', ...common]);
  for (const option of ['tailable', 'awaitData', 'returnKey', 'showRecordId'])
    if (body[option]) throw new CommandError('BadValue', `the find option '${option}' is not supported`);
  return findRecords(catalog.find(db, collectionName(body, command)), {
    filter: docField(body, command === 'find' ? 'filter' : 'query'),
    sort: docField(body, 'sort'),
    skip: countField(body, 'skip', 0),
    limit: command === 'count' ? Math.abs(Number(body['limit'] ?? 0)) : countField(body, 'limit', 0),
    hint: body['hint'],
    collation: body['collation'],
    maxTimeMS: countField(body, 'maxTimeMS', 0),
    variables: variablesOf(body),
  });
}

const find: Command = (body, context) => {
  const { records } = findOf(body, 'find', context);
  const variables = variablesOf(body);
  const matches = compile(docField(body, 'filter'), collatorOf(body['collation']), variables);
  const project = projection(docField(body, 'projection'), matches, variables);
  function* documents(): Generator<Uint8Array> {
    for (const record of records) yield project ? encode(project(decodeExact(record.bson), record.doc)) : record.bson;
  }
  return context.cursors.reply({
    namespace: `${context.db}.${collectionName(body, 'find')}`,
    documents: documents(),
    batchSize: countField(body, 'batchSize', undefined),
    singleBatch: body['singleBatch'] === true,
    noCursorTimeout: body['noCursorTimeout'] === true,
  });
};

const getMore: Command = (body, { cursors, db }) => {
  allowFields(body, 'getMore', ['collection', 'batchSize']);
  const batchSize = countField(body, 'batchSize', undefined);
  return cursors.getMore(cursorId(body['getMore']), `${db}.${collectionName(body, 'collection')}`, batchSize);
};

const killCursors: Command = (body, { cursors }) => {
  allowFields(body, 'killCursors', ['cursors']);
  if (!Array.isArray(body['cursors'])) throw new CommandError('TypeMismatch', "BSON field 'cursors' must be an array");
  return cursors.kill(body['cursors']);
};

const count: Command = (body, context) => ({ n: findOf(body, 'count', context).count(), ok: 1 });

const distinct: Command = (body, context) => {
  const { records } = findOf(body, 'distinct', context);
  if (typeof body['key'] !== 'string')
    throw new CommandError('TypeMismatch', "BSON field 'distinct.key' must be a string");
  const path = body['key'].split('.');
  const found = new Map<string, unknown>();
  let size = 0;
  for (const { doc } of records)
    for (const value of valuesAtPath(doc, path)) {
      const key = keyOf(value).toString('latin1');
      if (found.has(key)) continue;
      found.set(key, value);
      size += key.length;
      if (size > MAX_BSON_SIZE) throw new CommandError('Location17217', 'distinct too big, 16mb cap');
    }
  const collator = collatorOf(body['collation']);
  const sorted = [...found.values()].sort((a, b) => compareValues(a, b, collator));
  // To a collation several of them can be one.
  const values = sorted.filter((value, i) => i === 0 || compareValues(sorted[i - 1], value, collator) !== 0);
  return { values, ok: 1 };
};

/** The aggregation of an `aggregate` command; also what `explain` shows. */
export function aggregationOf(body: Doc, { catalog, db }: CommandContext) {
  allowFields(body, 'aggregate', [
    'pipeline',
    'cursor',
    'allowDiskUse',
    'hint',
    'collation',
    'let',
    'explain',
    'bypassDocumentValidation',
  ]);
  const name = collectionName(body, 'aggregate');
  const pipeline = docsField(body, 'pipeline');
  for (const stage of pipeline)
    if (Object.keys(stage).length !== 1)
      throw new CommandError('UnknownStage', 'A pipeline stage specification object must contain exactly one field.');
  return runAggregate(
    catalog.find(db, name),
    pipeline,
    { collection: (other) => catalog.find(db, other), collation: body['collation'], variables: variablesOf(body) },
    { hint: body['hint'], maxTimeMS: countField(body, 'maxTimeMS', 0) },
  );
}

const aggregate: Command = (body, context) => {
  if (body['explain']) return explain({ explain: { ...body, explain: false }, verbosity: 'queryPlanner' }, context);
  const { docs } = aggregationOf(body, context);
  const cursor = docField(body, 'cursor');
  allowFields(cursor, 'cursor', ['batchSize']);
  function* documents(): Generator<Uint8Array> {
    for (const doc of docs) yield encode(doc);
  }
  return context.cursors.reply({
    namespace: `${context.db}.${collectionName(body, 'aggregate')}`,
    documents: documents(),
    batchSize: countField(cursor, 'batchSize', undefined),
  });
};

export const READ_COMMANDS = { find, getMore, killCursors, count, distinct, aggregate };
