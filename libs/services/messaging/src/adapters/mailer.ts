import type { Outcome } from '@festlig/domain/messaging/chunk-work';

export interface OutgoingMail {
  to: string;
  /** The whole message (RFC 5322). */
  mime: string;
}

/**
 * What the mail server said. `deferred` with reason `unreachable`: it cannot be spoken to at all, so others need not be
 * tried; with `busy`: it does not want this one now.
 */
export type Handover = Outcome;

/** The way out. Never throws for what a mail server can answer. */
export abstract class Mailer {
  abstract hand(mail: OutgoingMail): Promise<Handover>;
  /** @throws when the server does not let us in. */
  abstract verify(): Promise<void>;
  abstract close(): void;
}
