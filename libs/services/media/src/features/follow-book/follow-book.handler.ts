import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { NewestBook } from '../../work/newest-book';

type FollowBook = typeof media.calls.followBook;

/** The gateway repeats this call as long as a host follows the book. */
@Handles(media.calls.followBook)
export class FollowBookHandler implements Handler<FollowBook> {
  constructor(private readonly newest: NewestBook) {}

  async handle(_input: InputOf<FollowBook>, { party }: ContextOf<FollowBook>): Promise<OutputOf<FollowBook>> {
    return (await this.newest.of(party.id)).shown;
  }
}
