import type { InputOf } from '@festlig/contracts/define';
import { party, type Wish, type WishFields } from '@festlig/contracts/party';
import { differing, editedMeanwhile } from '@festlig/domain/edits/edited-meanwhile';
import { unreserved } from '@festlig/domain/party/wish-view';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { WishRepository } from '../../store/wish.repository';
import { WishChecks } from '../../work/wish-checks';

type UpdateWish = typeof party.calls.updateWish;

/** An attempt fails only when another save of the same wish succeeds. */
const ATTEMPTS = 50;

/**
 * Saves a host's edit. It reads and writes nothing of reservations, so that neither its answer nor its time tells of one
 * (rules: wish-surprise, edits-by-version).
 */
@Handles(party.calls.updateWish)
export class UpdateWishHandler implements Handler<UpdateWish> {
  constructor(
    private readonly wishes: WishRepository,
    private readonly checks: WishChecks,
  ) {}

  async handle(
    { partyId: _, wishId, ifMatch, ...edits }: InputOf<UpdateWish>,
    context: ContextOf<UpdateWish>,
  ): Promise<Wish> {
    const { id } = context.party;
    await this.checks.require(id, edits);
    const edit = { basedOn: ifMatch, given: Object.keys(edits) };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await this.wishes.find(id, wishId);
      if (!current) throw new CallError<UpdateWish>('not_found');
      const changes = differing<WishFields>(current, edits);
      const fields = Object.keys(changes);
      const clash = editedMeanwhile(current, edit, fields);
      if (clash.length > 0) throw new CallError<UpdateWish>('edited_meanwhile', {}, clash);
      if (fields.length === 0) return unreserved(current);
      const saved = await this.wishes.save(id, current, changes);
      if (saved) return unreserved(saved);
    }
    throw new CallError<UpdateWish>('conflict');
  }
}
