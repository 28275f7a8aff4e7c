import * as identity from '@festlig/contracts/identity/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

/** Everything that depends on the logged-in user is fetched again. */
const forSomebodyElse = ['Initial', 'Parties', 'Party'] as const;

export const {
  useLoginMutation,
  useRegisterMutation,
  useDescribeVerificationQuery,
  useConfirmEmailMutation,
  useRecoverPasswordMutation,
  useDescribeRecoveryQuery,
  useReplacePasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    login: mutation(build, identity.login, { invalidatesTags: [...forSomebodyElse] }),
    register: mutation(build, identity.register, { invalidatesTags: [...forSomebodyElse] }),
    recoverPassword: mutation(build, identity.recoverPassword),
    describeRecovery: query(build, identity.describeRecovery),
    replacePassword: mutation(build, identity.replacePassword, { invalidatesTags: [...forSomebodyElse] }),
    // The answer depends on the logged-in user.
    describeVerification: query(build, identity.describeVerification, { providesTags: ['Initial'] }),
    confirmEmail: mutation(build, identity.confirmEmail, { invalidatesTags: [...forSomebodyElse] }),
  }),
});
