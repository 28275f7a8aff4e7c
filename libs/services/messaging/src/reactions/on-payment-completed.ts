import { paymentCompleted } from '@festlig/contracts/billing';
import type { DataOf, Fact } from '@festlig/contracts/define';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';

/** Stores that a payment was made; a worker mails the receipt to the buyer (rule: receipt-mailed). */
@Reacts(paymentCompleted)
export class OnPaymentCompleted implements Reaction<typeof paymentCompleted> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async react({ paymentId }: DataOf<typeof paymentCompleted>, { id }: Fact): Promise<void> {
    const receipt = { paymentId };
    await this.notices.add({ _id: id, kind: 'receipt', dueAt: this.clock.now(), receipt });
    await this.queue.add(sendNotice, { noticeId: id }, { id });
  }
}
