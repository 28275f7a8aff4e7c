import { describe, expect, it } from '@jest/globals';
import { Argon2Passwords } from './argon2-passwords';

const owner = { name: 'Ida', email: 'ida@post.example' };

describe('Argon2Passwords', () => {
  const passwords = new Argon2Passwords();

  it('hashes each password with argon2id and a salt of its own', async () => {
    const [one, other] = await Promise.all([passwords.hash('kanelsnegl', owner), passwords.hash('kanelsnegl', owner)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('refuses passwords that are guessed first', async () => {
    await expect(passwords.hash('Sommer2026', owner)).rejects.toThrow('password_guessable');
    await expect(passwords.hash('        ', owner)).rejects.toThrow('password_guessable');
  });

  it('accepts the right password and refuses another', async () => {
    const hash = await passwords.hash('kanelsnegl', owner);
    expect(await passwords.matches(hash, 'kanelsnegl')).toBe(true);
    expect(await passwords.matches(hash, 'Kanelsnegl')).toBe(false);
  });

  it('accepts no password for an address without an account', async () => {
    expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
  });
});
