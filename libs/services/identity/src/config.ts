import type { ConfigOf } from '@festlig/platform/config';
import { mapsVariables } from '@festlig/platform/config/platform-variables';

export const identityVariables = { ...mapsVariables };

/** For injection. */
export class IdentityConfig {
  constructor(readonly values: ConfigOf<typeof identityVariables>) {}
}
