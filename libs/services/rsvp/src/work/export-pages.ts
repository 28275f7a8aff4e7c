import { EXPORT_ROWS, pageOfRows } from '@festlig/domain/contacts/page-of-rows';
import { exportRows } from '@festlig/domain/rsvp/export';
import { Injectable } from '@nestjs/common';
import { Guests } from '../neighbours/guests';
import { Parties } from '../neighbours/parties';
import { ReplyListRepository } from '../store/reply-list.repository';

/** The pages of an export, in the language and the zone of the party. */
@Injectable()
export class ExportPages {
  constructor(
    private readonly replies: ReplyListRepository,
    private readonly guests: Guests,
    private readonly parties: Parties,
  ) {}

  /** `attending` null = all replies; `next` is null on the last page. */
  async read(
    partyId: string,
    attending: boolean | null,
    after: string | null,
  ): Promise<{ text: string; next: string | null }> {
    const { language, zone, rsvpFields: columns } = await this.parties.find(partyId);
    const size = after === null ? EXPORT_ROWS.first : EXPORT_ROWS.following;
    const found = await this.replies.listAfter(partyId, attending, after, size);
    const replies = pageOfRows(found);
    // A file is kept: one without the addresses would pass for a list of guests who have none.
    const known = await this.guests.withEmails(partyId, replies);
    const rows = known.map((reply) => ({ ...reply, attending: reply.isComming }));
    const text = exportRows(rows, { language, zone, columns, first: after === null });
    const isLast = replies.length === found.length && found.length < size;
    return { text, next: isLast ? null : (replies.at(-1)?._id ?? null) };
  }
}
