import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { isPast } from '@festlig/domain/party/dates';
import { Clock } from '@festlig/platform/clock';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../neighbours/guests';
import { Parties } from '../../neighbours/parties';
import { ReplyHourRepository } from '../../store/reply-hour.repository';
import { ReplyListRepository } from '../../store/reply-list.repository';

type ListHeadlines = typeof rsvp.calls.listHeadlines;
type Headline = OutputOf<ListHeadlines>['items'][number];

/** Asks for the list of parties on behalf of the user, so that the party service decides whose they are (rule: party-headline). */
@Handles(rsvp.calls.listHeadlines)
export class ListHeadlinesHandler implements Handler<ListHeadlines> {
  constructor(
    private readonly parties: Parties,
    private readonly hours: ReplyHourRepository,
    private readonly replies: ReplyListRepository,
    private readonly guests: Guests,
    private readonly clock: Clock,
  ) {}

  async handle({ page }: InputOf<ListHeadlines>, { user }: ContextOf<ListHeadlines>): Promise<OutputOf<ListHeadlines>> {
    const now = this.clock.now();
    const coming = (await this.parties.listOf(user, page)).filter((party) => !isPast(party, now));
    return { items: await Promise.all(coming.map(({ id }) => this.headlineOf(id))) };
  }

  private async headlineOf(partyId: string): Promise<Headline> {
    const [counted, guests, waiting] = await Promise.all([
      this.hours.count(partyId),
      this.guests.count(partyId),
      this.replies.countWaiting(partyId),
    ]);
    const counts = counted.flatMap((hours) => hours.counts);
    const persons = counts.reduce((sum, count) => sum + count.persons, 0);
    const replies = counts.reduce((sum, count) => sum + count.replies, 0);
    return { partyId, persons, replies, noResponse: guests?.silent ?? null, waiting };
  }
}
