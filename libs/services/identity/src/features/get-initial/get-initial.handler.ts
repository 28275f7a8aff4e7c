import { identity } from '@festlig/contracts/identity';
import type { OutputOf } from '@festlig/contracts/define';
import { Config } from '@festlig/platform/config/platform-variables';
import { type CallContext, type Handler, Handles } from '@festlig/platform/rpc';
import { SocialProviders } from '../../work/social-providers';
import { IdentityConfig } from '../../config';

type GetInitial = typeof identity.calls.getInitial;

@Handles(identity.calls.getInitial)
export class GetInitialHandler implements Handler<GetInitial> {
  constructor(
    private readonly config: IdentityConfig,
    private readonly platform: Config,
    private readonly providers: SocialProviders,
  ) {}

  async handle(_input: object, { user }: CallContext): Promise<OutputOf<GetInitial>> {
    // Danish is the product's first language (rule: two-languages); the photos flag is on by default
    // (rule: feature-flags).
    const { GOOGLE_MAPS_KEY } = this.config.values;
    const providerKeys = { ...(GOOGLE_MAPS_KEY ? { googleMaps: GOOGLE_MAPS_KEY } : {}), ...this.providers.keys() };
    const { SHORT_URL } = this.platform.values;
    const domain = SHORT_URL ? { shortUrl: SHORT_URL } : {};
    return { user, language: user?.language ?? 'da', flags: { photos: true }, providerKeys, ...domain };
  }
}
