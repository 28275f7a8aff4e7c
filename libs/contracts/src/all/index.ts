import { billing, billingErrors } from '../billing';
import { contacts, contactsErrors } from '../contacts';
import { commonErrors, type AnyCall, type ErrorEntry } from '../define';
import { identity, identityErrors } from '../identity';
import { media, mediaErrors } from '../media';
import { messaging, messagingErrors } from '../messaging';
import { party, partyErrors } from '../party';
import { rsvp, rsvpErrors } from '../rsvp';

/** Every service's contract: what the gateway, OpenAPI and the checks go through. */
export const contracts = { identity, party, contacts, rsvp, messaging, media, billing };

export const SERVICES = Object.keys(contracts) as (keyof typeof contracts)[];
export type ServiceName = keyof typeof contracts;

export const allCalls: readonly AnyCall[] = Object.values(contracts).flatMap(
  (contract) => Object.values(contract.calls) as AnyCall[],
);

/** Every code a call can answer with; the web has a text for each in both languages. */
export const allErrors = {
  ...commonErrors,
  ...identityErrors,
  ...partyErrors,
  ...contactsErrors,
  ...rsvpErrors,
  ...messagingErrors,
  ...mediaErrors,
  ...billingErrors,
} as const satisfies Record<string, ErrorEntry>;
export type ErrorCode = keyof typeof allErrors;
