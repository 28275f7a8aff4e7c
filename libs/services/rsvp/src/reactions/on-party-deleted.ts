import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ReplyRepository } from '../store/reply.repository';

@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(private readonly replies: ReplyRepository) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    await this.replies.removeAll(partyId);
  }
}
