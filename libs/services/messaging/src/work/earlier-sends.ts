import { AUDIENCE_PAGE_SIZE, type AudienceCount } from '@festlig/contracts/contacts';
import type { OutputOf } from '@festlig/contracts/define';
import type { messaging } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { GuestList } from '../neighbours/guest-list';
import { SendRepository, type SentWith } from '../store/send.repository';
import { GotBefore } from './got-before';

type Earlier = OutputOf<typeof messaging.calls.presend>['earlier'];
type Whom = Parameters<GuestList['countAudience']>[0];

/** The most earlier sends in which guests are looked up. */
const LOOKED_UP = 3;

/**
 * Milliseconds for which an answer about a larger audience is kept while its numbers and those of the sends are the same: a host
 * who writes asks every few seconds. Not longer, because one guest may have taken the place of another.
 */
const KEPT = 60_000;
const MOST = 1000;

/** What went out with a template before, and to how many guests of an audience (rule: presend-sent-before). */
@Injectable()
export class EarlierSends {
  private readonly kept = new Map<string, { numbers: string; at: number; told: Earlier }>();

  constructor(
    private readonly sends: SendRepository,
    private readonly got: GotBefore,
    private readonly guests: GuestList,
    private readonly clock: Clock,
  ) {}

  /** `earlier`: what went out in all; `counted`: the same audience, which has just been counted. */
  async told(earlier: SentWith, templateId: string, whom: Whom, counted: AudienceCount): Promise<Earlier> {
    // The guests are named, and none need be fetched.
    if (counted.ids) return this.find(earlier, templateId, whom, counted);
    const key = JSON.stringify([templateId, whom]);
    const numbers = JSON.stringify([earlier, counted]);
    const at = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known && known.numbers === numbers && known.at + KEPT > at) return known.told;
    const told = await this.find(earlier, templateId, whom, counted);
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(key, { numbers, at, told });
    return told;
  }

  private async find(earlier: SentWith, templateId: string, whom: Whom, counted: AudienceCount): Promise<Earlier> {
    const unknown = { ...earlier, latest: earlier.latest.toISOString(), guests: null, once: false };
    if (counted.contacts > AUDIENCE_PAGE_SIZE) return unknown;
    const sends = await this.sends.latestWith(whom.partyId, templateId, LOOKED_UP + 1);
    if (sends.length > LOOKED_UP) return unknown;
    const ids = counted.ids ? counted.ids.map(({ id }) => id) : await this.idsOf(whom);
    if (ids.length > AUDIENCE_PAGE_SIZE) return unknown;
    const { guests, latest, once } = await this.got.count(sends, ids);
    return { ...earlier, latest: (latest ?? earlier.latest).toISOString(), guests, once };
  }

  /** Everybody of an audience, or more than a page of it when it has grown since it was counted. */
  private async idsOf(whom: Whom): Promise<string[]> {
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page = await this.guests.listAudience({ ...whom, after, limit: AUDIENCE_PAGE_SIZE });
      ids.push(...page.people.map(({ id }) => id));
      after = page.next;
    } while (after !== null && ids.length <= AUDIENCE_PAGE_SIZE);
    return ids;
  }
}
