import type { OutputOf, RequestOf } from '@festlig/contracts/define';
import { identity, type User } from '@festlig/contracts/identity';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads accounts from the identity service. */
@Injectable()
export class Accounts {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws when there is no such account */
  find(userId: string): Promise<User> {
    return this.rpc.call(identity.calls.getUser, { userId });
  }

  /** Returns what an account's daily limit of mails is computed from. */
  senderOf(userId: string): Promise<OutputOf<typeof identity.calls.getSender>> {
    return this.rpc.call(identity.calls.getSender, { userId });
  }

  /** Returns a requested link and its addressee; null when the link no longer works. */
  async mailedLink(
    which: RequestOf<typeof identity.calls.getMailedLink>,
  ): Promise<OutputOf<typeof identity.calls.getMailedLink>['link']> {
    return (await this.rpc.call(identity.calls.getMailedLink, which)).link;
  }

  /** Returns a requested code and the number it is for; null when the code no longer works. */
  async phoneCode(
    which: RequestOf<typeof identity.calls.getPhoneCode>,
  ): Promise<OutputOf<typeof identity.calls.getPhoneCode>['text']> {
    return (await this.rpc.call(identity.calls.getPhoneCode, which)).text;
  }
}
