import * as messaging from '@festlig/contracts/messaging/http';
import { api } from '../../api/api';
import { query } from '../../api/call-endpoint';

export const { useGetSupportQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getSupport: query(build, messaging.getSupport) }),
});
