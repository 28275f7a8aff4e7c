import type { DataOf, Fact } from '@festlig/contracts/define';
import type { rsvpCreated } from '@festlig/contracts/rsvp';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { sendNotice } from '../queues';
import { type News, NoticeRepository, repliesNoticeId } from '../store/notice.repository';

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

  /**
   * Replies that hosts entered themselves are not reported.
   * @param facts of one party
   */
  async addReplies(facts: readonly Fact<DataOf<typeof rsvpCreated>>[]): Promise<void> {
    const news = facts.flatMap(({ id: factId, data }) => {
      const { byHost, rsvpId, name, isComming, numberOfPeople, companions, comment, before } = data;
      const said = { name, isComming, numberOfPeople, companions, comment, ...(before && { before }) };
      return byHost ? [] : [{ factId, rsvpId, ...said }];
    });
    const [first] = facts;
    if (first && news.length > 0) await this.add(first.data.partyId, news);
  }

  async add(partyId: string, news: readonly News[]): Promise<void> {
    const delay = this.config.values.MESSAGING_NOTICE_DELAY_MS;
    const dueAt = new Date(this.clock.now().getTime() + delay);
    await this.notices.addNews(partyId, news, dueAt);
    const noticeId = repliesNoticeId(partyId);
    await this.queue.add(sendNotice, { noticeId }, { id: noticeId, delay });
  }
}
