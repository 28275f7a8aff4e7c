import { BSONError } from 'bson';
import { isDoc, type Doc } from './bson';

/** MongoDB's own error codes, by their names. */
export const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  IllegalOperation: 20,
  InvalidLength: 21,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  APIVersionError: 322,
  APIStrictError: 323,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  UnknownStage: 40324,
  UnknownField: 40415,
  Location15952: 15952,
  Location17124: 17124,
  Location17276: 17276,
  Location28818: 28818,
  Location31249: 31249,
  Location31253: 31253,
  Location31254: 31254,
  Location51246: 51246,
  Location51272: 51272,
} as const;

export type CodeName = keyof typeof CODES;

/** An error as MongoDB answers it: `code` and `codeName`, and for some codes further fields. */
export class CommandError extends Error {
  readonly code: number;
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly details: Doc = {},
  ) {
    super(message);
    this.code = CODES[codeName];
  }

  /** The whole reply to a command that failed. */
  toReply(): Doc {
    return { ok: 0, errmsg: this.message, code: this.code, codeName: this.codeName, ...this.details };
  }

  /** One entry of `writeErrors`. */
  toWriteError(index: number): Doc {
    return { index, code: this.code, errmsg: this.message, ...this.details };
  }
}

/** The error to answer for any thrown value: an unexpected one is an internal error. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (BSONError.isBSONError(error)) return new CommandError('InvalidBSON', message);
  if (/call stack/.test(message)) return new CommandError('Overflow', `nested too deeply: ${message}`);
  // The encoder has space for 17 MB; a document that ends a little beyond it arrives truncated and is refused by its
  // size.
  if (/out of (range|bounds)/.test(message)) return new CommandError('BSONObjectTooLarge', 'the document is too large');
  return new CommandError('InternalError', message);
}

/** The fields every command may carry; a part of a command, which has no `$db`, may not. */
const GENERIC = new Set([
  ...['$db', 'lsid', '$readPreference', '$clusterTime', 'comment', 'maxTimeMS', 'readConcern', 'writeConcern'],
  ...['apiVersion', 'apiStrict', 'apiDeprecationErrors', '$audit', '$client'],
]);

/**
 * Refuses a command (or a part of one) that has an unknown field, so that nothing is ignored silently.
 * @throws CommandError 40415 for an unknown field, 20 for a transaction.
 */
export function allowFields(body: Doc, where: string, fields: readonly string[]): void {
  for (const field of Object.keys(body)) {
    if (field === where || fields.includes(field) || ('$db' in body && GENERIC.has(field))) continue;
    if (field === 'txnNumber' || field === 'startTransaction' || field === 'autocommit')
      throw new CommandError(
        'IllegalOperation',
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    throw new CommandError('UnknownField', `BSON field '${where}.${field}' is an unknown field.`);
  }
}

/** The field as a document; the fallback when it is absent. @throws CommandError 14 when it is of another type. */
export function docField(body: Doc, field: string, fallback: Doc = {}): Doc {
  const value = body[field];
  if (value === undefined || value === null) return fallback;
  if (!isDoc(value))
    throw new CommandError('TypeMismatch', `BSON field '${field}' is the wrong type, expected 'object'`);
  return value;
}

/** The field as a non-negative whole number; the fallback when it is absent. @throws CommandError 14 or 2. */
export function countField<T extends number | undefined>(body: Doc, field: string, fallback: T): number | T {
  const value = body[field];
  if (value === undefined || value === null) return fallback;
  const number = Number(value);
  if (typeof value === 'string' || typeof value === 'boolean' || !Number.isInteger(number))
    throw new CommandError('TypeMismatch', `BSON field '${field}' is the wrong type, expected 'long'`);
  if (number < 0)
    throw new CommandError('BadValue', `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  return number;
}

/** The field as an array of documents. @throws CommandError 14 when it is of another type. */
export function docsField(body: Doc, field: string, fallback?: Doc[]): Doc[] {
  const value = body[field] ?? fallback;
  if (!Array.isArray(value) || !value.every(isDoc))
    throw new CommandError('TypeMismatch', `BSON field '${field}' is the wrong type, expected 'array' of objects`);
  return value;
}
