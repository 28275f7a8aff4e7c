import type { DataOf, Fact } from '@festlig/contracts/define';
import { accountChanged } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';

/** Stores the change; a worker tells the owner, so that no mail is lost while the mail server is unreachable. */
@Reacts(accountChanged)
export class OnAccountChanged implements Reaction<typeof accountChanged> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async react({ owner, ...changed }: DataOf<typeof accountChanged>, fact: Fact): Promise<void> {
    const change = { ...changed, ...(owner ? { owner } : {}) };
    await this.notices.add({ _id: fact.id, kind: 'change', dueAt: this.clock.now(), change });
    await this.queue.add(sendNotice, { noticeId: fact.id }, { id: fact.id });
  }
}
