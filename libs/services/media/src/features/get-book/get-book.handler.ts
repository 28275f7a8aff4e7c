import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { NewestBook } from '../../work/newest-book';

type GetBook = typeof media.calls.getBook;

@Handles(media.calls.getBook)
export class GetBookHandler implements Handler<GetBook> {
  constructor(private readonly newest: NewestBook) {}

  async handle(_input: InputOf<GetBook>, { party }: ContextOf<GetBook>): Promise<OutputOf<GetBook>> {
    const { asked, shown } = await this.newest.of(party.id);
    const { cover = null, photoIds = null } = asked ?? {};
    return { ...shown, cover, photoIds, askedAt: asked?.createdAt.toISOString() ?? null };
  }
}
