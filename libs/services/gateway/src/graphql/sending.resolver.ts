import { messaging } from '@festlig/contracts/messaging';
import { Args, Context, ObjectType, Parent, Query, Resolver } from '@nestjs/graphql';
import { type Asking, type Screen, ScreenPart } from './screen-part';
import { PARTY } from './screens';

@ObjectType({ description: 'What the page begins with where hosts write to their guests.' })
export class Sending {}

@Resolver(() => Sending)
export class SendingResolver {
  @Query(() => Sending, { name: 'sending' })
  screen(@Args('party', PARTY) party: string): Screen {
    return { party };
  }

  @ScreenPart(messaging.calls.listTemplates, 'TemplatePage')
  templates(@Parent() screen: Screen, @Context('asking') asking: Asking) {
    return asking.call(messaging.calls.listTemplates, { partyId: screen.party });
  }

  @ScreenPart(messaging.calls.listSends, 'SendPage')
  sends(@Parent() screen: Screen, @Context('asking') asking: Asking) {
    return asking.call(messaging.calls.listSends, { partyId: screen.party });
  }
}
