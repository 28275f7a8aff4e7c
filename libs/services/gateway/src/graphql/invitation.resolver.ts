import { contacts } from '@festlig/contracts/contacts';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import { Clock } from '@festlig/platform/clock';
import { Args, Context, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Asking, type Screen, ScreenPart } from './screen-part';
import { PARTY } from './screens';

@ObjectType({
  description: 'The page a guest sees: the party, who opened it, what they answered, and whether replies are open.',
})
export class Invitation {}

const KEY = { type: () => String, nullable: true };

@Resolver(() => Invitation)
export class InvitationResolver {
  constructor(private readonly clock: Clock) {}

  @Query(() => Invitation, { name: 'invitation' })
  screen(@Args('party', PARTY) party: string, @Args('cid', KEY) cid?: string, @Args('rid', KEY) rid?: string): Screen {
    return { party, ...(cid ? { cid } : {}), ...(rid ? { rid } : {}) };
  }

  @ScreenPart(party.calls.getParty, 'Party')
  party(@Parent() screen: Screen, @Context('asking') asking: Asking) {
    return asking.call(party.calls.getParty, { partyId: screen.party });
  }

  @ScreenPart(contacts.calls.getGuest, 'Guest')
  guest(@Parent() { party, cid }: Screen, @Context('asking') asking: Asking) {
    return cid ? asking.call(contacts.calls.getGuest, { partyId: party, cid }) : null;
  }

  @ScreenPart(rsvp.calls.getOwnRsvp, 'OwnReply')
  reply(@Parent() { party, ...keys }: Screen, @Context('asking') asking: Asking) {
    return keys.cid || keys.rid ? asking.call(rsvp.calls.getOwnRsvp, { partyId: party, ...keys }) : null;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'open, disabled, after_deadline, event_passed or restricted.',
  })
  async window(@Parent() screen: Screen, @Context('asking') asking: Asking) {
    const guest = this.guest(screen, asking);
    const [shown, known] = await Promise.all([this.party(screen, asking), guest?.catch(() => null) ?? null]);
    return rsvpWindow(shown, this.clock.now(), known !== null);
  }
}
