import { type AudienceCount, contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { audienceCount, type StandingCounts } from '@festlig/domain/contacts/standing';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository, type Found, type Listener } from '../../store/audience.repository';
import { CountRepository } from '../../store/count.repository';
import { Reach } from '../../work/reach';

/** The guests' names are listed only when there are fewer than this. */
const LISTED = 50;

type Count = Omit<AudienceCount, 'ids'>;
type CountAudience = typeof contacts.calls.countAudience;

const isEverybody = (search: string): boolean => search.trim() === '';

/**
 * Counts from the kept counts, the picked guests, or the first guests that a search finds, so that no request waits
 * for a whole list (rules: nothing-reads-a-whole-list, presend-summary).
 */
@Handles(contacts.calls.countAudience)
export class CountAudienceHandler implements Handler<CountAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly counts: CountRepository,
    private readonly reach: Reach,
  ) {}

  async handle({ partyId, audience, picked, search, except }: InputOf<CountAudience>): Promise<AudienceCount> {
    if (audience === 'custom' && search !== null) return this.countFound({ partyId, search, except });
    if (audience === 'custom') return this.countPicked(await this.audiences.listPicked(partyId, picked));
    const count = { ...audienceCount(await this.counts.of(partyId), audience), atLeast: false };
    if (count.contacts >= LISTED) return { ...count, ids: null };
    return { ...count, ids: await this.described(await this.audiences.list(partyId, audience, LISTED)) };
  }

  private async countFound(found: Found): Promise<AudienceCount> {
    const kept = await this.counts.of(found.partyId);
    const count = isEverybody(found.search) ? await this.allBut(found, kept) : await this.searched(found);
    if (count.contacts >= LISTED) return { ...count, ids: null };
    return { ...count, ids: await this.described(await this.audiences.listFound(found, LISTED)) };
  }

  private async allBut({ partyId, except }: Found, kept: StandingCounts): Promise<Count> {
    const all = audienceCount(kept, 'all');
    const leftOut = await this.countPicked(await this.audiences.listPicked(partyId, except));
    return {
      contacts: all.contacts - leftOut.contacts,
      mail: all.mail - leftOut.mail,
      unsubscribed: all.unsubscribed - leftOut.unsubscribed,
      text: all.text - leftOut.text,
      textUnsubscribed: all.textUnsubscribed - leftOut.textUnsubscribed,
      abroad: all.abroad - leftOut.abroad,
      atLeast: false,
    };
  }

  private async searched(found: Found): Promise<Count> {
    const { counts, atLeast } = await this.audiences.countFound(found);
    return { ...audienceCount(counts, 'all'), atLeast };
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
      textUnsubscribed: texted('stopped'),
      abroad: texted('abroad'),
      atLeast: false,
      ids: people.length < LISTED ? described : null,
    };
  }

  private async described(people: readonly Listener[]): Promise<NonNullable<AudienceCount['ids']>> {
    return (await this.reach.of(people)).map(({ id, name, email, mail, phone, text }) => {
      const receives = mail === 'none' ? 'unreachable' : mail;
      return { id, name, email, receives, phone, texts: text };
    });
  }
}
