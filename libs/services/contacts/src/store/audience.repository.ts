import type { Audience } from '@festlig/contracts/contacts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';

/** Somebody an audience holds. `email` is in its compared form. */
export interface Listener {
  id: string;
  sid: string;
  name: string;
  email: string;
}

const FIELDS = { sid: 1, name: 1, email: 1 } as const;

const filterOf = (partyId: string, audience: Audience): QueryFilter<ContactDocument> =>
  audience === 'all' ? { partyId, mailable: true } : { partyId, hasReceivedInvite: false, mailable: true };

/** Who an audience holds, subscribed or not: those who receive e-mail and have an address. */
@Injectable()
export class AudienceRepository {
  constructor(@InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>) {}

  /** The next `limit` of them by id: new contacts come last, so no page shifts under a reader. */
  async list(partyId: string, audience: Audience, after: string | null, limit: number): Promise<Listener[]> {
    const documents = await this.contacts
      .find({ ...filterOf(partyId, audience), ...(after === null ? {} : { _id: { $gt: after } }) }, FIELDS)
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return documents.map(({ _id: id, sid, name, email }) => ({ id, sid, name, email: email ?? '' }));
  }
}
