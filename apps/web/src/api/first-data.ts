import type { Dispatch, UnknownAction } from 'redux';
import { guestApi } from './guest';
import { partyApi } from './party';
import { photoListApi } from './photos';
import { sessionApi } from './session';

/** An answer that the gateway has written into the page (libs/services/gateway/src/pages/first-data.ts). */
interface FirstAnswer {
  /** `<service>.<call>`; the endpoint has the call's own name. */
  call: string;
  input: object;
  output: unknown;
}

const ENDPOINTS = {
  ...sessionApi.endpoints,
  ...partyApi.endpoints,
  ...guestApi.endpoints,
  ...photoListApi.endpoints,
};

/**
 * Puts the data that came with the page into the cache, so that the first paint needs no request. Used once: later
 * reads go to the server.
 */
export function takeFirstData(dispatch: Dispatch<UnknownAction>): void {
  const element = document.getElementById('first-data');
  if (!element) return;
  element.remove();
  const answers = JSON.parse(element.textContent ?? '[]') as FirstAnswer[];
  const entries = answers
    .map(({ call, input, output }) => ({ endpointName: call.split('.')[1] ?? '', arg: input, value: output }))
    .filter(({ endpointName }) => Object.hasOwn(ENDPOINTS, endpointName));
  // They are the server's answers to the same calls, so their types are those of the endpoints.
  dispatch(
    partyApi.util.upsertQueryEntries(entries as unknown as Parameters<typeof partyApi.util.upsertQueryEntries>[0]),
  );
}
