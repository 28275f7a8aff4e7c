import { party } from '@festlig/contracts/party';
import { api } from './api';
import { query } from './call-endpoint';

export const { useSearchPlacesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ searchPlaces: query(build, party.calls.searchPlaces, { keepUnusedDataFor: 600 }) }),
});
