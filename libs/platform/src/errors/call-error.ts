import { type ErrorCode, allErrors } from '@festlig/contracts/all';
import type { AnyCall, CodesOf, ErrorBody, ErrorParams, Problems } from '@festlig/contracts/define';
import { isUnavailable } from './unavailable';

/** What a call may be refused with; without a call any code there is. */
type CodeOf<C extends AnyCall> = [C] extends [never] ? ErrorCode : CodesOf<C> & ErrorCode;

/**
 * A failure that is part of a contract: what the caller is told, and nothing more (rule: errors-are-coded). A handler
 * says of which call, so that it refuses with no code that the call does not name.
 */
export class CallError<C extends AnyCall = never> extends Error {
  readonly code: ErrorCode;

  constructor(
    code: CodeOf<C>,
    readonly params: ErrorParams = {},
    /** Overrides the field the code belongs to; several, where it is said of each. */
    readonly field?: string | readonly string[],
  ) {
    super(code);
    this.code = code;
  }
}

/** Several fields wrong at once: the answer of a schema. */
export class InvalidInput extends Error {
  constructor(readonly fields: ErrorBody['errors']) {
    super('invalid input');
  }
}

/** What the schema of a call's input says of its fields, and a check may say again. */
type FieldCode = 'required' | 'too_long' | 'email_invalid' | 'subject_too_short';

/**
 * Refuses what a check has found wrong. A handler says of which call, as with a CallError.
 * @param params said with each of them
 * @throws InvalidInput unless nothing is
 */
export function throwProblems<C extends AnyCall = never>(
  problems: Problems<string, CodeOf<C> | FieldCode>,
  params: ErrorParams = {},
): void {
  const said = Object.entries(problems).map(([field, problem]): [string, ErrorBody['errors'][string]] => {
    const all = { ...params, ...problem?.params };
    return [field, { code: problem?.code ?? 'invalid', ...(Object.keys(all).length > 0 ? { params: all } : {}) }];
  });
  if (said.length > 0) throw new InvalidInput(Object.fromEntries(said));
}

/** How a failure travels between processes. */
export interface Failure {
  status: number;
  body: ErrorBody;
}

/** A coded refusal of another service, passed on as it came. */
export class RemoteFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.body.message);
  }
}

/**
 * Known errors keep their code; a backing service that is away is a 503, everything else a 500, which tell the request
 * id and no internals (rule: error-without-details).
 */
export function toFailure(error: unknown, requestId: string): Failure {
  if (error instanceof InvalidInput) {
    return { status: 422, body: { errors: error.fields, message: 'invalid', requestId } };
  }
  if (error instanceof RemoteFailure) return error.failure;
  const fault = () => new CallError(isUnavailable(error) ? 'unavailable' : 'unexpected');
  const known = error instanceof CallError ? error : fault();
  const entry: { status: number; field?: string } = allErrors[known.code];
  const fields = [known.field ?? entry.field ?? 'root'].flat();
  const told = { code: known.code, params: known.params };
  return {
    status: entry.status,
    body: { errors: Object.fromEntries(fields.map((field) => [field, told])), message: known.code, requestId },
  };
}
