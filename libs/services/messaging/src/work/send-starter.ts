import { Injectable } from '@nestjs/common';
import { Accounts } from '../neighbours/accounts';
import { hostOrOwner, PartyDirectory } from '../neighbours/party-directory';
import { SendRepository } from '../store/send.repository';
import type { SendDocument } from '../store/send.schema';

/** Keeps running sends in the name of a host of the party (rule: send-of-removed-cohost). */
@Injectable()
export class SendStarter {
  constructor(
    private readonly sends: SendRepository,
    private readonly parties: PartyDirectory,
    private readonly accounts: Accounts,
  ) {}

  /** When the user who started the send is no host any more, the rest of its mails go out in the owner's name. */
  async check({ _id, partyId, startedBy }: SendDocument): Promise<void> {
    // A send of an earlier version does not say who started it.
    if (startedBy === undefined) return;
    const hostId = hostOrOwner(await this.parties.describe(partyId), startedBy);
    if (hostId !== startedBy) await this.sends.changeStarter(_id, startedBy, await this.accounts.find(hostId));
  }
}
