import { LoginInput, RegisterInput } from '@festlig/contracts/identity';
import type { z } from 'zod';
import { schemaErrors } from '../../api/form-errors';
import type { ErrorsT } from '../../i18n/error-text';

export type LoginValues = z.input<typeof LoginInput>;
export type RegisterValues = z.input<typeof RegisterInput>;

/** The contract's own rules (rules: sign-up-form, terms-accepted). */
export const registerErrors = (values: Partial<RegisterValues>, t: ErrorsT) => schemaErrors(RegisterInput, values, t);
export const loginErrors = (values: Partial<LoginValues>, t: ErrorsT) => schemaErrors(LoginInput, values, t);
