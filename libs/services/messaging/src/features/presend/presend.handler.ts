import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging, TOKENS_PER_TEXT } from '@festlig/contracts/messaging';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GuestList } from '../../neighbours/guest-list';
import { SendRepository } from '../../store/send.repository';
import { TemplateRepository } from '../../store/template.repository';
import { SendingLimits } from '../../work/sending-limits';

type Presend = typeof messaging.calls.presend;

/** Texts are not sent yet; a mail costs no token. */
const NO_TEXTS = {
  text: 0,
  textUnsubscribed: 0,
  abroad: 0,
  tokens: 0,
  tokensPrContact: TOKENS_PER_TEXT,
  account: 0,
  toPay: 0,
};

const told = ({ mails, latest }: { mails: number; latest: Date }) => ({ mails, latest: latest.toISOString() });

@Handles(messaging.calls.presend)
export class PresendHandler implements Handler<Presend> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly sends: SendRepository,
    private readonly guests: GuestList,
    private readonly limits: SendingLimits,
  ) {}

  async handle(
    { templateId, partyId: _, ...whom }: InputOf<Presend>,
    { party, user }: ContextOf<Presend>,
  ): Promise<OutputOf<Presend>> {
    if (!(await this.templates.find(party.id, templateId))) throw new CallError<Presend>('not_found');
    const [counted, today, earlier] = await Promise.all([
      this.guests.countAudience({ partyId: party.id, ...whom }),
      this.limits.leftToday(party.id, user.id),
      this.sends.sentWith(party.id, templateId),
    ]);
    return { ...counted, ...NO_TEXTS, today, earlier: earlier && told(earlier) };
  }
}
