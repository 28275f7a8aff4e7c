import type { DataOf, Fact } from '@festlig/contracts/define';
import type { rsvpCreated } from '@festlig/contracts/rsvp';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { sendNotice } from '../jobs/notice.job';
import { NoticeRepository, repliesNoticeId } from '../store/notice.repository';

/** Gathers answers for a while, so that the host gets one mail of them. */
@Injectable()
export class ReplyNotices {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
  ) {}

  async add(data: DataOf<typeof rsvpCreated>, fact: Fact): Promise<void> {
    const { partyId, name, isComming, numberOfPeople, comment } = data;
    const delay = this.config.values.MESSAGING_NOTICE_DELAY_MS;
    const dueAt = new Date(this.clock.now().getTime() + delay);
    await this.notices.addReply(partyId, fact.id, { name, isComming, numberOfPeople, comment }, dueAt);
    const noticeId = repliesNoticeId(partyId);
    await this.queue.add(sendNotice, { noticeId }, { id: noticeId, delay });
  }
}
