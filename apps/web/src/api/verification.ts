import { requestEmailVerification } from '@festlig/contracts/identity/http';
import { api } from './api';
import { mutation } from './call-endpoint';

/** Asks for the link that confirms an address to be mailed again. Apart from the session: guests have no use for it. */
export const { useRequestEmailVerificationMutation } = api.injectEndpoints({
  endpoints: (build) => ({ requestEmailVerification: mutation(build, requestEmailVerification) }),
});
