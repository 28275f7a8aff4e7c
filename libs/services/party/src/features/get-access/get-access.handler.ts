import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRepository } from '../../store/party.repository';

type GetAccess = typeof party.calls.getAccess;

/** Owner and co-hosts are the party's hosts (rules: role-owner, role-cohost). */
@Handles(party.calls.getAccess)
export class GetAccessHandler implements Handler<GetAccess> {
  constructor(private readonly parties: PartyRepository) {}

  async handle({ partyId, userId }: InputOf<GetAccess>): Promise<OutputOf<GetAccess>> {
    const place = await this.parties.findPlace(partyId);
    if (!place) return { party: null };
    const { id, ownerId, cohostIds } = place;
    if (userId === ownerId) return { party: { id, role: 'owner' } };
    return { party: { id, role: userId !== null && cohostIds.includes(userId) ? 'editor' : 'guest' } };
  }
}
