import { type ErrorCode, allErrors } from '@festlig/contracts/all';
import type { AnyCall, CodesOf, ErrorBody, ErrorParams, Problems } from '@festlig/contracts/define';
import { isUnavailable } from './unavailable';

/** The codes a call can be refused with. Without a call, every code. */
type CodeOf<C extends AnyCall> = [C] extends [never] ? ErrorCode : CodesOf<C> & ErrorCode;

/**
 * A failure that is part of a contract: it carries what the caller may know and nothing more (rule:
 * errors-are-coded). A handler names its call as type argument, so that it cannot use a code that the call does not
 * declare.
 */
export class CallError<C extends AnyCall = never> extends Error {
  readonly code: ErrorCode;

  constructor(
    code: CodeOf<C>,
    readonly params: ErrorParams = {},
    /** Replaces the field to which the code belongs. Several fields when each is given the code. */
    readonly field?: string | readonly string[],
  ) {
    super(code);
    this.code = code;
  }
}

/** Several invalid fields at once: what parsing by a schema finds. */
export class InvalidInput extends Error {
  constructor(readonly fields: ErrorBody['errors']) {
    super('invalid input');
  }
}

/** Codes that the schema of a call's input uses for fields, and that a check may repeat. */
type FieldCode =
  | 'required'
  | 'too_long'
  | 'too_many_tags'
  | 'email_invalid'
  | 'link_invalid'
  | 'subject_too_short'
  | 'name_passes_for_ours'
  | 'name_holds_address';

/**
 * Throws the problems that a check has found. A handler names its call as with a CallError.
 * @param params added to each problem
 * @throws InvalidInput if there is a problem
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

/** The form in which a failure travels between processes. */
export interface Failure {
  status: number;
  body: ErrorBody;
}

/** A coded refusal of another service, passed on unchanged. */
export class RemoteFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.body.message);
  }
}

/**
 * Known errors keep their code. A backing service that is away is a 503, everything else a 500; both contain the
 * request id and no internals (rule: error-without-details).
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
