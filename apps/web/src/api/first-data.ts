import type { Dispatch, UnknownAction } from 'redux';
import { api } from './api';
import type { FirstAnswer } from './first-answer';
import { guestApi } from './guest';
import { partyApi } from './party';
import { photoListApi } from './photos';
import { sessionApi } from './session';

/** Milliseconds for which an answer is kept without a reader: the part that reads it is rendered before that. */
const KEPT_MS = 10_000;

/** Every page has these; the endpoints of a host's page come with its file. */
const FIRST = [sessionApi, partyApi, guestApi, photoListApi];

interface Endpoint {
  initiate: (input: object) => (dispatch: unknown) => { unsubscribe: () => void };
}
const endpointOf = (name: string): Endpoint | undefined =>
  FIRST.map(({ endpoints }): object => endpoints)
    .filter((endpoints) => Object.hasOwn(endpoints, name))
    .map((endpoints) => (endpoints as Record<string, Endpoint>)[name])[0];

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
  const named = waiting.map((answer) => ({ answer, name: answer.call.split('.')[1] ?? '' }));
  const found = named.filter(({ name }) => endpointOf(name) !== undefined);
  if (!dispatch || found.length === 0) return;
  waiting = named.filter(({ name }) => endpointOf(name) === undefined).map(({ answer }) => answer);
  const entries = found.map(({ name, answer: { input, output } }) => ({
    endpointName: name,
    arg: input,
    value: output,
  }));
  // They are the server's answers to the same calls, so their types are those of the endpoints.
  dispatch(api.util.upsertQueryEntries(entries as unknown as Parameters<typeof api.util.upsertQueryEntries>[0]));
  for (const { endpointName, arg } of entries) {
    const held = dispatch(endpointOf(endpointName)?.initiate(arg) as never) as unknown as { unsubscribe: () => void };
    setTimeout(() => held.unsubscribe(), KEPT_MS);
  }
}
