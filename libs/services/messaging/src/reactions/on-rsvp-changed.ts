import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpChanged } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { AnswerReceipts } from '../work/answer-receipts';
import { HostNews } from '../work/host-news';

@Reacts(rsvpChanged)
export class OnRsvpChanged implements Reaction<typeof rsvpChanged> {
  constructor(
    private readonly news: HostNews,
    private readonly receipts: AnswerReceipts,
  ) {}

  async react(data: DataOf<typeof rsvpChanged>, fact: Fact): Promise<void> {
    await this.news.addReply(data, fact);
    await this.receipts.add(data);
  }
}
