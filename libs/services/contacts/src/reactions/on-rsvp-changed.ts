import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpChanged } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GuestReplies } from '../work/guest-replies';

@Reacts(rsvpChanged)
export class OnRsvpChanged implements Reaction<typeof rsvpChanged> {
  constructor(private readonly replies: GuestReplies) {}

  async react(data: DataOf<typeof rsvpChanged>): Promise<void> {
    await this.replies.keep([{ data }]);
  }

  async reactAll(facts: readonly Fact<DataOf<typeof rsvpChanged>>[]): Promise<void> {
    await this.replies.keep(facts);
  }
}
