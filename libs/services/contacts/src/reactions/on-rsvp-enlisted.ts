import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpEnlisted } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GuestReplies } from '../work/guest-replies';

@Reacts(rsvpEnlisted)
export class OnRsvpEnlisted implements Reaction<typeof rsvpEnlisted> {
  constructor(private readonly replies: GuestReplies) {}

  async react(data: DataOf<typeof rsvpEnlisted>): Promise<void> {
    await this.replies.keep([{ data }]);
  }

  async reactAll(facts: readonly Fact<DataOf<typeof rsvpEnlisted>>[]): Promise<void> {
    await this.replies.keep(facts);
  }
}
