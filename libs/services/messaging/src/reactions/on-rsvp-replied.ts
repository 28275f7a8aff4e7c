import type { DataOf, Fact } from '@festlig/contracts/define';
import { rsvpReplied } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';
import { HostNews } from '../work/host-news';

/**
 * Mails a host's message to the guest at once, unless only the host has said that the address is the guest's; a
 * guest's message joins the host's next notice (rule: unsubscribe-threads).
 */
@Reacts(rsvpReplied)
export class OnRsvpReplied implements Reaction<typeof rsvpReplied> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly news: HostNews,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async react(data: DataOf<typeof rsvpReplied>, fact: Fact): Promise<void> {
    const { partyId, rsvpId, rid, contactId, name, email, message, writerId } = data;
    if (!data.isHost) return this.news.add(partyId, [{ factId: fact.id, rsvpId, name, message }]);
    if (data.entered) return;
    const thread = { partyId, rid, contactId, name, email, message, writerId };
    await this.notices.add({ _id: fact.id, kind: 'thread', dueAt: this.clock.now(), thread });
    await this.queue.add(sendNotice, { noticeId: fact.id }, { id: fact.id });
  }
}
