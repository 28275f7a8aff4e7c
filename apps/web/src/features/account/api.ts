import * as identity from '@festlig/contracts/identity/http';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useChangeEmailMutation, useChangePasswordMutation, useDeleteUserMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: mutation(build, identity.changeEmail, { invalidatesTags: ['Initial'] }),
    changePassword: mutation(build, identity.changePassword, { invalidatesTags: ['Initial'] }),
    deleteUser: mutation(build, identity.deleteUser),
  }),
});
