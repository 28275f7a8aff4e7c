import { NUMBERS } from '@festlig/testing/messaging/text-sender.suite';
import { type OutgoingText, type TextFailure, type TextHandover, TextSender } from './adapters/text-sender';

const FAILURES: Readonly<Record<string, TextFailure>> = {
  [NUMBERS.invalid]: 'number_invalid',
  [NUMBERS.unreachable]: 'number_unreachable',
  [NUMBERS.countryBlocked]: 'country_blocked',
  [NUMBERS.stopped]: 'number_stopped',
  [NUMBERS.takesNoTexts]: 'number_takes_no_texts',
};

/** The provider of tests: it keeps the texts it accepts, and answers as the test decides. */
export class RecordingTextSender extends TextSender {
  readonly texts: OutgoingText[] = [];
  /** Every text it was given, accepted or not. */
  tried = 0;
  answer: (text: OutgoingText) => TextHandover = ({ to }) => {
    const reason = FAILURES[to];
    if (reason) return { outcome: 'failed', reason };
    if (to === NUMBERS.busy) return { outcome: 'deferred', reason: 'busy' };
    return { outcome: 'sent', reference: `SM${this.texts.length}` };
  };

  async send(text: OutgoingText): Promise<TextHandover> {
    this.tried++;
    const handover = this.answer(text);
    if (handover.outcome === 'sent') this.texts.push(text);
    return handover;
  }
}
