import { LoginInput, RegisterInput } from '@festlig/contracts/identity';
import { checkNewPassword } from '@festlig/domain/identity/check-new-password';
import type { z } from 'zod';
import { schemaErrors } from '../../api/form-errors';
import type { ErrorsT } from '../../i18n/error-text';
import { inWords } from '../../i18n/in-words';

export type LoginValues = z.input<typeof LoginInput>;
export type RegisterValues = z.input<typeof RegisterInput>;

/** The contract's own rules, and that the password is hard to guess (rules: sign-up-form, terms-accepted, password-not-guessable). */
export const registerErrors = (values: Partial<RegisterValues>, t: ErrorsT) => {
  const { name = '', email = '', password = '' } = values;
  return { ...inWords(checkNewPassword(password, { name, email }), t), ...schemaErrors(RegisterInput, values, t) };
};
export const loginErrors = (values: Partial<LoginValues>, t: ErrorsT) => schemaErrors(LoginInput, values, t);
