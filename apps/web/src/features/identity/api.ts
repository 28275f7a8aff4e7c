import { identity } from '@festlig/contracts/identity';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

/** All that depends on who is logged in is fetched again. */
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
    login: mutation(build, identity.calls.login, { invalidatesTags: [...forSomebodyElse] }),
    register: mutation(build, identity.calls.register, { invalidatesTags: [...forSomebodyElse] }),
    recoverPassword: mutation(build, identity.calls.recoverPassword),
    describeRecovery: query(build, identity.calls.describeRecovery),
    replacePassword: mutation(build, identity.calls.replacePassword, { invalidatesTags: [...forSomebodyElse] }),
    // What it says depends on who is logged in.
    describeVerification: query(build, identity.calls.describeVerification, { providesTags: ['Initial'] }),
    confirmEmail: mutation(build, identity.calls.confirmEmail, { invalidatesTags: [...forSomebodyElse] }),
  }),
});
