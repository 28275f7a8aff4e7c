import type { Problems } from '@festlig/contracts/define';

/**
 * What is wrong where the password one has is asked for: a browser left open must not be enough to take an account over
 * (rules: change-password, change-email, delete-account). For the forms and the service alike.
 */
export const checkOwnPassword = (currentPassword = ''): Problems<'currentPassword', 'current_password_required'> =>
  currentPassword === '' ? { currentPassword: { code: 'current_password_required' } } : {};
