import type { Problems } from '@festlig/contracts/define';

/**
 * Checks, for the forms and the service, that the current password is given: an open browser must not be enough to
 * take over an account (rules: change-password, change-email, delete-account).
 */
export const checkOwnPassword = (currentPassword = ''): Problems<'currentPassword', 'current_password_required'> =>
  currentPassword === '' ? { currentPassword: { code: 'current_password_required' } } : {};
