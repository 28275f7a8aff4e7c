import * as identity from '@festlig/contracts/identity/http';
import { api } from '../../api/api';
import { mutation, query } from '../../api/call-endpoint';

export const {
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useDeleteUserMutation,
  useGetLoginsQuery,
  useUnlinkProviderMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: mutation(build, identity.changeEmail, { invalidatesTags: ['Initial'] }),
    cancelEmailChange: mutation(build, identity.cancelEmailChange, { invalidatesTags: ['Initial'] }),
    changePassword: mutation(build, identity.changePassword, { invalidatesTags: ['Initial', 'Sessions'] }),
    getLogins: query(build, identity.getLogins, { providesTags: ['Initial'] }),
    unlinkProvider: mutation(build, identity.unlinkProvider, { invalidatesTags: ['Initial', 'Sessions'] }),
    deleteUser: mutation(build, identity.deleteUser),
    listSessions: query(build, identity.listSessions, { providesTags: ['Sessions'] }),
    endSession: mutation(build, identity.endSession, { invalidatesTags: ['Sessions'] }),
    endOtherSessions: mutation(build, identity.endOtherSessions, { invalidatesTags: ['Sessions'] }),
  }),
});
