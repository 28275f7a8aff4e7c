import { mailStatus, textStatus } from '@festlig/domain/messaging/delivery-status';
import { Injectable } from '@nestjs/common';
import { DeliveryListRepository } from '../store/delivery-list.repository';
import { RecipientsRepository } from '../store/recipients.repository';

/** Who of a few guests got a mail or a text of earlier sends: only the chunks that have one of them are read. */
@Injectable()
export class GotBefore {
  constructor(
    private readonly people: RecipientsRepository,
    private readonly lists: DeliveryListRepository,
  ) {}

  /** Counts those of the guests who got something of one of the sends. */
  async count(sendIds: readonly string[], guestIds: readonly string[]): Promise<number> {
    const got = new Set<string>();
    for (const sendId of sendIds) {
      const missing = guestIds.filter((id) => !got.has(id));
      for (const id of await this.gotOf(sendId, missing)) got.add(id);
    }
    return got.size;
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
