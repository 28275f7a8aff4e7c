import type { ErrorBody } from '@festlig/contracts/define';
import type { CodedError, NoAnswer } from '../lib/coded-error';

/**
 * A failed call: coded errors by form field, or `root` (rule: errors-are-coded). `status` is the HTTP status if there
 * is one.
 */
export interface ApiError {
  status: number | NoAnswer;
  errors: Record<string, CodedError>;
  requestId?: string;
}

export const UNEXPECTED: CodedError = { code: 'unexpected' };

export const noAnswer = (status: NoAnswer): ApiError => ({ status, errors: { root: { code: status } } });

/** Error codes by status, for a failure without our error format: from a proxy, or with a truncated body. */
const CODES: Readonly<Record<number, string>> = {
  401: 'needs_login',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The coded errors of a failed response; without our format, a code by its status. */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  if (!isErrorBody(body)) return { status, errors: { root: { code: CODES[status] ?? 'unexpected' } } };
  const errors: ApiError['errors'] = {};
  for (const [field, { code, params }] of Object.entries(body.errors)) {
    errors[field] = params === undefined ? { code } : { code, params };
  }
  const { requestId } = body;
  return requestId === undefined ? { status, errors } : { status, errors, requestId };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Validated without a library: a guest whose reply is refused should not have to load one to see why. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (!isObject(body) || !isObject(body['errors'])) return false;
  return Object.values(body['errors']).every((error) => isObject(error) && typeof error['code'] === 'string');
}

/** The ApiError that `unwrap()` has thrown; anything else is a bug and becomes an unexpected error. */
export function asApiError(thrown: unknown): ApiError {
  if (typeof thrown === 'object' && thrown !== null && 'errors' in thrown && 'status' in thrown) {
    return thrown as ApiError;
  }
  return { status: 500, errors: { root: UNEXPECTED } };
}

/** The session proved nothing, even with a new token: the browser keeps no cookies. */
export const isWithoutCookie = ({ errors }: ApiError): boolean => errors['root']?.code === 'csrf_invalid';

/** The one error to show where there is room for only one. */
export const firstError = (thrown: unknown): CodedError => Object.values(asApiError(thrown).errors)[0] ?? UNEXPECTED;
