import { ObjectId } from 'bson';
import { decode, encode, isDoc, type Doc } from '../bson';
import { allowFields, CommandError, docField, docsField } from '../command-error';
import { find } from '../query/find';
import { compile } from '../query/matcher';
import { projection } from '../query/project';
import { collatorOf } from '../query/sort';
import type { Collection } from '../storage/collection';
import { compileUpdate } from '../update/update';
import { collectionName, type Command, type CommandContext } from './command';

const WRITE_FIELDS = ['ordered', 'bypassDocumentValidation'];

/** Runs each operation of a write command; the first that fails ends an ordered one. */
function writeAll<T>(body: Doc, operations: readonly T[], write: (operation: T, index: number) => void): Doc[] {
  const writeErrors: Doc[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      write(operation, index);
    } catch (error) {
      // Anything unforeseen rolls the whole command back instead.
      if (!(error instanceof CommandError) && !(error instanceof Error && error.constructor.name === 'MingoError'))
        throw error;
      const refusal = error instanceof CommandError ? error : new CommandError('BadValue', error.message);
      writeErrors.push(refusal.toWriteError(index));
      if (body['ordered'] !== false) break;
    }
  }
  return writeErrors;
}

/** Runs a write in one transaction, committed before it is answered; `j: true` also syncs it to the disk. */
function transaction<T>(body: Doc, { catalog }: CommandContext, work: () => T): T {
  const concern = docField(body, 'writeConcern');
  if (typeof concern['w'] === 'number' && concern['w'] > 1)
    throw new CommandError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
  return catalog.transaction(work, concern['j'] === true);
}

const withErrors = (reply: Doc, writeErrors: Doc[]): Doc =>
  writeErrors.length > 0 ? { ...reply, writeErrors, ok: 1 } : { ...reply, ok: 1 };

const insert: Command = (body, context) => {
  allowFields(body, 'insert', ['documents', ...WRITE_FIELDS]);
  const name = collectionName(body, 'insert');
  const documents = body['documents'];
  if (!Array.isArray(documents) || documents.length === 0)
    throw new CommandError('InvalidOptions', 'Write batch sizes must be between 1 and 100000');
  return transaction(body, context, () => {
    const collection = context.catalog.ensure(context.db, name);
    let n = 0;
    const writeErrors = writeAll(body, documents as Uint8Array[], (bson) => {
      const doc = decode(bson);
      if ('_id' in doc) {
        checkId(doc['_id']);
        collection.insert(bson, doc);
      } else {
        const identified = { _id: new ObjectId(), ...doc };
        collection.insert(encode(identified), identified);
      }
      n++;
    });
    return withErrors({ n }, writeErrors);
  });
};

function checkId(id: unknown): void {
  if (Array.isArray(id) || id instanceof RegExp || id === undefined)
    throw new CommandError('InvalidIdField', "The '_id' value cannot be of type array, regex or undefined");
}

interface Updated {
  matched: number;
  modified: number;
  upserted: Doc | undefined;
  before: Doc | undefined;
  after: Doc | undefined;
}

interface UpdateRequest {
  readonly filter: Doc;
  readonly update: unknown;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly arrayFilters: Doc[];
  readonly sort: Doc;
  readonly hint: unknown;
  readonly collation: unknown;
}

function updateDocuments(context: CommandContext, name: string, request: UpdateRequest): Updated {
  const { filter, multi, sort, hint, collation } = request;
  const update = compileUpdate(request.update, filter, request.arrayFilters);
  if (multi && update.replacement)
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  const collection = context.catalog.find(context.db, name);
  const { records } = find(collection, { filter, sort, hint, collation, limit: multi ? 0 : 1 });
  const result: Updated = { matched: 0, modified: 0, upserted: undefined, before: undefined, after: undefined };
  for (const record of settled(collection, records, multi)) {
    const { doc, modified } = collection!.update(record, (each) => update.apply(each), update.roots);
    result.matched++;
    if (modified) result.modified++;
    if (!multi) Object.assign(result, { before: record.doc, after: doc });
  }
  if (result.matched > 0 || !request.upsert) return result;
  const upserted = update.insert();
  checkId(upserted['_id']);
  context.catalog.ensure(context.db, name).insert(encode(upserted), upserted);
  return { ...result, upserted, after: upserted };
}

/** The records one by one, of several only those found before any was changed, so that none is met twice. */
function* settled(
  collection: Collection | undefined,
  records: Iterable<{ rid: number; doc: Doc; bson: Uint8Array }>,
  multi: boolean,
) {
  if (!multi) return yield* records as Iterable<NonNullable<ReturnType<Collection['get']>>>;
  const rids: number[] = [];
  for (const { rid } of records) rids.push(rid);
  for (const rid of rids) yield collection!.get(rid)!;
}

const update: Command = (body, context) => {
  allowFields(body, 'update', ['updates', ...WRITE_FIELDS]);
  const name = collectionName(body, 'update');
  const updates = docsField(body, 'updates');
  return transaction(body, context, () => {
    let [n, nModified] = [0, 0];
    const upserted: Doc[] = [];
    const writeErrors = writeAll(body, updates, (operation, index) => {
      allowFields(operation, 'updates', ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'sort']);
      const result = updateDocuments(context, name, {
        ...{
          filter: docField(operation, 'q'),
          update: operation['u'],
          hint: operation['hint'],
          collation: operation['collation'],
        },
        ...{
          multi: operation['multi'] === true,
          upsert: operation['upsert'] === true,
          sort: docField(operation, 'sort'),
        },
        arrayFilters: docsField(operation, 'arrayFilters', []),
      });
      n += result.matched;
      nModified += result.modified;
      if (!result.upserted) return;
      n++;
      upserted.push({ index, _id: result.upserted['_id'] });
    });
    return withErrors(upserted.length > 0 ? { n, nModified, upserted } : { n, nModified }, writeErrors);
  });
};

const remove: Command = (body, context) => {
  allowFields(body, 'delete', ['deletes', ...WRITE_FIELDS]);
  const collection = context.catalog.find(context.db, collectionName(body, 'delete'));
  const deletes = docsField(body, 'deletes');
  return transaction(body, context, () => {
    let n = 0;
    const writeErrors = writeAll(body, deletes, (operation) => {
      allowFields(operation, 'deletes', ['q', 'limit', 'hint', 'collation']);
      const limit = operation['limit'];
      if (limit !== 0 && limit !== 1)
        throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
      const { hint, collation } = operation;
      const { records } = find(collection, { filter: docField(operation, 'q'), limit, hint, collation });
      for (const record of settled(collection, records, limit === 0)) {
        collection!.remove(record);
        n++;
      }
    });
    return withErrors({ n }, writeErrors);
  });
};

const findAndModify: Command = (body, context) => {
  const command = 'findAndModify' in body ? 'findAndModify' : 'findandmodify';
  allowFields(body, command, [
    ...['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'arrayFilters', 'hint', 'collation'],
    'bypassDocumentValidation',
  ]);
  const name = collectionName(body, command);
  const filter = docField(body, 'query');
  const sort = docField(body, 'sort');
  const { hint, collation } = body;
  const shape = projection(docField(body, 'fields'), compile(filter, collatorOf(collation))) ?? ((doc: Doc) => doc);
  return transaction(body, context, () => {
    if (body['remove']) {
      if (body['update'] || body['new'] || body['upsert'])
        throw new CommandError('FailedToParse', 'Cannot specify remove together with update, new or upsert');
      const collection = context.catalog.find(context.db, name);
      const [record] = find(collection, { filter, sort, hint, collation, limit: 1 }).records;
      if (record) collection!.remove(record);
      return { lastErrorObject: { n: record ? 1 : 0 }, value: record ? shape(record.doc) : null, ok: 1 };
    }
    if (!isDoc(body['update']) && !Array.isArray(body['update']))
      throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
    const { matched, before, after, upserted } = updateDocuments(context, name, {
      ...{ filter, sort, hint, collation, update: body['update'], multi: false, upsert: body['upsert'] === true },
      arrayFilters: docsField(body, 'arrayFilters', []),
    });
    const value = body['new'] ? after : before;
    const lastErrorObject: Doc = { n: upserted ? 1 : matched, updatedExisting: matched > 0 };
    if (upserted) lastErrorObject['upserted'] = upserted['_id'];
    return { lastErrorObject, value: value ? shape(value) : null, ok: 1 };
  });
};

export const WRITE_COMMANDS = { insert, update, delete: remove, findAndModify, findandmodify: findAndModify };
