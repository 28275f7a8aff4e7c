import { randomBytes } from 'node:crypto';
import { REFUSED, TwilioError } from './twilio-error';

/** Twilio's message, with the fields the product may read. */
export interface TextMessage {
  sid: string;
  account_sid: string;
  api_version: '2010-04-01';
  body: string;
  date_created: string;
  date_sent: string | null;
  direction: 'outbound-api';
  error_code: number | null;
  error_message: string | null;
  from: string;
  num_media: '0';
  num_segments: string;
  price: null;
  price_unit: 'USD';
  status: 'queued' | 'sent' | 'delivered';
  to: string;
  uri: string;
}

const KEPT = 2000;
/** Characters of one part of a long text; fewer when it has letters that are not in the GSM alphabet. */
const PART = { gsm: 153, other: 67 };
const SINGLE = { gsm: 160, other: 70 };
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;

const segments = (body: string): number => {
  const kind = GSM.test(body) ? 'gsm' : 'other';
  return body.length <= SINGLE[kind] ? 1 : Math.ceil(body.length / PART[kind]);
};

/** The texts of this run, in memory, oldest first. Every text arrives at once. */
export class TextMessages {
  private readonly messages: TextMessage[] = [];

  constructor(private readonly now: () => Date) {}

  /** Delivers a text from the form of a create call. @throws TwilioError */
  create(account: string, form: URLSearchParams): TextMessage {
    const [to, from, body] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? ''];
    if (to === '') throw new TwilioError(400, 21604, "A 'To' phone number is required.");
    if (from === '') throw new TwilioError(400, 21603, "A 'From' phone number is required.");
    if (body === '') throw new TwilioError(400, 21602, 'Message body is required.');
    if (body.length > 1600) throw new TwilioError(400, 21617, 'The message body exceeds the 1600 character limit.');
    if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    const refusal = REFUSED[to];
    if (refusal) throw refusal;
    const sid = `SM${randomBytes(16).toString('hex')}`;
    const at = this.now().toUTCString();
    const message: TextMessage = {
      sid,
      account_sid: account,
      api_version: '2010-04-01',
      body,
      date_created: at,
      date_sent: at,
      direction: 'outbound-api',
      error_code: null,
      error_message: null,
      from,
      num_media: '0',
      num_segments: String(segments(body)),
      price: null,
      price_unit: 'USD',
      status: 'delivered',
      to,
      uri: `/2010-04-01/Accounts/${account}/Messages/${sid}.json`,
    };
    this.messages.push(message);
    if (this.messages.length > KEPT) this.messages.shift();
    return message;
  }

  /** The texts, newest first; with a number only its own. */
  list(to: string | null): TextMessage[] {
    return this.messages.filter((message) => to === null || message.to === to).reverse();
  }
}
