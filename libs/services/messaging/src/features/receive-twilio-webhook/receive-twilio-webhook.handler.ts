import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { TwilioWebhook } from '../../adapters/twilio-webhook';

type ReceiveTwilioWebhook = typeof messaging.calls.receiveTwilioWebhook;

/** Twilio's form of an answer that is not texted to anybody. */
const NOTHING = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

@Handles(messaging.calls.receiveTwilioWebhook)
export class ReceiveTwilioWebhookHandler implements Handler<ReceiveTwilioWebhook> {
  constructor(private readonly webhook: TwilioWebhook) {}

  async handle(input: InputOf<ReceiveTwilioWebhook>): Promise<OutputOf<ReceiveTwilioWebhook>> {
    this.webhook.read(input);
    return { text: NOTHING };
  }
}
