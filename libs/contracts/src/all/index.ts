import { billing, billingErrors } from '../billing';
import { contacts, contactsErrors } from '../contacts';
import { commonErrors, type AnyCall, type ErrorEntry } from '../define';
import { identity, identityErrors } from '../identity';
import { media, mediaErrors } from '../media';
import { messaging, messagingErrors } from '../messaging';
import { party, partyErrors } from '../party';
import { rsvp, rsvpErrors } from '../rsvp';

/** The contracts of all services, for the gateway, OpenAPI and the checks. */
export const contracts = { identity, party, contacts, rsvp, messaging, media, billing };

type Contracts = typeof contracts;

/** The names of all calls: `<service>.<call>`. */
export type CallName = { [S in keyof Contracts]: `${S}.${keyof Contracts[S]['calls'] & string}` }[keyof Contracts];

/** The type of the call with this name, for code that has only its HTTP binding. */
export type CallNamed<N extends CallName> = N extends `${infer S extends keyof Contracts}.${infer K}`
  ? Contracts[S]['calls'][K & keyof Contracts[S]['calls']]
  : never;

export const SERVICES = Object.keys(contracts) as (keyof typeof contracts)[];
export type ServiceName = keyof typeof contracts;

export const allCalls: readonly AnyCall[] = Object.values(contracts).flatMap(
  (contract) => Object.values(contract.calls) as AnyCall[],
);

/** Every error code of all calls. The web has a text for each in both languages. */
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
