import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { CohostRepository } from '../../store/cohost.repository';
import { shownCohost } from '../../work/shown-cohost';

type ListCohosts = typeof party.calls.listCohosts;

@Handles(party.calls.listCohosts)
export class ListCohostsHandler implements Handler<ListCohosts> {
  constructor(private readonly cohosts: CohostRepository) {}

  async handle(
    _input: InputOf<ListCohosts>,
    { user, party: { id, role } }: ContextOf<ListCohosts>,
  ): Promise<OutputOf<ListCohosts>> {
    const hosts = await this.cohosts.find(id);
    if (!hosts) throw new CallError<ListCohosts>('not_found');
    return { cohostInvites: hosts.cohosts.map((each) => shownCohost(each, user, role)) };
  }
}
