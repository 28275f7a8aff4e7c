import { mailStatus, textStatus } from '@festlig/domain/messaging/delivery-status';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { DeliveryListRepository } from './delivery-list.repository';
import { RecipientsRepository } from './recipients.repository';
import { RECIPIENTS, type RecipientsDocument } from './recipients.schema';

/** Who of a few guests got a mail or a text of earlier sends: only the chunks that have one of them are read. */
@Injectable()
export class GotBeforeRepository {
  constructor(
    @InjectModel(RECIPIENTS) private readonly recipients: Model<RecipientsDocument>,
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
    const numbers = await this.chunksWith(sendId, guestIds);
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

  /** The numbers of the chunks in whose ranges the guests are: each chunk ends with the id in its `cursor`. */
  private async chunksWith(sendId: string, guestIds: readonly string[]): Promise<number[]> {
    const numbers: number[] = [];
    let left = guestIds.toSorted();
    for (let [first] = left; first !== undefined; [first] = left) {
      const chunk = await this.chunkOf(sendId, first);
      if (!chunk) break;
      const { n, cursor } = chunk;
      numbers.push(n);
      left = cursor === null ? [] : left.filter((id) => id > cursor);
    }
    return numbers;
  }

  private async chunkOf(sendId: string, guestId: string): Promise<Pick<RecipientsDocument, 'n' | 'cursor'> | null> {
    const fields = { n: 1, cursor: 1 };
    const within = { sendId, cursor: { $gte: guestId } };
    const chunk = await this.recipients.findOne(within, fields).sort({ cursor: 1 }).lean();
    return chunk ?? this.recipients.findOne({ sendId, cursor: null }, fields).lean();
  }
}
