import { mailStatus, textStatus } from '@festlig/domain/messaging/delivery-status';
import { Injectable } from '@nestjs/common';
import { DeliveryListRepository } from '../store/delivery-list.repository';
import { RecipientsRepository } from '../store/recipients.repository';
import type { StartedSend } from '../store/send.repository';

interface Got {
  guests: number;
  latest: Date | null;
  once: boolean;
}

/** Who of some guests got a mail or a text of earlier sends: only the chunks that have one of them are read. */
@Injectable()
export class GotBefore {
  constructor(
    private readonly people: RecipientsRepository,
    private readonly lists: DeliveryListRepository,
  ) {}

  /**
   * Counts those of the guests who got something of one of the sends, which are newest first. `latest`: when the newest of these
   * sends was started, null when there is none; `once`: all of them got it.
   */
  async count(sends: readonly StartedSend[], guestIds: readonly string[]): Promise<Got> {
    const got = new Set<string>();
    const found: Date[] = [];
    for (const { id: sendId, createdAt } of sends) {
      const missing = guestIds.filter((id) => !got.has(id));
      const more = await this.gotOf(sendId, missing);
      if (more.length > 0) found.push(createdAt);
      for (const id of more) got.add(id);
    }
    return { guests: got.size, latest: found[0] ?? null, once: found.length === 1 };
  }

  private async gotOf(sendId: string, guestIds: readonly string[]): Promise<string[]> {
    const numbers = await this.people.chunksWith(sendId, guestIds);
    const [people, reports] = await Promise.all([
      this.people.everybody(sendId, numbers),
      this.lists.reports(sendId, numbers),
    ]);
    const wanted = new Set(guestIds);
    return [...people].flatMap(([n, all]) => {
      const report = reports.get(n);
      return all.flatMap(({ id, mail, text }, index) => {
        if (!report || !wanted.has(id)) return [];
        const { statusMail } = mailStatus(report.mails, mail, index, false);
        const { statusText } = textStatus(report.texts, text, index, false);
        return statusMail === 'send' || statusText === 'send' ? [id] : [];
      });
    });
  }
}
