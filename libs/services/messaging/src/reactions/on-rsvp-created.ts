import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpCreated } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ReplyNotices } from '../adapters/reply-notices';

@Reacts(rsvpCreated)
export class OnRsvpCreated implements Reaction<typeof rsvpCreated> {
  constructor(private readonly replies: ReplyNotices) {}

  async react(data: DataOf<typeof rsvpCreated>, fact: Fact): Promise<void> {
    await this.replies.add(data, fact);
  }
}
