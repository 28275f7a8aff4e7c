import { describe, expect, it } from '@jest/globals';
import { checkNewPassword } from './check-new-password';

const owner = { name: 'Sofie Lindholm', email: 'sofie@example.dk' };

describe('checkNewPassword', () => {
  it('accepts a password that is hard to guess', () =>
    expect(checkNewPassword('kanelsnegl til Sofie', owner)).toEqual({}));
  it.each(['password1', 'sofielindholm'])('refuses one that is easy to guess: %s', (password) =>
    expect(checkNewPassword(password, owner)).toEqual({ password: { code: 'password_guessable' } }),
  );
});
