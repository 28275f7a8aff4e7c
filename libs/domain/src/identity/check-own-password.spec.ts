import { expect, it } from '@jest/globals';
import { checkOwnPassword } from './check-own-password';

it('checkOwnPassword requires a password and accepts any text', () => {
  const missing = { currentPassword: { code: 'current_password_required' } };
  expect([checkOwnPassword(), checkOwnPassword(''), checkOwnPassword(' ')]).toEqual([missing, missing, {}]);
});
