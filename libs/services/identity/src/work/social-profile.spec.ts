import { describe, expect, it } from '@jest/globals';
import { addressOf, nameOf } from './social-profile';

describe('the address of a new user from a provider', () => {
  it('is the verified one, in the form in which addresses are compared', () =>
    expect(addressOf({ email: ' Karen@Festlig.example', isEmailVerified: true })).toBe('karen@festlig.example'));

  it.each([
    ['is not verified', 'karen@festlig.example', false],
    ['is missing', '', true],
    ['is not an address', 'karen', true],
  ])('does not exist when it %s', (_, email, isEmailVerified) =>
    expect(addressOf({ email, isEmailVerified })).toBeNull(),
  );
});

describe('the name of a new user from a provider', () => {
  it.each([
    ['Karen Holm', 'karen@festlig.example', 'Karen Holm'],
    ['  Karen\n Holm ', 'karen@festlig.example', 'Karen Holm'],
    ['', 'karen.holm@festlig.example', 'karen holm'],
    ['Festlig Support', 'karen@festlig.example', 'karen'],
    ['Nets https://nets.example', 'karen@festlig.example', 'karen'],
    ['x'.repeat(1000), 'karen@festlig.example', 'karen'],
    ['...', 'support@festlig.example', 'Your host'],
  ])('is for %j and %s: %j', (name, email, expected) => expect(nameOf({ name }, email, 'en')).toBe(expected));
});
