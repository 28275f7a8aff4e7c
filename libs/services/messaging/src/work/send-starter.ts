import { tellsOfCancelling } from '@festlig/domain/messaging/tells-of-cancelling';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../neighbours/accounts';
import { hostOrOwner, PartyDirectory } from '../neighbours/party-directory';
import { SendRepository } from '../store/send.repository';
import type { SendDocument } from '../store/send.schema';
import { SendStop } from './send-stop';
import { textFrom } from './text-from';

/**
 * Keeps running sends in the name of a host of the party, and their texts from a number that this host still has, and
 * stops those that a cancelled party does not send (rules: send-of-removed-cohost, text-sender, party-cancelled).
 */
@Injectable()
export class SendStarter {
  constructor(
    private readonly sends: SendRepository,
    private readonly parties: PartyDirectory,
    private readonly accounts: Accounts,
    private readonly stopping: SendStop,
  ) {}

  /** Checks the running, paused or unverified send of a party, if it has one. */
  async checkOf(partyId: string): Promise<void> {
    const running = await this.sends.findActive(partyId);
    if (running) await this.check(running);
  }

  /**
   * When the user who started the send is no host any more, the rest of its mails go out in the owner's name. When the
   * texts may not come from their number any more, the rest come from the product's sender. When the party was
   * cancelled, an invitation or a reminder is stopped. An unverified send of a host who was removed is stopped: nothing of it
   * has gone out.
   */
  async check({ _id, partyId, startedBy, textFrom: from = null, ...send }: SendDocument): Promise<void> {
    // A send of an earlier version does not say who started it.
    if (startedBy === undefined) return;
    const party = await this.parties.describe(partyId);
    if (party.cancelled && !tellsOfCancelling(send.invitation, send)) return this.stopping.stop(partyId, _id);
    const hostId = hostOrOwner(party, startedBy);
    if (hostId !== startedBy && send.state === 'unverified') {
      await this.stopping.stop(partyId, _id);
    } else if (hostId !== startedBy) {
      await this.sends.changeStarter(_id, startedBy, await this.accounts.find(hostId));
    } else if (from !== null && textFrom(party, await this.accounts.find(hostId)) !== from) {
      await this.sends.forgetTextFrom(_id);
    }
  }
}
