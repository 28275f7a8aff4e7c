import { emailVerificationRequested, identity, passwordRecoveryRequested } from '@festlig/contracts/identity';
import type { TestService } from '@festlig/testing/service';

const EVENTS = { verification: emailVerificationRequested, recovery: passwordRecoveryRequested } as const;

/** Returns the requested links of a kind as messaging mails them; null for each that no longer works. */
export async function mailedLinks(service: TestService, kind: keyof typeof EVENTS) {
  const asked = (await service.facts(EVENTS[kind])).map(({ data }) => data);
  const { getMailedLink } = identity.calls;
  return Promise.all(asked.map(async (data) => (await service.ask(getMailedLink, { kind, ...data })).link));
}

/** Returns the token of the newest link of a kind. */
export async function newestToken(service: TestService, kind: keyof typeof EVENTS): Promise<string> {
  return (await mailedLinks(service, kind)).at(-1)?.token ?? '';
}
