import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { rsvp, RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { Args, Context, Int, ObjectType, Parent, Query, Resolver } from '@nestjs/graphql';
import { type Asking, type Screen, ScreenPart } from './screen-part';
import { PARTY } from './screens';

@ObjectType({ description: 'A party as its hosts follow it.' })
export class Dashboard {}

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Query(() => Dashboard, { name: 'dashboard' })
  screen(@Args('party', PARTY) party: string): Screen {
    return { party };
  }

  @ScreenPart(party.calls.getParty, 'Party')
  party(@Parent() screen: Screen, @Context('asking') asking: Asking) {
    return asking.call(party.calls.getParty, { partyId: screen.party });
  }

  @ScreenPart(rsvp.calls.getStats, 'RsvpStats')
  stats(@Parent() screen: Screen, @Context('asking') asking: Asking) {
    return asking.call(rsvp.calls.getStats, { partyId: screen.party });
  }

  @ScreenPart(contacts.calls.listContacts, 'ContactPage')
  contacts(@Parent() screen: Screen, @Context('asking') asking: Asking) {
    return asking.call(contacts.calls.listContacts, { partyId: screen.party, pageSize: 1 });
  }

  @ScreenPart(rsvp.calls.listRsvps, 'RsvpPage')
  latestReplies(
    @Parent() screen: Screen,
    @Context('asking') asking: Asking,
    @Args('first', { type: () => Int, defaultValue: 5 }) first: number,
  ) {
    const pageSize = Math.min(RSVPS_PAGE_SIZE, Math.max(1, first));
    return asking.call(rsvp.calls.listRsvps, { partyId: screen.party, pageSize, sort: '-createdAt' });
  }

  @ScreenPart(messaging.calls.listSends, 'SendPage')
  sends(@Parent() screen: Screen, @Context('asking') asking: Asking) {
    return asking.call(messaging.calls.listSends, { partyId: screen.party });
  }
}
