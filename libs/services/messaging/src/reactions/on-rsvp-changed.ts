import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpChanged } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { HostNews } from '../work/host-news';

@Reacts(rsvpChanged)
export class OnRsvpChanged implements Reaction<typeof rsvpChanged> {
  constructor(private readonly news: HostNews) {}

  async react(data: DataOf<typeof rsvpChanged>, fact: Fact): Promise<void> {
    await this.news.addReply(data, fact);
  }
}
