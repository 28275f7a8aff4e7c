import { NUMBERS } from '@festlig/testing/messaging/text-sender.suite';
import {
  type FoundText,
  type OutgoingText,
  type TextFailure,
  type TextHandover,
  type TextReport,
  TextSender,
} from './adapters/text-sender';

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
  /** When each of them was accepted. */
  private readonly taken: { text: OutgoingText; at: Date }[] = [];
  /** Every text it was given, accepted or not. */
  tried = 0;
  /** Whether the list of texts is away. */
  isAway = false;
  /** What became of the texts that are looked for. */
  report: TextReport = { status: 'sent' };
  now = (): Date => new Date();
  /** A promise that never settles stands for a process that dies while the provider has the text. */
  answer: (text: OutgoingText) => TextHandover | Promise<TextHandover> = ({ to }) => {
    const reason = FAILURES[to];
    if (reason) return { outcome: 'failed', reason };
    if (to === NUMBERS.busy) return { outcome: 'deferred', reason: 'busy' };
    return { outcome: 'sent', reference: `SM${this.texts.length}` };
  };

  async send(text: OutgoingText): Promise<TextHandover> {
    this.tried++;
    const handover = await this.answer(text);
    if (handover.outcome === 'sent') this.take(text);
    return handover;
  }

  /** Accepts a text whatever the answer is, as when the answer is lost. */
  take(text: OutgoingText): void {
    this.texts.push(text);
    this.taken.push({ text, at: this.now() });
  }

  async find({ to, body, since }: { to: string; body: string; since: Date }): Promise<FoundText> {
    if (this.isAway) return { outcome: 'unreachable' };
    const found = this.taken.some(({ text, at }) => text.to === to && text.body === body && at >= since);
    return found ? { outcome: 'found', report: this.report } : { outcome: 'missing' };
  }
}
