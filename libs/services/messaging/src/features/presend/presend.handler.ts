import { AUDIENCE_PAGE_SIZE, type AudienceCount } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging, UnsavedTemplateId } from '@festlig/contracts/messaging';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GotBefore } from '../../work/got-before';
import { GuestList } from '../../neighbours/guest-list';
import { SendRepository, type SentWith } from '../../store/send.repository';
import { TemplateRepository } from '../../store/template.repository';
import { SendingLimits } from '../../work/sending-limits';
import { TextQuote } from '../../work/text-quote';

type Presend = typeof messaging.calls.presend;
type Earlier = OutputOf<Presend>['earlier'];
type Whom = Parameters<GuestList['countAudience']>[0];

/** Without a text nobody gets one, and nobody misses one. */
const NO_TEXTS = { text: 0, textUnmailed: 0, textUnsubscribed: 0, abroad: 0 };

/** The most earlier sends in which guests are looked up. */
const LOOKED_UP = 3;

@Handles(messaging.calls.presend)
export class PresendHandler implements Handler<Presend> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly sends: SendRepository,
    private readonly got: GotBefore,
    private readonly guests: GuestList,
    private readonly limits: SendingLimits,
    private readonly quote: TextQuote,
  ) {}

  async handle(
    { templateId, partyId: _, hasText: willHaveText, ...whom }: InputOf<Presend>,
    { party, user }: ContextOf<Presend>,
  ): Promise<OutputOf<Presend>> {
    const isUnsaved = UnsavedTemplateId.safeParse(templateId).success;
    const template = await (isUnsaved
      ? this.templates.findMade(party.id, templateId)
      : this.templates.find(party.id, templateId));
    if (!template && !isUnsaved) throw new CallError<Presend>('not_found');
    const hasText = template ? template.text !== '' : willHaveText;
    const [counted, today, textsToday, earlier] = await Promise.all([
      this.guests.countAudience({ partyId: party.id, ...whom }),
      this.limits.leftToday(party.id, user.id),
      hasText ? this.quote.leftToday(user.id) : null,
      template && this.sends.sentWith(party.id, template.id),
    ]);
    const { text, textUnmailed, textUnsubscribed, abroad } = hasText ? counted : NO_TEXTS;
    const price = await this.quote.priceOf(party.id, text, user);
    const texts = { text, textUnmailed, textUnsubscribed, abroad };
    return {
      ...counted,
      ...texts,
      ...price,
      today,
      textsToday,
      earlier: template && earlier && (await this.told(earlier, template.id, { partyId: party.id, ...whom }, counted)),
    };
  }

  /** What went out before, and to how many of the audience (rule: presend-sent-before). */
  private async told(earlier: SentWith, templateId: string, whom: Whom, counted: AudienceCount): Promise<Earlier> {
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
