import { beginPhone, updateUser, verifyPhone } from '@festlig/contracts/identity/http';
import { api } from './api';
import { mutation } from './call-endpoint';

/** Calls about a user's own account that several screens make. Not in session.ts, because guests do not need them. */
export const { useUpdateUserMutation, useBeginPhoneMutation, useVerifyPhoneMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateUser: mutation(build, updateUser, { invalidatesTags: ['Initial'] }),
    beginPhone: mutation(build, beginPhone),
    verifyPhone: mutation(build, verifyPhone, { invalidatesTags: ['Initial'] }),
  }),
});
