import type { OutputOf, RequestOf } from '@festlig/contracts/define';
import { identity, type User } from '@festlig/contracts/identity';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Accounts, as the identity service tells of them. */
@Injectable()
export class Accounts {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws where there is no such account */
  find(userId: string): Promise<User> {
    return this.rpc.call(identity.calls.getUser, { userId });
  }

  /** What its limit of mails a day follows from. */
  senderOf(userId: string): Promise<OutputOf<typeof identity.calls.getSender>> {
    return this.rpc.call(identity.calls.getSender, { userId });
  }

  /** A link that was asked for, and whom it is mailed to; null when it works no more. */
  async mailedLink(
    which: RequestOf<typeof identity.calls.getMailedLink>,
  ): Promise<OutputOf<typeof identity.calls.getMailedLink>['link']> {
    return (await this.rpc.call(identity.calls.getMailedLink, which)).link;
  }
}
