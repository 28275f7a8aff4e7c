import type { Behaviour, Ending } from './magic-numbers';
import type { SignedPosts } from './signed-posts';
import type { TextMessage, TextMessages } from './text-messages';

/** Milliseconds until a text is passed on, and until it has arrived. */
const PASSED_ON = 100;
const ARRIVED = 300;

const escapes: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The words of the messages in an answer in Twilio's form. */
export const messagesOf = (answer: string): string[] =>
  Array.from(answer.matchAll(/<Message\b[^>]*>([^<]*)<\/Message>/g), ([, words = '']) =>
    words.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => escapes[name] ?? ''),
  );

/** Between the provider and the phones: what becomes of texts, and the texts that phones write. */
export class TextNetwork {
  constructor(
    private readonly texts: TextMessages,
    private readonly posts: SignedPosts,
    /** The product's address for texts that somebody writes to it. */
    private readonly incomingUrl: string,
  ) {}

  /** Takes a text on its way. The reports go to `reportUrl`; returns when all of them are accepted. */
  async carry(
    message: TextMessage,
    { ending }: Extract<Behaviour, { kind: 'taken' }>,
    reportUrl: string,
  ): Promise<void> {
    const reports: Promise<unknown>[] = [];
    const report = () => {
      if (ending !== 'unreported' && reportUrl !== '') reports.push(this.posts.send(reportUrl, reportOf(message)));
    };
    report();
    await this.posts.pause(PASSED_ON);
    if (!isNeverSent(ending)) {
      this.texts.advance(message, 'sent');
      report();
    }
    await this.posts.pause(ARRIVED - PASSED_ON);
    if (typeof ending === 'object') this.texts.advance(message, ending.status, ending.code);
    else this.texts.advance(message, 'delivered');
    report();
    await Promise.all(reports);
  }

  /** Passes on a text that a phone writes, and delivers the answers to it. Returns false when the product refuses it. */
  async write(phone: string, to: string, body: string): Promise<boolean> {
    const message = this.texts.add({ to, from: phone, body }, 'inbound');
    const answer = await this.posts.send(this.incomingUrl, incomingOf(message));
    for (const words of messagesOf(answer ?? '')) {
      this.texts.advance(this.texts.add({ to: phone, from: to, body: words }, 'outbound-reply'), 'delivered');
    }
    return answer !== null;
  }
}

const isNeverSent = (ending: Ending): boolean => typeof ending === 'object' && ending.status === 'failed';

const named = ({ sid, account_sid, api_version, to, from }: TextMessage) => ({
  AccountSid: account_sid,
  ApiVersion: api_version,
  From: from,
  MessageSid: sid,
  SmsSid: sid,
  To: to,
});

const reportOf = (message: TextMessage): Record<string, string> => ({
  ...named(message),
  MessageStatus: message.status,
  SmsStatus: message.status,
  ...(message.error_code === null ? {} : { ErrorCode: String(message.error_code) }),
});

const incomingOf = (message: TextMessage): Record<string, string> => ({
  ...named(message),
  Body: message.body,
  NumMedia: '0',
  NumSegments: message.num_segments,
  SmsMessageSid: message.sid,
  SmsStatus: 'received',
});
