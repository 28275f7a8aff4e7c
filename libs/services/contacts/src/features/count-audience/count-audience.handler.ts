import { type AudienceCount, contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { inNameOrder } from '@festlig/domain/contacts/name-order';
import { audienceCount, reachedCount, type StandingCounts } from '@festlig/domain/contacts/standing';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository, type Found, type Listener } from '../../store/audience.repository';
import { CountRepository } from '../../store/count.repository';
import { FilteredListRepository, isPlain } from '../../store/filtered-list.repository';
import { Reach, toAddressed } from '../../work/reach';

/** The guests' names are listed only when there are fewer than this. */
const LISTED = 50;

type Count = Omit<AudienceCount, 'ids'>;
type CountAudience = typeof contacts.calls.countAudience;

const isEverybody = (search: string): boolean => search.trim() === '';

/**
 * Counts from the kept counts, the picked guests, or for a search in an index, so that no request reads a whole list
 * (rules: nothing-reads-a-whole-list, presend-summary).
 */
@Handles(contacts.calls.countAudience)
export class CountAudienceHandler implements Handler<CountAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly counts: CountRepository,
    private readonly filtered: FilteredListRepository,
    private readonly reach: Reach,
  ) {}

  async handle({ audience, picked, search, guestState, ...whom }: InputOf<CountAudience>): Promise<AudienceCount> {
    const { partyId, except, tag } = whom;
    if (audience === 'custom' && search !== null)
      return this.countFound({ partyId, search, except, state: guestState, tag });
    if (audience === 'custom') return this.countPicked(await this.audiences.listPicked(partyId, picked));
    const count = audienceCount(await this.counts.of(partyId), audience);
    if (count.contacts >= LISTED) return { ...count, ids: null };
    return { ...count, ids: await this.described(await this.audiences.list(partyId, audience, LISTED)) };
  }

  private async countFound(found: Found): Promise<AudienceCount> {
    const count = await this.countOf(found);
    if (count.contacts >= LISTED) return { ...count, ids: null };
    return { ...count, ids: await this.described(await this.audiences.listFound(found, LISTED)) };
  }

  private async countOf(found: Found): Promise<Count> {
    const { partyId, except, ...filter } = found;
    if (!isPlain(filter)) return audienceCount(await this.filtered.countStandings(partyId, filter, except), 'all');
    if (!isEverybody(found.search)) return reachedCount(await this.audiences.countFound(found));
    return this.allBut(found, await this.counts.of(partyId));
  }

  private async allBut({ partyId, except }: Found, kept: StandingCounts): Promise<Count> {
    const all = audienceCount(kept, 'all');
    const leftOut = await this.countPicked(await this.audiences.listPicked(partyId, except));
    return {
      contacts: all.contacts - leftOut.contacts,
      mail: all.mail - leftOut.mail,
      unsubscribed: all.unsubscribed - leftOut.unsubscribed,
      text: all.text - leftOut.text,
      textUnmailed: all.textUnmailed - leftOut.textUnmailed,
      textUnsubscribed: all.textUnsubscribed - leftOut.textUnsubscribed,
      abroad: all.abroad - leftOut.abroad,
    };
  }

  private async countPicked(people: readonly Listener[]): Promise<AudienceCount> {
    const described = await this.described(people);
    const having = (receives: string) => described.filter((person) => person.receives === receives).length;
    const texted = (texts: string) => described.filter((person) => person.texts === texts).length;
    return {
      contacts: people.length,
      mail: having('mail'),
      unsubscribed: having('unsubscribed'),
      text: texted('text'),
      textUnmailed: described.filter(({ receives, texts }) => texts === 'text' && receives !== 'mail').length,
      textUnsubscribed: texted('stopped'),
      abroad: texted('abroad'),
      ids: people.length < LISTED ? described : null,
    };
  }

  /** By name, in the order of the guest list (rule: send-asks). */
  private async described(people: readonly Listener[]): Promise<NonNullable<AudienceCount['ids']>> {
    return (await this.reach.of(inNameOrder(people, ({ name }) => name))).map(toAddressed);
  }
}
