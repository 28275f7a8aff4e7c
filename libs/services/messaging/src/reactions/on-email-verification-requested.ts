import type { DataOf, Fact } from '@festlig/contracts/define';
import { emailVerificationRequested } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';

/**
 * Stores the request first; a worker mails the link, so that no link is lost while the mail server is unreachable.
 */
@Reacts(emailVerificationRequested)
export class OnEmailVerificationRequested implements Reaction<typeof emailVerificationRequested> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async react({ userId, linkId }: DataOf<typeof emailVerificationRequested>, fact: Fact): Promise<void> {
    const [_id, dueAt] = [fact.id, this.clock.now()];
    await this.notices.add({ _id, kind: 'verification', dueAt, link: { userId, linkId } });
    await this.queue.add(sendNotice, { noticeId: fact.id }, { id: fact.id });
  }
}
