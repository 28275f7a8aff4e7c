import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SendRepository } from '../../store/send.repository';

type FindSend = typeof messaging.calls.findSend;

/** Billing asks when it has kept tokens for a send of which it has heard nothing (rule: tokens-of-no-send). */
@Handles(messaging.calls.findSend)
export class FindSendHandler implements Handler<FindSend> {
  constructor(private readonly sends: SendRepository) {}

  async handle({ partyId, sendId }: InputOf<FindSend>): Promise<OutputOf<FindSend>> {
    return { found: await this.sends.findOrVoid(partyId, sendId) };
  }
}
