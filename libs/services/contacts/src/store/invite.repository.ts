import type { DataOf } from '@festlig/contracts/define';
import type { numbersUnreached } from '@festlig/contracts/messaging';
import { invitedFrom, notInvitedFrom, textedFrom } from '@festlig/domain/contacts/standing';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { StandingRepository } from './standing.repository';

type UnreachedGuest = DataOf<typeof numbersUnreached>['guests'][number];

/** Who has been invited, and by what. All changes can be repeated, and give the same in any order. */
@Injectable()
export class InviteRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly standings: StandingRepository,
  ) {}

  /** A mail invites for good. */
  async byMail(partyId: string, ids: readonly string[]): Promise<void> {
    await this.mark(partyId, {
      whom: { _id: { $in: [...ids] }, $or: [{ hasReceivedInvite: false }, { textInvites: { $exists: true } }] },
      write: { $set: { hasReceivedInvite: true }, $unset: { textInvites: 1 } },
    });
  }

  /** A text invites until it turns out not to have arrived. */
  async byText(partyId: string, sendId: string, ids: readonly string[]): Promise<void> {
    await this.mark(partyId, {
      whom: {
        _id: { $in: [...ids] },
        textsMissed: { $ne: sendId },
        textInvites: { $ne: sendId },
        $or: [{ hasReceivedInvite: false }, { textInvites: { $exists: true } }],
      },
      write: { $set: { hasReceivedInvite: true }, $addToSet: { textInvites: sendId } },
    });
  }

  /**
   * The text of a send did not arrive. A guest whom nothing else has invited is not invited any more, unless they have
   * opened their page (rule: contact-text-missed).
   */
  async textMissed(partyId: string, sendId: string, ids: readonly string[]): Promise<void> {
    const guests = { _id: { $in: [...ids] }, partyId };
    // Kept, because the fact that the text was sent may arrive later.
    await this.contacts.updateMany(guests, { $addToSet: { textsMissed: sendId }, $pull: { textInvites: sendId } });
    await this.standings.changeAll({
      whom: { ...guests, hasReceivedInvite: true, textInvites: { $size: 0 }, firstVisit: null },
      from: partyId,
      to: partyId,
      standing: notInvitedFrom,
      write: { $set: { hasReceivedInvite: false }, $unset: { textInvites: 1 } },
    });
  }

  /**
   * A text of a send did not reach these numbers: no text reaches their guests, unless the host has changed the number meanwhile. A
   * send that has told so once does not tell it again, because the host may have turned texts on again since
   * (rule: number-unreached).
   */
  async numbersUnreached(partyId: string, sendId: string, guests: readonly UnreachedGuest[]): Promise<void> {
    for (const [phone, some] of Map.groupBy(guests, (guest) => guest.phone)) {
      const ids = some.map(({ id }) => id);
      await this.standings.changeAll({
        whom: { _id: { $in: ids }, partyId, phone, receiveSms: true, lostIn: { $ne: sendId } },
        from: partyId,
        to: partyId,
        // The country of the number was supported when the text was sent.
        standing: (before) => textedFrom(before, 'lost'),
        write: { $set: { lostPhone: phone }, $addToSet: { lostIn: sendId } },
      });
    }
  }

  private async mark(partyId: string, { whom, write }: { whom: QueryFilter<ContactDocument>; write: Write }) {
    const change = { whom: { ...whom, partyId }, from: partyId, to: partyId, standing: invitedFrom, write };
    await this.standings.changeAll(change);
  }
}

type Write = NonNullable<Parameters<StandingRepository['changeAll']>[0]['write']>;
