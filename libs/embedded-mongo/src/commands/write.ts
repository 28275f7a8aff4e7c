import { decode, decodeExact, encode, isDoc, withIdFirst, type Doc } from '../bson';
import { allowFields, CommandError, docField, docsField } from '../command-error';
import { find, type FindRequest } from '../query/find';
import { isRegex } from '../query/operators';
import type { Collection } from '../storage/collection';
import { compileUpdate } from '../update/update';
import { collectionName, MAX_BATCH, type Command, type CommandContext } from './command';

const WRITE_FIELDS = ['ordered', 'bypassDocumentValidation'];

/** The operations of a write command. @throws CommandError 21 for none or too many, 14 when they are not an array. */
function operationsOf(body: Doc, field: string): readonly unknown[] {
  const operations: unknown = body[field];
  if (!Array.isArray(operations))
    throw new CommandError('TypeMismatch', `BSON field '${field}' is the wrong type, expected 'array'`);
  if (operations.length === 0 || operations.length > MAX_BATCH)
    throw new CommandError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${operations.length} operations.`,
    );
  return operations;
}

/**
 * The operations as documents with these fields. @throws CommandError 40415 for an unknown field; then none is carried
 * out.
 */
function specsOf(body: Doc, field: string, fields: readonly string[]): readonly Doc[] {
  operationsOf(body, field);
  const specs = docsField(body, field);
  for (const spec of specs) allowFields(spec, field, fields);
  return specs;
}

/**
 * Runs each operation of a write command in one transaction; an ordered command stops at the first refused operation.
 */
function writeAll<T>(
  body: Doc,
  operations: readonly T[],
  context: CommandContext,
  write: (operation: T, index: number) => void,
): { writeErrors?: Doc[]; ok: 1 } {
  return context.transaction(() => {
    const writeErrors: Doc[] = [];
    for (const [index, operation] of operations.entries()) {
      try {
        write(operation, index);
      } catch (error) {
        // An unexpected error rolls the whole command back instead.
        if (!(error instanceof CommandError)) throw error;
        writeErrors.push(error.toWriteError(index));
        if (body['ordered'] !== false) break;
      }
    }
    return writeErrors.length > 0 ? { writeErrors, ok: 1 } : { ok: 1 };
  });
}

const insert: Command = (body, context) => {
  allowFields(body, 'insert', ['documents', ...WRITE_FIELDS]);
  const name = collectionName(body, 'insert');
  let n = 0;
  const done = writeAll(body, operationsOf(body, 'documents'), context, (given) => {
    if (!(given instanceof Uint8Array))
      throw new CommandError('TypeMismatch', 'a document to insert must be an object');
    const bson = withIdFirst(given);
    const doc = decode(bson);
    checkId(doc['_id']);
    context.catalog.ensure(context.db, name).insert(bson, doc);
    n++;
  });
  return { n, ...done };
};

function checkId(id: unknown): void {
  if (Array.isArray(id) || isRegex(id) || id === undefined)
    throw new CommandError('InvalidIdField', "The '_id' value cannot be of type array, regex or undefined");
  const dollar = isDoc(id) && Object.keys(id).find((field) => field.startsWith('$'));
  if (dollar)
    throw new CommandError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    );
}

export interface UpdateRequest extends FindRequest {
  readonly update: unknown;
  readonly multi: boolean;
  readonly upsert: boolean;
}

export interface Updated {
  matched: number;
  modified: number;
  upserted?: Doc;
  /** The document before the change, when one document is updated. */
  before?: Doc;
  after?: Doc;
}

/** Updates the documents that match a request, or inserts one when upsert is set and none matches. */
export function updateDocuments(context: CommandContext, name: string, request: UpdateRequest): Updated {
  const { filter, multi } = request;
  const update = compileUpdate(request.update, filter);
  if (multi && update.replacement)
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  const collection = context.catalog.find(context.db, name);
  const { records } = find(collection, { ...request, limit: multi ? 0 : 1 });
  const result: Updated = { matched: 0, modified: 0 };
  for (const record of settled(collection, records, multi)) {
    const { doc, modified } = collection!.update(record, (each) => update.apply(each), update.roots);
    result.matched++;
    if (modified) result.modified++;
    if (!multi) Object.assign(result, { before: decodeExact(record.bson), after: doc });
  }
  if (result.matched > 0 || !request.upsert) return result;
  const upserted = update.insert();
  checkId(upserted['_id']);
  context.catalog.ensure(context.db, name).insert(withIdFirst(encode(upserted)), upserted);
  return { ...result, upserted, after: upserted };
}

/** The records one by one; for several, only those found before any was changed, so that none is visited twice. */
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
  let [n, nModified] = [0, 0];
  const upserted: Doc[] = [];
  const updates = specsOf(body, 'updates', ['q', 'u', 'multi', 'upsert', 'hint']);
  const done = writeAll(body, updates, context, (operation, index) => {
    const { hint, u, multi, upsert } = operation;
    const result = updateDocuments(context, name, {
      filter: docField(operation, 'q'),
      hint,
      update: u,
      multi: multi === true,
      upsert: upsert === true,
    });
    n += result.matched;
    nModified += result.modified;
    if (!result.upserted) return;
    n++;
    upserted.push({ index, _id: result.upserted['_id'] });
  });
  return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...done };
};

const remove: Command = (body, context) => {
  allowFields(body, 'delete', ['deletes', ...WRITE_FIELDS]);
  const collection = context.catalog.find(context.db, collectionName(body, 'delete'));
  let n = 0;
  const deletes = specsOf(body, 'deletes', ['q', 'limit', 'hint']);
  const done = writeAll(body, deletes, context, (operation) => {
    const { limit, hint } = operation;
    if (limit !== 0 && limit !== 1)
      throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
    const { records } = find(collection, { filter: docField(operation, 'q'), limit, hint });
    for (const record of settled(collection, records, limit === 0)) {
      collection!.remove(record);
      n++;
    }
  });
  return { n, ...done };
};

export const WRITE_COMMANDS = { insert, update, delete: remove };
