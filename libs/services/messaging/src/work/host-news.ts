import type { DataOf, Fact } from '@festlig/contracts/define';
import type { rsvpCreated } from '@festlig/contracts/rsvp';
import type { GuestNews } from '@festlig/domain/messaging/replies-mail';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { sendNotice } from '../queues';
import { NoticeRepository, repliesNoticeId } from '../store/notice.repository';

/**
 * Collects guests' replies and messages for a while, so that the host gets one mail about them
 * (rule: notice-of-replies).
 */
@Injectable()
export class HostNews {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
  ) {}

  /** Replies that hosts entered themselves are not reported. */
  async addReply(data: DataOf<typeof rsvpCreated>, { id }: Fact): Promise<void> {
    if (data.byHost) return;
    const { partyId, rsvpId, name, isComming, numberOfPeople, comment } = data;
    await this.add(partyId, id, { rsvpId, name, isComming, numberOfPeople, comment });
  }

  async add(partyId: string, factId: string, news: GuestNews): Promise<void> {
    const delay = this.config.values.MESSAGING_NOTICE_DELAY_MS;
    const dueAt = new Date(this.clock.now().getTime() + delay);
    await this.notices.addNews(partyId, factId, news, dueAt);
    const noticeId = repliesNoticeId(partyId);
    await this.queue.add(sendNotice, { noticeId }, { id: noticeId, delay });
  }
}
