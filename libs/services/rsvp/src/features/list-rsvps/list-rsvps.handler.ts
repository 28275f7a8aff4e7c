import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../neighbours/guests';
import { ReplyListRepository, type ReplyPage } from '../../store/reply-list.repository';

type ListRsvps = typeof rsvp.calls.listRsvps;

/**
 * Lists the newest replies first by default. Each word of `search` must begin a word of the name, the companions'
 * names, the reply's own e-mail or the comment.
 */
@Handles(rsvp.calls.listRsvps)
export class ListRsvpsHandler implements Handler<ListRsvps> {
  constructor(
    private readonly replies: ReplyListRepository,
    private readonly guests: Guests,
  ) {}

  async handle(
    { page, pageSize, sort = '-createdAt', which, id, search }: InputOf<ListRsvps>,
    { party }: ContextOf<ListRsvps>,
  ): Promise<OutputOf<ListRsvps>> {
    const field = sort.replace('-', '') as ReplyPage['sort']['field'];
    const order = { field, descending: sort.startsWith('-') };
    const { items, ...found } = await this.replies.list(party.id, { page, pageSize, sort: order, which, id, search });
    return { items: await this.guests.withEmailsIfKnown(party.id, items), page, pageSize, ...found };
  }
}
