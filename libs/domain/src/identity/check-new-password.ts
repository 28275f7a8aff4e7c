import type { Problems } from '@festlig/contracts/define';
import { isGuessable, type PasswordOwner } from './guessable-password';

/** Checks, for the forms and the service, that a new password is not easy to guess (rule: password-not-guessable). */
export const checkNewPassword = (password: string, owner: PasswordOwner): Problems<'password', 'password_guessable'> =>
  isGuessable(password, owner) ? { password: { code: 'password_guessable' } } : {};
