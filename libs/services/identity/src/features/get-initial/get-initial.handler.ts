import { identity } from '@festlig/contracts/identity';
import type { OutputOf } from '@festlig/contracts/define';
import { type CallContext, type Handler, Handles } from '@festlig/platform/rpc';
import { IdentityConfig } from '../../config';

type GetInitial = typeof identity.calls.getInitial;

@Handles(identity.calls.getInitial)
export class GetInitialHandler implements Handler<GetInitial> {
  constructor(private readonly config: IdentityConfig) {}

  async handle(_input: object, { user }: CallContext): Promise<OutputOf<GetInitial>> {
    // Danish is the product's first language (rule: two-languages); the photos flag is on by default
    // (rule: feature-flags).
    const { GOOGLE_MAPS_KEY } = this.config.values;
    const providerKeys = GOOGLE_MAPS_KEY ? { googleMaps: GOOGLE_MAPS_KEY } : {};
    return { user, language: user?.language ?? 'da', flags: { photos: true }, providerKeys };
  }
}
