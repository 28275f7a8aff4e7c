import type { Outcome } from '@festlig/domain/messaging/chunk-work';

export interface OutgoingMail {
  to: string;
  /** The complete message (RFC 5322). */
  mime: string;
}

/**
 * The mail server's answer. `deferred` with reason `unreachable`: the server cannot be used at all, so other mails
 * need not be tried; with `busy`: it does not accept this mail now.
 */
export type Handover = Outcome;

/** Hands mails to the mail server. Answers of the server are returned, never thrown. */
export abstract class Mailer {
  abstract send(mail: OutgoingMail): Promise<Handover>;
  /** @throws when the server refuses the connection or the login */
  abstract verify(): Promise<void>;
  abstract close(): void;
}
