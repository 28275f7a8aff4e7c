import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { z } from 'zod';
import { errorFromAnswer, noAnswer, type ApiError } from './api-error';
import { csrfToken, keepCsrfToken } from './csrf';

/** One HTTP request to our own origin. */
export interface ApiRequest {
  method: string;
  /** Path and query string. */
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Send the CSRF token along. */
  csrf: boolean;
  /** Milliseconds before we give up. */
  timeout: number;
  /** The shape the answer must have; in the built app it is fetched when there is an answer to check. */
  output: Pick<z.ZodType, 'safeParseAsync'>;
  /** For the message when the answer has another shape. */
  name: string;
}

const isTimeout = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'TimeoutError';

async function send(request: ApiRequest, signal: AbortSignal): Promise<Response> {
  return fetch(request.url, {
    method: request.method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(request.csrf ? { 'X-CSRF-Token': csrfToken() } : {}),
      ...request.headers,
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(request.timeout)]),
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
}

/** Calls the gateway and checks the answer against the contract, so that a wrong one fails here and not in a component. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal }) => {
  let answer: Response;
  let body: unknown;
  try {
    answer = await send(request, signal);
    const text = await answer.text();
    keepCsrfToken(answer.headers);
    body = text === '' ? undefined : parseJson(text);
  } catch (thrown) {
    return { error: noAnswer(isTimeout(thrown) ? 'timeout' : 'offline') };
  }
  if (!answer.ok) return { error: errorFromAnswer(answer.status, body) };
  const parsed = await request.output.safeParseAsync(body);
  if (parsed.success) return { data: parsed.data };
  console.error(`The answer of ${request.name} does not fit the contract`, parsed.error.issues);
  return { error: noAnswer('bad_answer') };
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
