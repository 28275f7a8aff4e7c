import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';

type GetRole = typeof party.calls.getRole;

/** A host whose role has ended gets the same answer as a stranger (rule: party-not-told-apart). */
@Handles(party.calls.getRole)
export class GetRoleHandler implements Handler<GetRole> {
  async handle(_input: InputOf<GetRole>, { party: { role } }: ContextOf<GetRole>): Promise<OutputOf<GetRole>> {
    if (role === 'guest') throw new CallError<GetRole>('not_found');
    return { role };
  }
}
