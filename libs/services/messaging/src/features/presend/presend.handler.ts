import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging, UnsavedTemplateId } from '@festlig/contracts/messaging';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { EarlierSends } from '../../work/earlier-sends';
import { GuestList } from '../../neighbours/guest-list';
import { SendRepository } from '../../store/send.repository';
import { TemplateRepository } from '../../store/template.repository';
import { SendingLimits } from '../../work/sending-limits';
import { TextQuote } from '../../work/text-quote';

type Presend = typeof messaging.calls.presend;

/** Without a text nobody gets one, and nobody misses one. */
const NO_TEXTS = { text: 0, textUnmailed: 0, textUnsubscribed: 0, abroad: 0 };

@Handles(messaging.calls.presend)
export class PresendHandler implements Handler<Presend> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly sends: SendRepository,
    private readonly earlier: EarlierSends,
    private readonly guests: GuestList,
    private readonly limits: SendingLimits,
    private readonly quote: TextQuote,
  ) {}

  async handle(
    { templateId, partyId: _, hasText: asIfTexted, ...whom }: InputOf<Presend>,
    { party, user }: ContextOf<Presend>,
  ): Promise<OutputOf<Presend>> {
    const isUnsaved = UnsavedTemplateId.safeParse(templateId).success;
    const template = await (isUnsaved
      ? this.templates.findMade(party.id, templateId)
      : this.templates.find(party.id, templateId));
    if (!template && !isUnsaved) throw new CallError<Presend>('not_found');
    const hasText = asIfTexted || (template !== null && template.text !== '');
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
      earlier:
        template && earlier && (await this.earlier.told(earlier, template.id, { partyId: party.id, ...whom }, counted)),
    };
  }
}
