import { identity } from '@festlig/contracts/identity';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

/** All that depends on who is logged in is fetched again. */
const forSomebodyElse = ['Initial', 'Parties', 'Party'] as const;

export const {
  useLoginMutation,
  useRegisterMutation,
  useConfirmEmailMutation,
  useRecoverPasswordMutation,
  useReplacePasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    login: mutation(build, identity.calls.login, { invalidatesTags: [...forSomebodyElse] }),
    register: mutation(build, identity.calls.register, { invalidatesTags: [...forSomebodyElse] }),
    recoverPassword: mutation(build, identity.calls.recoverPassword),
    replacePassword: mutation(build, identity.calls.replacePassword, { invalidatesTags: [...forSomebodyElse] }),
    confirmEmail: mutation(build, identity.calls.confirmEmail, { invalidatesTags: ['Initial'] }),
  }),
});
