import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { removed } from '@festlig/domain/party/cohosts';
import { AccessDirectory, type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { CohostRepository } from '../../store/cohost.repository';

type RemoveCohost = typeof party.calls.removeCohost;

@Handles(party.calls.removeCohost)
export class RemoveCohostHandler implements Handler<RemoveCohost> {
  constructor(
    private readonly cohosts: CohostRepository,
    private readonly directory: AccessDirectory,
  ) {}

  async handle(
    { inviteId }: InputOf<RemoveCohost>,
    { user, party: { id } }: ContextOf<RemoveCohost>,
  ): Promise<OutputOf<RemoveCohost>> {
    await this.cohosts.change(id, { decide: (current) => removed(current, inviteId, user.id) });
    // The other processes learn it from the fact, this one at once.
    this.directory.forget(id);
    return { done: true };
  }
}
