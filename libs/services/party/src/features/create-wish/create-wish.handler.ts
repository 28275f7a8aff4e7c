import type { InputOf } from '@festlig/contracts/define';
import { party, type Wish, WISHES_MAX } from '@festlig/contracts/party';
import { unreserved } from '@festlig/domain/party/wish-view';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { WishRepository } from '../../store/wish.repository';
import { HasWishes } from '../../work/has-wishes';
import { WishChecks } from '../../work/wish-checks';

type CreateWish = typeof party.calls.createWish;

@Handles(party.calls.createWish)
export class CreateWishHandler implements Handler<CreateWish> {
  constructor(
    private readonly wishes: WishRepository,
    private readonly checks: WishChecks,
    private readonly mark: HasWishes,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle({ partyId: _, formKey, ...fields }: InputOf<CreateWish>, context: ContextOf<CreateWish>): Promise<Wish> {
    const { id } = context.party;
    await this.checks.require(id, fields);
    const made = await this.wishes.create(id, { id: this.ids.id(), formKey }, fields, this.clock.now());
    if (!made) throw new CallError<CreateWish>('too_many_wishes', { maximum: WISHES_MAX });
    if (!(await this.mark.note(id))) {
      // The party was deleted meanwhile, perhaps after its wishes were.
      await this.wishes.removeAll(id);
      throw new CallError<CreateWish>('not_found');
    }
    return unreserved(made);
  }
}
