import * as messaging from '@festlig/contracts/messaging/http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useRequestHelpMutation } = api.injectEndpoints({
  endpoints: (build) => ({ requestHelp: mutation(build, messaging.requestHelp) }),
});
