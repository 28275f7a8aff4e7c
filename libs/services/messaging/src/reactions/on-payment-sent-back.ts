import { paymentSentBack } from '@festlig/contracts/billing';
import type { DataOf, Fact } from '@festlig/contracts/define';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';

/** Stores that money went back to a buyer; a worker tells the buyer by mail (rule: payment-sent-back-mailed). */
@Reacts(paymentSentBack)
export class OnPaymentSentBack implements Reaction<typeof paymentSentBack> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async react({ kind, ...sent }: DataOf<typeof paymentSentBack>, { id }: Fact): Promise<void> {
    const sentBack = { ...sent, purchase: kind };
    await this.notices.add({ _id: id, kind: 'sent-back', dueAt: this.clock.now(), sentBack });
    await this.queue.add(sendNotice, { noticeId: id }, { id });
  }
}
