import type { Dispatch, UnknownAction } from 'redux';
import { api } from './api';
import type { FirstAnswer } from './first-answer';
// Every page has the endpoints of these; those of a host's page come with its file.
import './guest';
import './party';
import './photos';
import './session';

/** Milliseconds for which an answer is kept without a reader: the part that reads it is rendered before that. */
const KEPT_MS = 10_000;

interface Endpoint {
  initiate: (input: object) => (dispatch: unknown) => { unsubscribe: () => void };
}
/** The endpoint of a call, once the file that has it is loaded. */
function endpointOf({ call }: FirstAnswer): { name: string; endpoint: Endpoint } | undefined {
  const name = call.split('.')[1] ?? '';
  const endpoints: object = api.endpoints;
  return Object.hasOwn(endpoints, name)
    ? { name, endpoint: (endpoints as Record<string, Endpoint>)[name]! }
    : undefined;
}

/** Answers whose endpoints have not been loaded yet, and the store for them. */
let waiting: FirstAnswer[] = [];
let store: Dispatch<UnknownAction> | undefined;

/** Puts answers into the cache, so that the first paint needs no request. */
export function putFirstData(dispatch: Dispatch<UnknownAction>, answers: readonly FirstAnswer[]): void {
  store = dispatch;
  waiting = [...answers];
  putWaiting();
}

/** Does so for the endpoints that a part of the page has brought with it, before the part is rendered (rule: host-page-whole). */
export function putWaiting(): void {
  const dispatch = store;
  const found = waiting.flatMap((answer) => {
    const known = endpointOf(answer);
    return known ? [{ ...answer, ...known }] : [];
  });
  if (!dispatch || found.length === 0) return;
  waiting = waiting.filter((answer) => endpointOf(answer) === undefined);
  const entries = found.map(({ name, input, output }) => ({ endpointName: name, arg: input, value: output }));
  // They are the server's answers to the same calls, so their types are those of the endpoints.
  dispatch(api.util.upsertQueryEntries(entries as unknown as Parameters<typeof api.util.upsertQueryEntries>[0]));
  for (const { endpoint, input } of found) {
    const held = dispatch(endpoint.initiate(input) as never) as unknown as { unsubscribe: () => void };
    setTimeout(() => held.unsubscribe(), KEPT_MS);
  }
}
