import type { DataOf, Fact } from '@festlig/contracts/define';
import { cohostInvited } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';

/** Stores that a co-host was invited; a worker mails the link, so that none is lost while the mail server is away. */
@Reacts(cohostInvited)
export class OnCohostInvited implements Reaction<typeof cohostInvited> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async react({ partyId, inviteId }: DataOf<typeof cohostInvited>, fact: Fact): Promise<void> {
    await this.notices.add({ _id: fact.id, kind: 'cohost', dueAt: this.clock.now(), cohost: { partyId, inviteId } });
    await this.queue.add(sendNotice, { noticeId: fact.id }, { id: fact.id });
  }
}
