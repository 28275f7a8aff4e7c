import type { Dispatch, UnknownAction } from 'redux';
import type { FirstAnswer } from './first-answer';
import { guestApi } from './guest';
import { partyApi } from './party';
import { photoListApi } from './photos';
import { sessionApi } from './session';

const ENDPOINTS = {
  ...sessionApi.endpoints,
  ...partyApi.endpoints,
  ...guestApi.endpoints,
  ...photoListApi.endpoints,
};

/** Puts answers into the cache, so that the first paint needs no request. */
export function putFirstData(dispatch: Dispatch<UnknownAction>, answers: readonly FirstAnswer[]): void {
  const entries = answers
    .map(({ call, input, output }) => ({ endpointName: call.split('.')[1] ?? '', arg: input, value: output }))
    .filter(({ endpointName }) => Object.hasOwn(ENDPOINTS, endpointName));
  // They are the server's answers to the same calls, so their types are those of the endpoints.
  dispatch(
    partyApi.util.upsertQueryEntries(entries as unknown as Parameters<typeof partyApi.util.upsertQueryEntries>[0]),
  );
}
