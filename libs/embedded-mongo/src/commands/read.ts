import { decodeExact, encode, type Doc } from '../bson';
import { aggregate as runAggregate } from '../aggregate/pipeline';
import { allowFields, CommandError, countField, docField, docsField } from '../command-error';
import { cursorId } from '../cursors';
import { find as findRecords, type Found } from '../query/find';
import { compile } from '../query/matcher';
import { projection } from '../query/project';
import { collectionName, type Command, type CommandContext } from './command';

/** The find of a `find` or `count` command; `explain` shows it too. */
export function findOf(body: Doc, command: 'find' | 'count', { catalog, db }: CommandContext): Found {
  if (command === 'find')
    allowFields(body, 'find', [
      ...['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'noCursorTimeout', 'hint'],
      ...['allowDiskUse', 'tailable', 'awaitData', 'returnKey', 'showRecordId', 'allowPartialResults'],
    ]);
  else allowFields(body, 'count', ['query', 'skip', 'limit', 'hint']);
  for (const option of ['tailable', 'awaitData', 'returnKey', 'showRecordId'])
    if (body[option]) throw new CommandError('BadValue', `the find option '${option}' is not supported`);
  return findRecords(catalog.find(db, collectionName(body, command)), {
    filter: docField(body, command === 'find' ? 'filter' : 'query'),
    sort: docField(body, 'sort'),
    skip: countField(body, 'skip', 0),
    limit: command === 'count' ? Math.abs(Number(body['limit'] ?? 0)) : countField(body, 'limit', 0),
    hint: body['hint'],
    maxTimeMS: countField(body, 'maxTimeMS', 0),
  });
}

const find: Command = (body, context) => {
  const { records } = findOf(body, 'find', context);
  const project = projection(docField(body, 'projection'), compile(docField(body, 'filter')));
  function* documents(): Generator<Uint8Array> {
    for (const record of records) yield project ? encode(project(decodeExact(record.bson))) : record.bson;
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

/** The aggregation of an `aggregate` command; `explain` shows it too. */
export function aggregationOf(body: Doc, { catalog, db }: CommandContext) {
  allowFields(body, 'aggregate', ['pipeline', 'cursor', 'allowDiskUse', 'hint', 'bypassDocumentValidation']);
  return runAggregate(catalog.find(db, collectionName(body, 'aggregate')), docsField(body, 'pipeline'), {
    hint: body['hint'],
    maxTimeMS: countField(body, 'maxTimeMS', 0),
  });
}

const aggregate: Command = (body, context) => {
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

export const READ_COMMANDS = { find, getMore, killCursors, count, aggregate };
