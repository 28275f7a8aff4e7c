import * as party from '@festlig/contracts/party/http';
import { api } from './api';
import { query } from './call-endpoint';

export const { useSearchPlacesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ searchPlaces: query(build, party.searchPlaces, { keepUnusedDataFor: 600 }) }),
});
