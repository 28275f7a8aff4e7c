import { randomBytes } from 'node:crypto';
import { SegmentedMessage } from 'sms-segments-calculator';
import { TwilioError } from './twilio-error';

/** Twilio's message, with the fields the product may read. */
export interface TextMessage {
  sid: string;
  account_sid: string;
  api_version: '2010-04-01';
  body: string;
  date_created: string;
  date_sent: string | null;
  direction: 'outbound-api' | 'outbound-reply' | 'inbound';
  error_code: number | null;
  error_message: string | null;
  from: string;
  num_media: '0';
  num_segments: string;
  price: null;
  price_unit: 'USD';
  status: 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'received';
  to: string;
  uri: string;
}

const PATH = '/2010-04-01/Accounts';
/** The most texts that are kept. */
const KEPT = 50_000;
/** The most texts of one page of the list, as at Twilio. */
const PAGE = 1000;

/** A name as sender: up to 11 letters, digits and blanks, and not digits alone. */
const NAME = /^(?=.*[A-Za-z])[A-Za-z0-9 &+_-]{1,11}$/;
const NUMBER = /^\+[1-9]\d{6,14}$/;

/** A call that lists texts, as Twilio's clients write it. */
export interface ListQuery {
  To?: string;
  From?: string;
  PageSize?: string;
  Page?: string;
  'DateSent>'?: string;
  'DateSent<'?: string;
}

/** The texts of this run, in memory, by the phone that they were sent to or came from. */
export class TextMessages {
  private readonly all: TextMessage[] = [];
  private readonly byPhone = new Map<string, TextMessage[]>();
  /** The phones that have got or written a text in this run. */
  private readonly phones = new Set<string>();

  constructor(
    private readonly account: string,
    private readonly now: () => Date,
  ) {}

  /**
   * Checks the form of a create call as Twilio does.
   * @throws TwilioError
   */
  static check(form: URLSearchParams): { to: string; from: string; body: string } {
    const [to, from, body] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? ''];
    if (to === '') throw new TwilioError(400, 21604, "A 'To' phone number is required.");
    if (from === '') throw new TwilioError(400, 21603, "A 'From' phone number is required.");
    if (body === '') throw new TwilioError(400, 21602, 'Message body is required.');
    if (body.length > 1600) throw new TwilioError(400, 21617, 'The message body exceeds the 1600 character limit.');
    if (!NUMBER.test(to)) throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    return { to, from, body };
  }

  /**
   * Refuses a sender that the account may not use, as Twilio does. At Twilio its owner proves that a number is theirs;
   * here a number may be used once a code or anything else was texted to it, or it has texted us.
   * @throws TwilioError
   */
  checkSender(from: string): void {
    if (NAME.test(from) || this.phones.has(from)) return;
    if (!NUMBER.test(from)) throw new TwilioError(400, 21212, `Invalid From Number (caller ID): ${from}`);
    throw new TwilioError(
      400,
      21606,
      `The From phone number ${from} is not a valid, SMS-capable number of your account.`,
    );
  }

  add(
    { to, from, body }: { to: string; from: string; body: string },
    direction: TextMessage['direction'] = 'outbound-api',
  ): TextMessage {
    const sid = `SM${randomBytes(16).toString('hex')}`;
    const message: TextMessage = {
      sid,
      account_sid: this.account,
      api_version: '2010-04-01',
      body,
      date_created: this.now().toUTCString(),
      date_sent: null,
      direction,
      error_code: null,
      error_message: null,
      from,
      num_media: '0',
      num_segments: String(new SegmentedMessage(body).segmentsCount),
      price: null,
      price_unit: 'USD',
      status: direction === 'inbound' ? 'received' : 'queued',
      to,
      uri: `${PATH}/${this.account}/Messages/${sid}.json`,
    };
    this.all.push(message);
    const phone = phoneOf(message);
    this.phones.add(phone);
    // A phone whose last text is newest comes last.
    const conversation = this.byPhone.get(phone) ?? [];
    this.byPhone.delete(phone);
    this.byPhone.set(phone, [...conversation, message]);
    if (this.all.length > KEPT) this.forget(this.all.shift()!);
    return message;
  }

  /** The next state of a text. */
  advance(message: TextMessage, status: TextMessage['status'], code: number | null = null): void {
    message.status = status;
    message.error_code = code;
    if (status !== 'failed') message.date_sent ??= this.now().toUTCString();
  }

  /** Twilio's list: newest first, in pages. */
  list(query: ListQuery): { messages: TextMessage[]; next_page_uri: string | null; page: number; page_size: number } {
    const size = Math.min(PAGE, Math.max(1, Number(query.PageSize) || 50));
    const page = Math.max(0, Number(query.Page) || 0);
    const of = query.To === undefined ? this.all : (this.byPhone.get(query.To) ?? []);
    const [after, before] = [Date.parse(query['DateSent>'] ?? ''), Date.parse(query['DateSent<'] ?? '')];
    const isMeant = ({ to, from, date_sent }: TextMessage): boolean => {
      // As at Twilio, a text that was not passed on yet has no such time.
      const sent = date_sent === null ? NaN : Date.parse(date_sent);
      if (query.To !== undefined && to !== query.To) return false;
      if (query.From !== undefined && from !== query.From) return false;
      return (Number.isNaN(after) || sent >= after) && (Number.isNaN(before) || sent <= before);
    };
    const meant = of.filter(isMeant).reverse();
    const messages = meant.slice(page * size, (page + 1) * size);
    const rest = new URLSearchParams({ ...query, PageSize: String(size), Page: String(page + 1) });
    const more = meant.length > (page + 1) * size;
    const next = more ? `${PATH}/${this.account}/Messages.json?${rest}` : null;
    return { messages, next_page_uri: next, page, page_size: size };
  }

  /** The texts to and from a phone, newest first. */
  conversation(phone: string): TextMessage[] {
    return [...(this.byPhone.get(phone) ?? [])].reverse();
  }

  /** The newest text of each phone, newest first. */
  newest(limit: number): TextMessage[] {
    return [...this.byPhone.values()]
      .slice(-limit)
      .reverse()
      .flatMap((conversation) => conversation.at(-1) ?? []);
  }

  private forget(message: TextMessage): void {
    const phone = phoneOf(message);
    const rest = (this.byPhone.get(phone) ?? []).slice(1);
    if (rest.length === 0) this.byPhone.delete(phone);
    else this.byPhone.set(phone, rest);
  }
}

/** The phone at the other end. */
export const phoneOf = ({ direction, to, from }: TextMessage): string => (direction === 'inbound' ? from : to);
