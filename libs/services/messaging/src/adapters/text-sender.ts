/** A text message. `to` is a number in E.164. */
export interface OutgoingText {
  to: string;
  body: string;
  /** Seconds after which the text is worthless and must not be delivered any more. */
  validSeconds?: number;
  /** The number that the text comes from; the product's own sender when left out. */
  from?: string;
  /** The name under which the provider reports what becomes of the text; without it nothing is reported. */
  reference?: string;
}

/**
 * Why a text can never be sent or delivered: the number does not exist, takes no texts, cannot be reached, has stopped
 * our texts, or is in a country that we do not send to; `filtered`: the network took it for unwanted; otherwise
 * `refused`.
 */
export type TextFailure =
  | 'number_invalid'
  | 'number_takes_no_texts'
  | 'number_unreachable'
  | 'number_stopped'
  | 'country_blocked'
  | 'filtered'
  | 'refused';

/**
 * The provider's answer; `reference` is the provider's own name for the text. `deferred`: the text was not accepted and
 * can be sent again; `sender_refused`: from another sender. `unknown`: no answer came, so the text may have been sent, and sending it again may send it twice.
 */
export type TextHandover =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'failed'; reason: TextFailure }
  | { outcome: 'deferred'; reason: 'busy' | 'unreachable' | 'sender_refused' }
  | { outcome: 'unknown' };

/**
 * What became of a text that the provider accepted. `sent`: it is on its way. `undelivered`: it left, and did not
 * arrive. `failed`: it never left, so nothing is paid for it.
 */
export type TextReport = { status: 'sent' | 'delivered' } | { status: 'undelivered' | 'failed'; reason: TextFailure };

/** Whether the provider has a text. `unreachable`: it did not answer, so nothing is known. */
export type FoundText = { outcome: 'found'; report: TextReport } | { outcome: 'missing' } | { outcome: 'unreachable' };

/** Hands texts to the provider, and asks it for them. Answers of the provider are returned, never thrown. */
export abstract class TextSender {
  abstract send(text: OutgoingText): Promise<TextHandover>;

  /**
   * Looks for a text of which nobody knows whether it was accepted: one with the same number and words that the
   * provider has received since then.
   */
  abstract find(text: { to: string; body: string; since: Date }): Promise<FoundText>;
}
