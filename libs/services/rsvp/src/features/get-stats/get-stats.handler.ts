import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../adapters/guests';
import { ReplyListRepository } from '../../store/reply-list.repository';

type GetStats = typeof rsvp.calls.getStats;

/** Spec section 3, RSVP stats. A day is one of the event's zone; a changed reply stays on the day it first came. */
@Handles(rsvp.calls.getStats)
export class GetStatsHandler implements Handler<GetStats> {
  constructor(
    private readonly replies: ReplyListRepository,
    private readonly guests: Guests,
  ) {}

  async handle(_input: InputOf<GetStats>, { party }: ContextOf<'editor'>): Promise<OutputOf<GetStats>> {
    const [counts, rsvpChoiceFields, noResponse] = await Promise.all([
      this.replies.count(party.id),
      this.replies.countChoices(party.id),
      this.guests.countSilent(party.id),
    ]);
    const stats = { attending: 0, notAttending: 0, persons: 0 };
    const days = new Map<string, { day: string; attending: number; notAttending: number }>();
    for (const { day, attending, replies, persons } of counts) {
      const kind = attending ? 'attending' : 'notAttending';
      const onDay = days.get(day) ?? { day, attending: 0, notAttending: 0 };
      days.set(day, { ...onDay, [kind]: onDay[kind] + replies });
      stats[kind] += replies;
      stats.persons += persons;
    }
    return { ...stats, noResponse, rsvpChoiceFields, byDay: [...days.values()] };
  }
}
