import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { moved } from '@festlig/domain/party/wish-order';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { WishRepository } from '../../store/wish.repository';

type MoveWish = typeof party.calls.moveWish;

/** Of two moves at the same time each is made, in either order; no wish is lost (rule: wish-order). */
@Handles(party.calls.moveWish)
export class MoveWishHandler implements Handler<MoveWish> {
  constructor(private readonly wishes: WishRepository) {}

  async handle({ wishId, before }: InputOf<MoveWish>, context: ContextOf<MoveWish>): Promise<OutputOf<MoveWish>> {
    const { id } = context.party;
    const positions = moved(await this.wishes.listPlaced(id), wishId, before);
    if (!positions) throw new CallError<MoveWish>('not_found');
    await this.wishes.place(id, positions);
    return { done: true };
  }
}
