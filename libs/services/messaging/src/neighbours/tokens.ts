import { billing } from '@festlig/contracts/billing';
import type { User } from '@festlig/contracts/identity';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** The tokens of parties, which the billing service keeps. */
@Injectable()
export class Tokens {
  constructor(private readonly rpc: RpcClient) {}

  /** Returns the tokens that a party has for new sends, as one of its hosts may see them. */
  async balanceOf(partyId: string, user: User): Promise<number> {
    return (await this.rpc.call(billing.calls.getBalance, { partyId }, { user, service: 'messaging' })).tokens;
  }

  /**
   * Reserves tokens for the texts of a send; the same send again changes nothing.
   * @throws RemoteFailure insufficient_tokens
   */
  async reserve(partyId: string, sendId: string, tokens: number): Promise<void> {
    await this.rpc.call(billing.calls.reserveTokens, { partyId, sendId, tokens });
  }
}
