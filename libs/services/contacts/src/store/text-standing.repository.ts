import { MAIL_STANDINGS, type MailStanding, textedFrom, textReachOf } from '@festlig/domain/contacts/standing';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { StandingRepository } from './standing.repository';
import { UnsubscribeRepository } from './unsubscribe.repository';

const FIELDS = { email: 1, phone: 1, receiveSms: 1, lostPhone: 1 } as const;
type Texted = Pick<ContactDocument, '_id' | 'email' | 'receiveSms' | 'lostPhone'> & { phone: string };

/** Guests whom a version that sent no texts has stored: their standings do not say whether texts reach them. */
@Injectable()
export class TextStandingRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly unsubscribes: UnsubscribeRepository,
    private readonly standings: StandingRepository,
    private readonly sizes: ImportSizes,
  ) {}

  /**
   * Goes through the guests of a party who get no texts by their standing, by id and in batches, so that other
   * requests are answered in between. It can be repeated, also at the same time.
   */
  async classify(partyId: string): Promise<void> {
    for (const standing of MAIL_STANDINGS) {
      for (let after = ''; ;) {
        const page = await this.contacts
          .find({ partyId, standing, _id: { $gt: after } }, FIELDS)
          .sort({ _id: 1 })
          .limit(this.sizes.chunk)
          .lean();
        const last = page.at(-1);
        if (!last) break;
        const texted = page.flatMap(({ phone, ...guest }) => (phone && guest.receiveSms ? [{ ...guest, phone }] : []));
        if (texted.length > 0) await this.give(partyId, standing, texted);
        after = last._id;
      }
    }
  }

  private async give(partyId: string, standing: MailStanding, texted: readonly Texted[]): Promise<void> {
    // The hash is written first: by it a number that unsubscribes meanwhile finds its guests.
    await this.contacts.bulkWrite(
      texted.map(({ _id, phone }) => ({
        updateOne: {
          filter: { _id, phone, receiveSms: true },
          update: { $set: { phoneHash: this.unsubscribes.numberHash(phone) } },
        },
      })),
      { ordered: false },
    );
    const goneOf = await this.unsubscribes.goneAmong(texted);
    const byText = Map.groupBy(texted, (guest) => textReachOf(guest, goneOf(guest).text));
    for (const [text, guests] of byText) {
      await this.standings.changeSome({
        // A guest whom a host has changed meanwhile is not changed.
        whom: {
          _id: { $in: guests.map(({ _id }) => _id) },
          partyId,
          standing,
          receiveSms: true,
          phoneHash: { $in: guests.map(({ phone }) => this.unsubscribes.numberHash(phone)) },
        },
        from: partyId,
        to: partyId,
        write: { $set: {} },
        standing: (before) => textedFrom(before, text),
      });
    }
  }
}
