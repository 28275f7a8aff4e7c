import type { InputOf } from '@festlig/contracts/define';
import { type CohostInvite, party } from '@festlig/contracts/party';
import { withChoice } from '@festlig/domain/party/cohosts';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { CohostRepository } from '../../store/cohost.repository';
import { shownCohost } from '../../work/shown-cohost';

type UpdateCohost = typeof party.calls.updateCohost;

@Handles(party.calls.updateCohost)
export class UpdateCohostHandler implements Handler<UpdateCohost> {
  constructor(private readonly cohosts: CohostRepository) {}

  async handle(
    { inviteId, notices, wishes }: InputOf<UpdateCohost>,
    { user, party: { id, role } }: ContextOf<UpdateCohost>,
  ): Promise<CohostInvite> {
    const chosen = { ...(notices === undefined ? {} : { notices }), ...(wishes === undefined ? {} : { wishes }) };
    const cohosts = await this.cohosts.change(id, {
      decide: (current) => withChoice(current, inviteId, user.id, chosen),
    });
    const own = cohosts.find((each) => each.id === inviteId);
    if (!own) throw new CallError<UpdateCohost>('not_found');
    return shownCohost(own, user, role);
  }
}
