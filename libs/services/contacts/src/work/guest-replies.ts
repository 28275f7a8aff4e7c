import type { DataOf } from '@festlig/contracts/define';
import type { rsvpChanged, rsvpCreated, rsvpEnlisted } from '@festlig/contracts/rsvp';
import { answeredFrom } from '@festlig/domain/contacts/standing';
import { Injectable } from '@nestjs/common';
import { ContactRepository } from '../store/contact.repository';
import type { KnownRsvp } from '../store/contact.schema';
import { StandingRepository } from '../store/standing.repository';

type Replied = { data: DataOf<typeof rsvpCreated> | DataOf<typeof rsvpChanged> | DataOf<typeof rsvpEnlisted> };

/** The reply of a guest of the list; `version` grows with each of its changes. */
export interface GuestReply {
  contactId: string;
  rsvp: KnownRsvp;
  version: number;
}

/** Follows the replies of a party's guests, many of them at once when many reply. */
@Injectable()
export class GuestReplies {
  constructor(
    private readonly standings: StandingRepository,
    private readonly contacts: ContactRepository,
  ) {}

  /** @param facts of one party */
  async keep(facts: readonly Replied[]): Promise<void> {
    const known = facts.flatMap(({ data: { contactId, rsvpId: id, isComming: attending, ...more } }) =>
      contactId === null ? [] : [{ contactId, rsvp: { id, attending, numberOfPeople: more.numberOfPeople }, ...more }],
    );
    const [first] = known;
    if (!first) return;
    await this.keepNewest(first.partyId, known);
    const seen = known.filter(({ byHost }) => !byHost).map(({ contactId }) => contactId);
    if (seen.length > 0) await this.contacts.noteAllSeen(first.partyId, seen);
  }

  /** Stores the newest reply of each guest; an older or equal version changes nothing. */
  async keepNewest(partyId: string, replies: readonly GuestReply[]): Promise<void> {
    const newest = new Map<string, GuestReply>();
    for (const reply of replies) {
      if (reply.version > (newest.get(reply.contactId)?.version ?? 0)) newest.set(reply.contactId, reply);
    }
    await this.standings.changeEach(partyId, [...newest.keys()], ({ _id, rsvpVersion, standing }) => {
      const { rsvp, version } = newest.get(_id) ?? { rsvp: null, version: 0 };
      if (rsvp === null || version <= rsvpVersion) return null;
      return { after: answeredFrom(standing, rsvp), $set: { rsvp, rsvpVersion: version } };
    });
  }

  /**
   * Removes a deleted reply; the guest's next reply begins again at version 1. Another reply than this one stays.
   */
  async forget(partyId: string, id: string, rsvpId: string): Promise<void> {
    await this.standings.changeAll({
      whom: { _id: id, partyId, 'rsvp.id': rsvpId },
      from: partyId,
      to: partyId,
      standing: (before) => answeredFrom(before, null),
      write: { $set: { rsvp: null, rsvpVersion: 0 } },
    });
  }
}
