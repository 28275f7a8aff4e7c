import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { tellsOfCancelling } from '@festlig/domain/messaging/tells-of-cancelling';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Accounts } from '../../neighbours/accounts';
import { GuestList } from '../../neighbours/guest-list';
import { PartyDirectory } from '../../neighbours/party-directory';
import { planSend } from '../../queues';
import { FRESH, type NewSend, SendRepository } from '../../store/send.repository';
import type { SendDocument } from '../../store/send.schema';
import { TemplateRepository } from '../../store/template.repository';
import { audienceOf, type Whom } from '../../work/audience-of';
import { keptMailHtml } from '../../work/mail-html';
import { SendProgress } from '../../work/send-progress';
import { SendingLimits } from '../../work/sending-limits';
import { textFrom } from '../../work/text-from';
import { type ReservedTexts, TextQuote } from '../../work/text-quote';
import { UnverifiedSends } from '../../work/unverified-sends';

type Send = typeof messaging.calls.send;
type Asked = Omit<Whom, 'partyId'> & Pick<SendDocument, 'templateId' | 'withTexts' | 'textsTo'>;
type Composed = Omit<NewSend, '_id' | 'tokens' | 'textQuota'>;

/** A host who was shown no texts sends none (rules: text-quote, skip-texts). */
const wantsTexts = ({ skipSms, tokens }: InputOf<Send>): boolean => !skipSms && tokens !== null;

/**
 * Two unique indexes decide whether a second click is the same send or is refused. Only a send with texts, and one that
 * waits for the address to be verified, count the audience while the host waits, from kept counts; the plan reads it, and
 * a send without recipients ends as `empty` (rules: send-same-key, send-one-at-a-time, send-answers-at-once,
 * send-waits-for-verification).
 */
@Handles(messaging.calls.send)
export class SendHandler implements Handler<Send> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly sends: SendRepository,
    private readonly progress: SendProgress,
    private readonly parties: PartyDirectory,
    private readonly limits: SendingLimits,
    private readonly quote: TextQuote,
    private readonly unverified: UnverifiedSends,
    private readonly accounts: Accounts,
    private readonly guests: GuestList,
    private readonly queue: Queue,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(input: InputOf<Send>, { party, user }: ContextOf<Send>): Promise<OutputOf<Send>> {
    // No tokens are kept for somebody who may never verify the address.
    if (!user.email_verified && (!input.whenVerified || wantsTexts(input)))
      throw new CallError<Send>('email_not_verified');
    const earlier = await this.sends.findByKey(party.id, input.idempotencyKey);
    if (earlier) return this.again(earlier, input);
    const composed = await this.compose(input, party.id, user);
    const reserved = await this.reserve(input, composed, user);
    const { sendId: _id = this.ids.id(), tokens = 0, textQuota = null } = reserved ?? {};
    // A send with texts goes on without mails.
    if (tokens === 0) await this.requireMails(composed);
    const send = { ...composed, _id, tokens, textQuota };
    const start = user.email_verified ? FRESH : await this.unverifiedStart(composed);
    if (!(await this.sends.create(send, start))) {
      const same = await this.sends.findByKey(party.id, input.idempotencyKey);
      // A request with the same key at the same time has reserved under the same id, unless it counted other texts.
      if (reserved && reserved.sendId !== same?._id) await this.quote.giveBack(party.id, reserved);
      if (same) return this.again(same, input);
      throw new CallError<Send>('send_in_progress');
    }
    if (start.state === 'unverified') return this.beginOnceVerified(send);
    await this.queue.add(planSend, { sendId: send._id }, { id: send._id }).catch(leftToSweep);
    return this.progress.view({ ...send, ...start });
  }

  /** What a send is that waits for the address to be verified: the host is told for how many guests. */
  private async unverifiedStart(send: Composed) {
    const { mail: total } = await this.guests.countAudience(audienceOf(send));
    return { ...FRESH, state: 'unverified' as const, total };
  }

  /**
   * The address may have been verified, and told of, before the send was stored: whoever verifies it later finds the
   * send, so one look after the write is enough. A request that is repeated looks again.
   */
  private async beginOnceVerified(send: NewSend): Promise<OutputOf<Send>> {
    const user = await this.accounts.find(send.startedBy ?? '');
    if (user.email_verified) await this.unverified.begin(send, user);
    return this.progress.viewInParty(send.partyId, send._id);
  }

  /**
   * Answers a key that was used before.
   * @throws CallError `idempotency_key_reused` when the key belongs to another send
   */
  private again(earlier: SendDocument, input: InputOf<Send>): Promise<OutputOf<Send>> {
    const asked = (send: Asked) => ({
      templateId: send.templateId,
      withTexts: send.withTexts ?? false,
      textsTo: send.textsTo ?? 'all',
      audience: send.audience,
      picked: [...new Set(send.picked)].sort(),
      search: send.search ?? null,
      except: [...new Set(send.except)].sort(),
      guestState: send.guestState ?? null,
      tag: send.tag ?? null,
    });
    if (!isDeepStrictEqual(asked(earlier), asked({ ...input, withTexts: wantsTexts(input) }))) {
      throw new CallError<Send>('idempotency_key_reused');
    }
    return earlier.state === 'unverified' ? this.beginOnceVerified(earlier) : this.progress.view(earlier);
  }

  /**
   * Reserves the tokens of the texts that the host was shown, for the list as it is now; null for a send without texts.
   * A party with a running send reserves nothing: the send would be refused, and tokens would be held for a while.
   */
  private async reserve(input: InputOf<Send>, { partyId, text }: Composed, user: User): Promise<ReservedTexts | null> {
    if (!wantsTexts(input) || text === '') return null;
    if (await this.sends.findActive(partyId)) throw new CallError<Send>('send_in_progress');
    return this.quote.reserve(audienceOf({ ...input, partyId }), input, input.tokens ?? 0, user);
  }

  private async compose(input: InputOf<Send>, partyId: string, user: User): Promise<Composed> {
    const { templateId, audience, picked, search, idempotencyKey } = input;
    const template = await this.templates.find(partyId, templateId);
    if (!template) throw new CallError<Send>('not_found');
    if (audience === 'custom' && picked.length === 0 && search === null) throw new CallError<Send>('audience_empty');
    const party = await this.parties.describe(partyId);
    if (party.cancelled && !tellsOfCancelling(template, input)) throw new CallError<Send>('party_cancelled');
    const { invitation, page, sid, plan } = party;
    return {
      ...audienceOf({ ...input, partyId }),
      templateId,
      idempotencyKey,
      invitation: {
        ...invitation,
        type: template.type,
        leadsTo: template.leadsTo,
        subject: template.name,
        // An older template was saved under other rules.
        body: keptMailHtml(template.email),
        hostName: user.name,
      },
      page,
      sid,
      text: template.text,
      textFrom: textFrom(party, user),
      withTexts: wantsTexts(input),
      textsTo: input.textsTo,
      replyTo: { name: user.name, address: user.email },
      startedBy: user.id,
      quota: await this.limits.of(user.id, plan),
      createdAt: this.clock.now(),
    };
  }

  /** @throws CallError `sending_quota_reached` when no mail is left today */
  private async requireMails({ quota = null }: Composed): Promise<void> {
    if (!quota || (await this.limits.leftOf(quota)) !== 0) return;
    throw new CallError<Send>('sending_quota_reached', { limit: quota.limit });
  }
}
