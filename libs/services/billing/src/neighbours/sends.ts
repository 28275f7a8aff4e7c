import { messaging } from '@festlig/contracts/messaging';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Asks the messaging service about sends. */
@Injectable()
export class Sends {
  constructor(private readonly rpc: RpcClient) {}

  async exists(partyId: string, sendId: string): Promise<boolean> {
    return (await this.rpc.call(messaging.calls.findSend, { partyId, sendId })).found;
  }
}
