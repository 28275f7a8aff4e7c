import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party, WISHES_MAX } from '@festlig/contracts/party';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { WishRepository } from '../../store/wish.repository';
import { HasWishes } from '../../work/has-wishes';

type RestoreWish = typeof party.calls.restoreWish;

/** Puts a deleted wish back with its place in the order and its reservations (rule: wish-deleted). */
@Handles(party.calls.restoreWish)
export class RestoreWishHandler implements Handler<RestoreWish> {
  constructor(
    private readonly wishes: WishRepository,
    private readonly mark: HasWishes,
    private readonly clock: Clock,
  ) {}

  async handle({ wishId }: InputOf<RestoreWish>, context: ContextOf<RestoreWish>): Promise<OutputOf<RestoreWish>> {
    const { id } = context.party;
    const restored = await this.wishes.restore(id, wishId, this.clock.now());
    if (restored === 'full') throw new CallError<RestoreWish>('too_many_wishes', { maximum: WISHES_MAX });
    if (restored === 'gone') throw new CallError<RestoreWish>('not_found');
    await this.mark.note(id);
    return { done: true };
  }
}
