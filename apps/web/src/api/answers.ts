import type { CallName } from '@festlig/contracts/all';
import type { Contract } from '@festlig/contracts/define';
import type { z } from 'zod';

/**
 * The response schemas of the services, each loaded when there is a response to validate: they are larger than a
 * guest's page.
 */
const CONTRACTS = {
  identity: () => import('@festlig/contracts/identity'),
  party: () => import('@festlig/contracts/party'),
  contacts: () => import('@festlig/contracts/contacts'),
  rsvp: () => import('@festlig/contracts/rsvp'),
  messaging: () => import('@festlig/contracts/messaging'),
  media: () => import('@festlig/contracts/media'),
  billing: () => import('@festlig/contracts/billing'),
} satisfies Record<string, () => Promise<object>>;
type Asked = keyof typeof CONTRACTS;

/** The names of the calls that the web can make: those of the services above. */
export type AskedName = Extract<CallName, `${Asked}.${string}`>;

/** The response schema of a call. */
export async function outputOf(name: AskedName): Promise<z.ZodType> {
  const [service, key] = name.split('.') as [Asked, string];
  const contracts = (await CONTRACTS[service]()) as object as Record<Asked, Contract>;
  return contracts[service].calls[key]!.output;
}

/** Validates a call's response by its contract, so that a wrong one fails here and not in a component. */
export async function parseAnswer(name: AskedName, body: unknown): Promise<z.ZodSafeParseResult<unknown>> {
  return (await outputOf(name)).safeParseAsync(body);
}
