import { messaging } from '@festlig/contracts/messaging';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useRequestHelpMutation } = api.injectEndpoints({
  endpoints: (build) => ({ requestHelp: mutation(build, messaging.calls.requestHelp) }),
});
