import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { sendNotice } from '../../jobs/notice.job';
import { helpNoticeId, NoticeRepository } from '../../store/notice.repository';

type RequestHelp = typeof messaging.calls.requestHelp;

/** Written down first, mailed by a worker: a mail server that is away loses no request. */
@Handles(messaging.calls.requestHelp)
export class RequestHelpHandler implements Handler<RequestHelp> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async handle(
    { formKey, zip, ...asked }: InputOf<RequestHelp>,
    { user }: ContextOf<'public'>,
  ): Promise<OutputOf<RequestHelp>> {
    // A bot: ignored silently (spec section 5).
    if (zip !== '') return { done: true };
    const noticeId = helpNoticeId(formKey);
    await this.notices.add(noticeId, { help: { ...asked, userId: user?.id ?? null } }, this.clock.now());
    await this.queue.add(sendNotice, { noticeId }, { id: noticeId }).catch(leftToSweep);
    return { done: true };
  }
}
