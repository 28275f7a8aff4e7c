import { Config } from '@festlig/platform/config/platform-variables';
import { Logger } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import type { Twilio } from 'twilio';
import type { RequestOptions } from 'twilio/lib/base/RequestClient';
import { MessagingConfig } from '../config';
import { type FoundText, type OutgoingText, type TextHandover, TextSender } from './text-sender';
import { textHandoverOf, textReportOf } from './twilio-answers';
import { reportAddress } from './twilio-webhook';

/** Milliseconds until an answer of Twilio no longer counts. */
const DEADLINE = 10_000;
/** Texts with Twilio at the same time: at 300 a second, as many as an answer that takes a second leaves waiting. */
const SOCKETS = { maxSockets: 400, maxTotalSockets: 400 };
/** The newest texts of a number that are looked through, and how many of them Twilio lists at a time. */
const LISTED = { limit: 1000, pageSize: 100 };

/** Sends texts with Twilio. */
@Injectable()
export class TwilioTextSender extends TextSender {
  private client: Promise<Twilio> | undefined;

  constructor(
    private readonly config: MessagingConfig,
    private readonly platform: Config,
    private readonly logger: Logger,
  ) {
    super();
  }

  async send({
    to,
    body,
    validSeconds,
    from = this.config.values.TEXT_FROM,
    reference,
  }: OutgoingText): Promise<TextHandover> {
    try {
      const { messages } = await this.connected();
      const { sid } = await messages.create({
        to,
        from,
        body,
        ...(validSeconds === undefined ? {} : { validityPeriod: validSeconds }),
        ...(reference === undefined
          ? {}
          : { statusCallback: reportAddress(this.platform.values.PUBLIC_URL, reference) }),
      });
      return { outcome: 'sent', reference: sid };
    } catch (error) {
      const handover = textHandoverOf(error);
      this.logger.warn('text not sent', { ...handover, ...told(error) });
      return handover;
    }
  }

  async find({ to, body, since }: { to: string; body: string; since: Date }): Promise<FoundText> {
    // Twilio's times are whole seconds. Its filter by time leaves out texts that it has not passed on yet.
    const from = Math.floor(since.getTime() / 1000) * 1000;
    let found: FoundText = { outcome: 'missing' };
    try {
      const { messages } = await this.connected();
      await new Promise<void>((resolve, reject) =>
        messages.each({
          to,
          ...LISTED,
          callback: (message, done) => {
            if (message.dateCreated.getTime() < from) return done();
            const report = message.body.trim() === body.trim() && textReportOf(message.status, message.errorCode);
            if (!report) return;
            found = { outcome: 'found', report };
            done();
          },
          done: (error?: Error) => (error ? reject(error) : resolve()),
        }),
      );
      return found;
    } catch (error) {
      this.logger.warn('texts not listed', told(error));
      return { outcome: 'unreachable' };
    }
  }

  private connected(): Promise<Twilio> {
    return (this.client ??= connect(this.config));
  }
}

/** What is logged of an error: the library's message can quote the number. */
function told(error: unknown): { status?: number; code?: number | string } {
  const { status, code } = (error ?? {}) as { status?: number; code?: number | string };
  return { ...(status === undefined ? {} : { status }), ...(code === undefined ? {} : { code }) };
}

/** The library takes 25 MB, so it is loaded with the first text. */
async function connect({ values }: MessagingConfig): Promise<Twilio> {
  const { default: twilio } = await import('twilio');
  const { TWILIO_API_URL, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN } = values;
  /** Sends Twilio's requests to the configured server. */
  class OwnServer extends twilio.RequestClient {
    override request<T>(options: RequestOptions<T>) {
      const { pathname, search } = new URL(options.uri);
      return super.request<T>({ ...options, uri: new URL(pathname + search, TWILIO_API_URL).href, timeout: DEADLINE });
    }
  }
  // Each text has a connection of its own: on a kept one that Twilio closes just then, nobody knows what became of it.
  const httpClient = new OwnServer({ timeout: DEADLINE, keepAlive: false, ...SOCKETS });
  return twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, { httpClient });
}
