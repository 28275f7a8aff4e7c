import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpChanged } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { AnswerReceipts } from '../work/answer-receipts';
import { HostNews } from '../work/host-news';

type Replied = Fact<DataOf<typeof rsvpChanged>>;

@Reacts(rsvpChanged)
export class OnRsvpChanged implements Reaction<typeof rsvpChanged> {
  constructor(
    private readonly news: HostNews,
    private readonly receipts: AnswerReceipts,
  ) {}

  react = (_data: Replied['data'], fact: Replied): Promise<void> => this.reactAll([fact]);

  async reactAll(facts: readonly Replied[]): Promise<void> {
    await this.news.addReplies(facts);
    await this.receipts.addAll(facts.map(({ data }) => data));
  }
}
