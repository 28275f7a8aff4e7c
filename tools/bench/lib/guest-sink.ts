import { RecordingSink } from '@festlig/testing/smtp';
import { isGuest } from './guest-file';

/** A mail server that times the first of the mails to guests of a list, and remembers only the others. */
export class GuestSink {
  /** When the first mail to a guest came after `watch()`, as `performance.now()` tells it. */
  firstAt: number | null = null;

  private constructor(private readonly sink: RecordingSink) {
    sink.keeps = ({ to }) => {
      if (!isGuest(to)) return true;
      this.firstAt ??= performance.now();
      return false;
    };
  }

  static async start(): Promise<GuestSink> {
    return new GuestSink(await RecordingSink.start());
  }

  get port(): number {
    return this.sink.port;
  }

  verificationToken(): Promise<string> {
    return this.sink.verificationToken();
  }

  /** The next mail to a guest is the first one. */
  watch(): void {
    this.firstAt = null;
  }

  stop(): Promise<void> {
    return this.sink.stop();
  }
}
