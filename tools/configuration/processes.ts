import { SERVICES } from '@festlig/contracts/all';
import type { Variables } from '@festlig/platform/config';
import { platformVariables, s3Variables } from '@festlig/platform/config/platform-variables';
import { BillingConfig } from '@festlig/services/billing';
import { gatewayVariables } from '@festlig/services/gateway';
import { IdentityConfig } from '@festlig/services/identity';
import { MediaConfig } from '@festlig/services/media';
import { MessagingConfig } from '@festlig/services/messaging';
import { PartyConfig } from '@festlig/services/party';
import { localVariables } from '../../apps/local/src/config.ts';

/** Every process of a cluster reads these. */
export const everywhere: Variables = { ...platformVariables, ...s3Variables };

const own: Record<string, Variables> = {
  gateway: gatewayVariables,
  identity: IdentityConfig.variables,
  messaging: MessagingConfig.variables,
  'messaging-worker': MessagingConfig.variables,
  media: MediaConfig.variables,
  party: PartyConfig.variables,
  billing: BillingConfig.variables,
  'billing-worker': BillingConfig.variables,
};

/** The variables of each process, named as in k8s/processes, in addition to {@link everywhere}. */
export const processes: Record<string, Variables> = Object.fromEntries(
  ['gateway', ...SERVICES, 'contacts-worker', 'messaging-worker', 'media-worker', 'billing-worker'].map((name) => [
    name,
    own[name] ?? {},
  ]),
);

/** The variables of `npm start`. */
export const local: Variables = localVariables;
