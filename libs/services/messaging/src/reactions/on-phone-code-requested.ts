import type { DataOf, Fact } from '@festlig/contracts/define';
import { phoneCodeRequested } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';

/**
 * Stores the request first; a worker sends the code, so that no code is lost while the provider of texts is unreachable.
 */
@Reacts(phoneCodeRequested)
export class OnPhoneCodeRequested implements Reaction<typeof phoneCodeRequested> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async react({ userId, codeId }: DataOf<typeof phoneCodeRequested>, fact: Fact): Promise<void> {
    const [_id, dueAt] = [fact.id, this.clock.now()];
    await this.notices.add({ _id, kind: 'phone-code', dueAt, phoneCode: { userId, codeId } });
    await this.queue.add(sendNotice, { noticeId: fact.id }, { id: fact.id });
  }
}
