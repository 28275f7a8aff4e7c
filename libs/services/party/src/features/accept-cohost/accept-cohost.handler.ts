import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { accepted } from '@festlig/domain/party/cohosts';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { AccessDirectory, type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { CohostRepository } from '../../store/cohost.repository';
import { PartyRepository } from '../../store/party.repository';

type AcceptCohost = typeof party.calls.acceptCohost;

/** The most parties of which one user can be a co-host. */
const MOST_COHOSTED = 200;

@Handles(party.calls.acceptCohost)
export class AcceptCohostHandler implements Handler<AcceptCohost> {
  constructor(
    private readonly cohosts: CohostRepository,
    private readonly parties: PartyRepository,
    private readonly directory: AccessDirectory,
    private readonly clock: Clock,
  ) {}

  async handle(
    { partyId: ref, inviteId, secret }: InputOf<AcceptCohost>,
    { user }: ContextOf<AcceptCohost>,
  ): Promise<OutputOf<AcceptCohost>> {
    const place = await this.parties.findPlace(ref);
    // Answers as for a wrong secret, so that nobody learns which parties and invitations there are.
    if (!place) throw new CallError<AcceptCohost>('cohost_link_invalid');
    const { id: partyId } = place;
    const link = { id: inviteId, digest: digestOf(secret) };
    const decide = (current: Parameters<typeof accepted>[0]) => accepted(current, link, user, this.clock.now());
    const hosts = await this.cohosts.find(partyId);
    const { refused } = hosts ? decide(hosts) : { refused: 'cohost_link_invalid' as const };
    if (refused) throw new CallError<AcceptCohost>(refused);
    // Acceptances at the same time may exceed the limit by a few.
    if ((await this.cohosts.countOf(user.id)) >= MOST_COHOSTED) {
      throw new CallError<AcceptCohost>('too_many_cohosted', { maximum: MOST_COHOSTED });
    }
    const act = { partyId, userId: user.id, name: user.name, act: party.calls.acceptCohost.name, fields: [] };
    await this.cohosts.change(partyId, { decide, act });
    // The user opens the party at once, mostly through this process.
    this.directory.forget(partyId);
    return { done: true };
  }
}
