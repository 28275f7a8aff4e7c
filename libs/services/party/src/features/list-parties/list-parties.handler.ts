import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRepository } from '../../store/party.repository';

type ListParties = typeof party.calls.listParties;

@Handles(party.calls.listParties)
export class ListPartiesHandler implements Handler<ListParties> {
  constructor(private readonly parties: PartyRepository) {}

  async handle(input: InputOf<ListParties>, { user }: ContextOf<ListParties>): Promise<OutputOf<ListParties>> {
    const { page, pageSize, sort } = input;
    const { items, total } = await this.parties.listOf(user.id, { page, pageSize, latestFirst: sort !== 'date' });
    return { items, page, pageSize, total };
  }
}
