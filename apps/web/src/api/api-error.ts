import { ErrorBody } from '@festlig/contracts/define';
import type { CodedError, NoAnswer } from '../lib/coded-error';

/** A failed call: coded errors by form field, or `root` (spec section 8). `status` is the HTTP status if there is one. */
export interface ApiError {
  status: number | NoAnswer;
  errors: Record<string, CodedError>;
  requestId?: string;
}

export const noAnswer = (status: NoAnswer): ApiError => ({ status, errors: { root: { code: status } } });

/** The coded errors of a failed answer; an answer of another shape is an unexpected error. */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success) {
    return { status, errors: { root: { code: status === 404 ? 'not_found' : 'unexpected' } } };
  }
  const errors: ApiError['errors'] = {};
  for (const [field, { code, params }] of Object.entries(parsed.data.errors)) {
    errors[field] = params === undefined ? { code } : { code, params };
  }
  const { requestId } = parsed.data;
  return requestId === undefined ? { status, errors } : { status, errors, requestId };
}

/** What `unwrap()` throws is an ApiError, unless a bug threw something else: that becomes an unexpected error. */
export function asApiError(thrown: unknown): ApiError {
  if (typeof thrown === 'object' && thrown !== null && 'errors' in thrown && 'status' in thrown) {
    return thrown as ApiError;
  }
  return { status: 500, errors: { root: { code: 'unexpected' } } };
}
