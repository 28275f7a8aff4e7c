import { identity } from '@festlig/contracts/identity';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Counts mails in the identity service, which counts all that its users cause. */
@Injectable()
export class Accounts {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws RemoteFailure `too_many_mails`, `too_many_mails_today` */
  async claimCohostMail(userId: string, to: string): Promise<void> {
    await this.rpc.call(identity.calls.claimMail, { kind: 'cohost', userId, to });
  }
}
