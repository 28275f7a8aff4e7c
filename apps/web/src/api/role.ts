import * as party from '@festlig/contracts/party/http';
import { api } from './api';
import { query } from './call-endpoint';

export const { useGetRoleQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getRole: query(build, party.getRole, { keepUnusedDataFor: 0 }),
  }),
});
