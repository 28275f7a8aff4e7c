import { messaging } from '@festlig/contracts/messaging';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const { useGetSupportQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getSupport: query(build, messaging.calls.getSupport) }),
});
