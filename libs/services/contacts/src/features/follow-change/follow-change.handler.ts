import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ChangeRepository, toChange } from '../../store/change.repository';

type FollowChange = typeof contacts.calls.followChange;

/** The gateway repeats this call as long as a client follows the change. */
@Handles(contacts.calls.followChange)
export class FollowChangeHandler implements Handler<FollowChange> {
  constructor(private readonly changes: ChangeRepository) {}

  async handle(
    { changeId }: InputOf<FollowChange>,
    { party }: ContextOf<FollowChange>,
  ): Promise<OutputOf<FollowChange>> {
    const found = await this.changes.findInParty(party.id, changeId);
    if (!found) throw new CallError<FollowChange>('not_found');
    return toChange(found);
  }
}
