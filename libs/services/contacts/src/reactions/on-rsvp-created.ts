import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpCreated } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GuestReplies } from '../work/guest-replies';

@Reacts(rsvpCreated)
export class OnRsvpCreated implements Reaction<typeof rsvpCreated> {
  constructor(private readonly replies: GuestReplies) {}

  async react(data: DataOf<typeof rsvpCreated>): Promise<void> {
    await this.replies.keep([{ data }]);
  }

  async reactAll(facts: readonly Fact<DataOf<typeof rsvpCreated>>[]): Promise<void> {
    await this.replies.keep(facts);
  }
}
