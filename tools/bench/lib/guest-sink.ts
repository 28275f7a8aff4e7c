import { RecordingSink } from '@festlig/testing/smtp';
import { isGuest } from './guest-file';

/**
 * A mail server that records when the first mail to a listed guest arrived, and keeps only mails to other addresses.
 */
export class GuestSink {
  /** When the first mail to a guest arrived after `watch()`, in `performance.now()` milliseconds. */
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

  /** Starts over: the next mail to a guest counts as the first one. */
  watch(): void {
    this.firstAt = null;
  }

  stop(): Promise<void> {
    return this.sink.stop();
  }
}
