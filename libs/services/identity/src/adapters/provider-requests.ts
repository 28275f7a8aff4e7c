import { CallError } from '@festlig/platform/errors';
import { AuthorizationResponseError, type CustomFetch } from 'openid-client';

/** Seconds that a provider has for each answer. A log-in takes at most three. */
export const PROVIDER_SECONDS = 4;
/** The longest answer in bytes; those of the providers have a few thousand. */
const MOST_BYTES = 256_000;
/** The statuses whose answer has no body. */
const BODILESS = [101, 204, 205, 304];

/** Fetches, and fails when the answer is longer than any that a provider gives. The signal ends the body too. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const { body, ...init } = options;
  const response = await fetch(url, { ...init, ...(body === undefined ? {} : { body: body as BodyInit }) });
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('the answer is too long');
    parts.push(part);
  }
  const { status, headers } = response;
  return new Response(BODILESS.includes(status) ? null : Buffer.concat(parts), { status, headers });
};

/** A thrown value, read by its names: libraries throw errors and responses of several kinds, one in another. */
interface Thrown {
  name?: string;
  code?: unknown;
  message?: string;
  status?: number;
  cause?: Thrown;
}

/** Whether the provider did not answer, or said that it cannot at the moment. */
function isAway(thrown: unknown): boolean {
  for (let reason = thrown as Thrown | undefined; typeof reason === 'object' && reason; reason = reason.cause) {
    const { name, code, message, status = 0 } = reason;
    if (name === 'TimeoutError' || code === 'OAUTH_TIMEOUT' || message === 'fetch failed' || status >= 500) return true;
  }
  return false;
}

/** The refusal that a failed log-in becomes. What the provider said is not passed on: it can hold secrets. */
export function refusalOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return new CallError('connect_cancelled');
  }
  return new CallError(isAway(error) ? 'unavailable' : 'connect_failed');
}
