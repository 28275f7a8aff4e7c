import type { HttpBinding, HttpParts } from '@festlig/contracts/define';
import { getInitial } from '@festlig/contracts/identity/guest-http';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { z } from 'zod';
import { errorFromAnswer, noAnswer, type ApiError } from './api-error';
import { csrfToken, keepCsrfToken } from './csrf';
import { askToLogIn } from './login-prompt';

/**
 * The minimum time in milliseconds that a request may take, for slow networks; a call with a longer deadline may take
 * longer.
 */
const PATIENCE_MS = 15_000;

/** One HTTP request to our own origin. */
export interface ApiRequest extends Pick<HttpBinding, 'name' | 'method' | 'guard' | 'deadline'>, HttpParts {
  /** Validates the response by its contract. */
  parse: (body: unknown) => Promise<z.ZodSafeParseResult<unknown>>;
  /** Finds an error inside a response with status 200. */
  refusal?: (body: unknown) => { status: number; body: unknown } | undefined;
}

type Outcome = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

const isTimeout = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'TimeoutError';
const isRefused = (outcome: Outcome, code: string): boolean => outcome.error?.errors['root']?.code === code;

/** Aborts with `signal`, or after `ms`. `AbortSignal.any` does the same, but phones of 2023 lack it. */
function deadline(signal: AbortSignal, ms: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms);
  signal.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

async function send(request: ApiRequest, signal: AbortSignal): Promise<Response> {
  return fetch(request.url, {
    method: request.method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(request.guard === 'session' ? { 'X-CSRF-Token': csrfToken() } : {}),
      ...request.headers,
    },
    signal,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
}

/** Returns the validated response, so that a wrong one fails here and not in a component. */
async function ask(request: ApiRequest, signal: AbortSignal): Promise<Outcome> {
  let answer: Response;
  let body: unknown;
  const { signal: late, clear } = deadline(signal, Math.max(PATIENCE_MS, request.deadline));
  try {
    answer = await send(request, late);
    const text = await answer.text();
    keepCsrfToken(answer.headers);
    body = text === '' ? undefined : parseJson(text);
  } catch (thrown) {
    return { error: noAnswer(isTimeout(thrown) ? 'timeout' : navigator.onLine ? 'unreached' : 'offline') };
  } finally {
    clear();
  }
  const refused = answer.ok ? request.refusal?.(body) : { status: answer.status, body };
  if (refused) return { error: errorFromAnswer(refused.status, refused.body) };
  const parsed = await request.parse(body);
  if (parsed.success) return { data: parsed.data };
  console.error(`The answer of ${request.name} does not fit the contract`, parsed.error.issues);
  return { error: noAnswer('bad_answer') };
}

/** The session has changed since the page was loaded: `getInitial` returns the token of the new one. */
export async function renewCsrfToken(): Promise<void> {
  const answer = await fetch(getInitial.path, { credentials: 'same-origin' }).catch(() => undefined);
  if (answer) keepCsrfToken(answer.headers);
}

/**
 * Calls the gateway. A call that was refused because the session ended was not carried out, so it is repeated: once
 * with a new token, and once more when the user has logged in again.
 */
export async function baseQuery(
  request: ApiRequest,
  { signal, type }: Pick<BaseQueryApi, 'signal' | 'type'>,
): Promise<Outcome> {
  let outcome = await ask(request, signal);
  if (isRefused(outcome, 'csrf_invalid')) {
    await renewCsrfToken();
    outcome = await ask(request, signal);
  }
  if (isRefused(outcome, 'needs_login') && (await askToLogIn({ byHand: type === 'mutation' }))) {
    outcome = await ask(request, signal);
  }
  return outcome;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
