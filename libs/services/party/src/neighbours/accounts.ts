import { identity } from '@festlig/contracts/identity';
import { RemoteFailure } from '@festlig/platform/errors';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

const NOT_FOUND = 404;

/** Accounts in the identity service, which also counts all mails that its users cause. */
@Injectable()
export class Accounts {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws RemoteFailure `too_many_mails`, `too_many_mails_today` */
  async claimCohostMail(userId: string, to: string): Promise<void> {
    await this.rpc.call(identity.calls.claimMail, { kind: 'cohost', userId, to });
  }

  /** The name that others see of an account; null when it was deleted. */
  async nameOf(userId: string): Promise<string | null> {
    try {
      return (await this.rpc.call(identity.calls.getUser, { userId })).name;
    } catch (error) {
      if (error instanceof RemoteFailure && error.failure.status === NOT_FOUND) return null;
      throw error;
    }
  }
}
