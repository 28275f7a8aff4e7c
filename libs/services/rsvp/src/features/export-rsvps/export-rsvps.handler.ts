import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { exportPage } from '@festlig/domain/contacts/page-of-rows';
import { exportRows } from '@festlig/domain/rsvp/export';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../neighbours/guests';
import { Parties } from '../../neighbours/parties';
import { ReplyListRepository } from '../../store/reply-list.repository';

type ExportRsvps = typeof rsvp.calls.exportRsvps;

const ATTENDING = { all: null, attending: true, rejected: false } as const;

/** Exports in the language and the time zone of the party (rule: reply-exports). */
@Handles(rsvp.calls.exportRsvps)
export class ExportRsvpsHandler implements Handler<ExportRsvps> {
  constructor(
    private readonly replies: ReplyListRepository,
    private readonly guests: Guests,
    private readonly parties: Parties,
  ) {}

  async handle(
    { which, after }: InputOf<ExportRsvps>,
    { party: { id } }: ContextOf<ExportRsvps>,
  ): Promise<OutputOf<ExportRsvps>> {
    const { language, zone, rsvpFields: columns } = await this.parties.find(id);
    const first = after === null;
    const read = (limit: number) => this.replies.listAfter(id, ATTENDING[which], after, limit);
    const { rows, last } = await exportPage({ first, read });
    // Hosts keep the file: without the addresses it would look as if the guests had none.
    const known = await this.guests.withEmails(id, rows);
    const text = exportRows(
      known.map((reply) => ({ ...reply, attending: reply.isComming })),
      { language, zone, columns, first },
    );
    return { text, next: last?._id ?? null };
  }
}
