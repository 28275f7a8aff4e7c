import { expect, it } from '@jest/globals';
import { checkOwnPassword } from './check-own-password';

it('asks for the password one has, and takes whatever is given', () => {
  const missing = { currentPassword: { code: 'current_password_required' } };
  expect([checkOwnPassword(), checkOwnPassword(''), checkOwnPassword(' ')]).toEqual([missing, missing, {}]);
});
