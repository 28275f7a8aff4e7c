import { Logger } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import type { Twilio } from 'twilio';
import type { RequestOptions } from 'twilio/lib/base/RequestClient';
import { MessagingConfig } from '../config';
import { type OutgoingText, type TextHandover, TextSender } from './text-sender';
import { textHandoverOf } from './twilio-answers';

/** Milliseconds until an answer of Twilio no longer counts. */
const DEADLINE = 10_000;

/** Sends texts with Twilio. */
@Injectable()
export class TwilioTextSender extends TextSender {
  private client: Promise<Twilio> | undefined;

  constructor(
    private readonly config: MessagingConfig,
    private readonly logger: Logger,
  ) {
    super();
  }

  async send({ to, body, validSeconds }: OutgoingText): Promise<TextHandover> {
    try {
      this.client ??= connect(this.config);
      const client = await this.client;
      const valid = validSeconds === undefined ? {} : { validityPeriod: validSeconds };
      const { sid } = await client.messages.create({ to, from: this.config.values.TEXT_FROM, body, ...valid });
      return { outcome: 'sent', reference: sid };
    } catch (error) {
      const handover = textHandoverOf(error);
      // Only status and code are logged: the library's message can quote the number.
      const { status, code } = (error ?? {}) as { status?: number; code?: number | string };
      this.logger.warn('text not sent', { ...handover, status, code });
      return handover;
    }
  }
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
  const httpClient = new OwnServer({ timeout: DEADLINE, keepAlive: false });
  return twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, { httpClient });
}
