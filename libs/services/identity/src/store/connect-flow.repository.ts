import type { SocialProviderName } from '@festlig/contracts/identity';
import { connectEnd } from '@festlig/domain/identity/lifetimes';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { CONNECT_FLOWS, type ConnectFlowDocument } from './connect-flow.schema';

/** A log-in through a provider as it begins. `state` and `browser` are stored as digests. */
export type NewFlow = Omit<ConnectFlowDocument, '_id' | 'expiresAt'> & { state: string };
export type ConnectFlow = Omit<ConnectFlowDocument, '_id' | 'browser' | 'expiresAt'>;

@Injectable()
export class ConnectFlowRepository {
  constructor(
    @InjectModel(CONNECT_FLOWS) private readonly flows: Model<ConnectFlowDocument>,
    private readonly clock: Clock,
  ) {}

  async begin({ state, browser, ...flow }: NewFlow): Promise<void> {
    const expiresAt = connectEnd(this.clock.now());
    await this.flows.create({ ...flow, _id: digestOf(state), browser: digestOf(browser), expiresAt });
  }

  /**
   * Uses up the log-in that this browser has begun with this provider; null when there is none. Two returns at the same
   * time get it once. Another browser does not use it up.
   */
  async take(state: string, browser: string, provider: SocialProviderName): Promise<ConnectFlow | null> {
    return this.flows
      .findOneAndDelete({
        _id: digestOf(state),
        browser: digestOf(browser),
        provider,
        expiresAt: { $gt: this.clock.now() },
      })
      .lean();
  }
}
