import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { TwilioWebhook, twilioAnswer } from '../../adapters/twilio-webhook';
import { IncomingTexts } from '../../work/incoming-texts';
import { ReportIntake } from '../../work/report-intake';

type ReceiveTwilioWebhook = typeof messaging.calls.receiveTwilioWebhook;

@Handles(messaging.calls.receiveTwilioWebhook)
export class ReceiveTwilioWebhookHandler implements Handler<ReceiveTwilioWebhook> {
  constructor(
    private readonly webhook: TwilioWebhook,
    private readonly reports: ReportIntake,
    private readonly incoming: IncomingTexts,
  ) {}

  async handle(input: InputOf<ReceiveTwilioWebhook>): Promise<OutputOf<ReceiveTwilioWebhook>> {
    const news = this.webhook.read(input);
    if (news?.kind === 'report') await this.reports.record(news.reference, news.report);
    return { text: twilioAnswer(news?.kind === 'incoming' ? await this.incoming.receive(news) : null) };
  }
}
