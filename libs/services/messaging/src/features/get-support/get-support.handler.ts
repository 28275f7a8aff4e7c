import type { OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { MailComposer } from '../../work/mail-composer';

type GetSupport = typeof messaging.calls.getSupport;

@Handles(messaging.calls.getSupport)
export class GetSupportHandler implements Handler<GetSupport> {
  constructor(private readonly composer: MailComposer) {}

  async handle(): Promise<OutputOf<GetSupport>> {
    return { email: this.composer.supportBox.email };
  }
}
