import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { Clock } from '@festlig/platform/clock';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { WishRepository } from '../../store/wish.repository';
import { HasWishes } from '../../work/has-wishes';

type DeleteWish = typeof party.calls.deleteWish;

/** A reserved wish is deleted like a free one, because a refusal would tell (rules: wish-deleted, wish-surprise). */
@Handles(party.calls.deleteWish)
export class DeleteWishHandler implements Handler<DeleteWish> {
  constructor(
    private readonly wishes: WishRepository,
    private readonly mark: HasWishes,
    private readonly clock: Clock,
  ) {}

  async handle({ wishId }: InputOf<DeleteWish>, context: ContextOf<DeleteWish>): Promise<OutputOf<DeleteWish>> {
    const { id } = context.party;
    await this.wishes.remove(id, wishId, this.clock.now());
    await this.mark.note(id);
    return { done: true };
  }
}
