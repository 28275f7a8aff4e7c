import { identity, phoneCodeRequested, type User } from '@festlig/contracts/identity';
import type { TestService } from '@festlig/testing/service';

/** Returns the texts of all requested codes as messaging sends them; null for each that no longer works. */
export async function sentTexts(service: TestService) {
  const asked = (await service.facts(phoneCodeRequested)).map(({ data }) => data);
  return Promise.all(asked.map(async (data) => (await service.ask(identity.calls.getPhoneCode, data)).text));
}

/** Returns the newest code. */
export async function newestCode(service: TestService): Promise<string> {
  return (await sentTexts(service)).at(-1)?.code ?? '';
}

/** Signs up a user. */
export async function signUp(service: TestService, name: string): Promise<User> {
  const email = `${name.toLowerCase()}@festlig.example`;
  const input = { name, email, password: 'en lang kode', accept_terms: true } as const;
  return (await service.call(identity.calls.register, input)).user;
}

/** Enters a user's number and requests a code. */
export async function begin(service: TestService, user: User, phone: string): Promise<void> {
  await service.call(identity.calls.updateUser, { phone }, user);
  await service.call(identity.calls.beginPhone, {}, user);
}
