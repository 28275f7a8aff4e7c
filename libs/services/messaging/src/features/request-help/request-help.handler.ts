import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { networkOf } from '@festlig/domain/identity/network-of';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { sendNotice } from '../../queues';
import { DayCountRepository } from '../../store/day-count.repository';
import { helpNoticeId, NoticeRepository } from '../../store/notice.repository';

type RequestHelp = typeof messaging.calls.requestHelp;

/** The most requests a day of one account, and from one network, which many people can share (rule: help-limit). */
const [OF_USER, OF_NETWORK] = [20, 50];

/** Stores the request first; a worker mails it, so that no request is lost while the mail server is unreachable. */
@Handles(messaging.calls.requestHelp)
export class RequestHelpHandler implements Handler<RequestHelp> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly days: DayCountRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async handle(
    { formKey, zip, clientAddress, ...asked }: InputOf<RequestHelp>,
    { user }: ContextOf<RequestHelp>,
  ): Promise<OutputOf<RequestHelp>> {
    // Only a bot fills in this hidden field: it is ignored without an error (rule: help-honeypot).
    if (zip !== '') return { done: true };
    const noticeId = helpNoticeId(formKey);
    // A request that is sent again after a lost answer counts once.
    if (!(await this.notices.find(noticeId))) await this.count(user?.id, clientAddress);
    const help = { ...asked, userId: user?.id ?? null };
    const digest = digestOf(JSON.stringify(help));
    const isThis = await this.notices.add({ _id: noticeId, kind: 'help', dueAt: this.clock.now(), help, digest });
    if (!isThis) throw new CallError<RequestHelp>('key_reused');
    await this.queue.add(sendNotice, { noticeId }, { id: noticeId }).catch(leftToSweep);
    return { done: true };
  }

  /** @throws CallError `help_limit_reached` */
  private async count(userId: string | undefined, clientAddress: string): Promise<void> {
    const isTooMany =
      (userId !== undefined && (await this.days.add(`user ${userId}`)) > OF_USER) ||
      (clientAddress !== '' && (await this.days.add(`network ${networkOf(clientAddress)}`)) > OF_NETWORK);
    if (isTooMany) throw new CallError<RequestHelp>('help_limit_reached');
  }
}
