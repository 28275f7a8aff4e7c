import * as identity from '@festlig/contracts/identity/http';
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
    login: mutation(build, identity.login, { invalidatesTags: [...forSomebodyElse] }),
    register: mutation(build, identity.register, { invalidatesTags: [...forSomebodyElse] }),
    recoverPassword: mutation(build, identity.recoverPassword),
    describeRecovery: query(build, identity.describeRecovery),
    replacePassword: mutation(build, identity.replacePassword, { invalidatesTags: [...forSomebodyElse] }),
    // What it says depends on who is logged in.
    describeVerification: query(build, identity.describeVerification, { providesTags: ['Initial'] }),
    confirmEmail: mutation(build, identity.confirmEmail, { invalidatesTags: [...forSomebodyElse] }),
  }),
});
