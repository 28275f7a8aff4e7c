import { identity } from '@festlig/contracts/identity';
import { api } from '../../api/api';
import { mutation } from '../../api/call-endpoint';

export const { useUpdateUserMutation, useChangeEmailMutation, useChangePasswordMutation, useDeleteUserMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      updateUser: mutation(build, identity.calls.updateUser, { invalidatesTags: ['Initial'] }),
      changeEmail: mutation(build, identity.calls.changeEmail, { invalidatesTags: ['Initial'] }),
      changePassword: mutation(build, identity.calls.changePassword, { invalidatesTags: ['Initial'] }),
      deleteUser: mutation(build, identity.calls.deleteUser),
    }),
  });
