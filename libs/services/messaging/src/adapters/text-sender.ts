/** A text message. `to` is a number in E.164. */
export interface OutgoingText {
  to: string;
  body: string;
  /** Seconds after which the text is worthless and must not be delivered any more. */
  validSeconds?: number;
}

/**
 * Why a text can never be sent: the number does not exist, takes no texts, cannot be reached, has stopped our texts, or
 * is in a country that we do not send to; otherwise `refused`.
 */
export type TextFailure =
  'number_invalid' | 'number_takes_no_texts' | 'number_unreachable' | 'number_stopped' | 'country_blocked' | 'refused';

/**
 * The provider's answer. `deferred`: the text was not accepted and can be sent again. `unknown`: no answer came, so the
 * text may have been sent, and sending it again may send it twice.
 */
export type TextHandover =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'failed'; reason: TextFailure }
  | { outcome: 'deferred'; reason: 'busy' | 'unreachable' }
  | { outcome: 'unknown' };

/** Hands texts to the provider. Answers of the provider are returned, never thrown. */
export abstract class TextSender {
  abstract send(text: OutgoingText): Promise<TextHandover>;
}
