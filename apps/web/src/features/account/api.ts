import * as identity from '@festlig/contracts/identity/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useDeleteUserMutation,
  useGetLoginsQuery,
  useUnlinkProviderMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: mutation(build, identity.changeEmail, { invalidatesTags: ['Initial'] }),
    changePassword: mutation(build, identity.changePassword, { invalidatesTags: ['Initial'] }),
    getLogins: query(build, identity.getLogins, { providesTags: ['Initial'] }),
    unlinkProvider: mutation(build, identity.unlinkProvider, { invalidatesTags: ['Initial'] }),
    deleteUser: mutation(build, identity.deleteUser),
  }),
});
