import { requestEmailVerification } from '@festlig/contracts/identity/http';
import { api } from './api';
import { mutation } from './call-endpoint';

/** Asks for the confirmation link to be mailed again. Not in session.ts, because guests do not need it. */
export const { useRequestEmailVerificationMutation } = api.injectEndpoints({
  endpoints: (build) => ({ requestEmailVerification: mutation(build, requestEmailVerification) }),
});
