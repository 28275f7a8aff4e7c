import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpChanged } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ReplyNotices } from '../adapters/reply-notices';

@Reacts(rsvpChanged)
export class OnRsvpChanged implements Reaction<typeof rsvpChanged> {
  constructor(private readonly replies: ReplyNotices) {}

  async react(data: DataOf<typeof rsvpChanged>, fact: Fact): Promise<void> {
    await this.replies.add(data, fact);
  }
}
