import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../neighbours/guests';
import { ReplyListRepository } from '../../store/reply-list.repository';
import { UnlistedReplyRepository } from '../../store/unlisted-reply.repository';
import { ReplyHourRepository } from '../../store/reply-hour.repository';

type GetStats = typeof rsvp.calls.getStats;

/** While the guest list is unavailable. */
const UNKNOWN = { total: 0, answered: 0, silent: null, unreachable: 0, byText: 0 };

/**
 * Days are calendar days in the event's time zone; a changed reply still counts on the day it first came
 * (rules: reply-stats, reply-stats-by-day).
 */
@Handles(rsvp.calls.getStats)
export class GetStatsHandler implements Handler<GetStats> {
  constructor(
    private readonly hours: ReplyHourRepository,
    private readonly guests: Guests,
    private readonly replies: ReplyListRepository,
    private readonly unlisted: UnlistedReplyRepository,
  ) {}

  async handle(_input: InputOf<GetStats>, { party }: ContextOf<GetStats>): Promise<OutputOf<GetStats>> {
    const [counted, guests, waiting, unlisted] = await Promise.all([
      this.hours.count(party.id),
      this.guests.count(party.id),
      this.replies.countWaiting(party.id),
      this.unlisted.count(party.id),
    ]);
    const stats = { attending: 0, notAttending: 0, persons: 0 };
    const days = new Map<string, { day: string; attending: number; notAttending: number }>();
    for (const { day, attending, replies, persons } of counted.flatMap(({ counts }) => counts)) {
      const kind = attending ? 'attending' : 'notAttending';
      const onDay = days.get(day) ?? { day, attending: 0, notAttending: 0 };
      days.set(day, { ...onDay, [kind]: onDay[kind] + replies });
      stats[kind] += replies;
      stats.persons += persons;
    }
    const choices = new Map<string, { count: number; persons: number }>();
    for (const { id, count, persons } of counted.flatMap((each) => each.choices)) {
      const sum = choices.get(id) ?? { count: 0, persons: 0 };
      choices.set(id, { count: sum.count + count, persons: sum.persons + persons });
    }
    const byDay = [...days.values()].sort((left, right) => left.day.localeCompare(right.day));
    const { total, answered, silent, unreachable, byText } = guests ?? UNKNOWN;
    const uninvited = Math.max(0, total - answered - (silent ?? 0) - unreachable);
    const of = { noResponse: silent, uninvited, unreachable, byText, waiting, unlisted };
    return { ...stats, ...of, rsvpChoiceFields: Object.fromEntries(choices), byDay };
  }
}
