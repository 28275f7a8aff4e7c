import type { User } from '@festlig/contracts/identity';
import type { PartyDetails } from '../neighbours/party-directory';

/**
 * The number that texts of a party come from when this host sends them: the host's own verified one if the party wants
 * that and may; null means the product's sender (rule: text-sender).
 */
export const textFrom = (
  { usesHostNumber }: Pick<PartyDetails, 'usesHostNumber'>,
  { phone, phone_verified }: Pick<User, 'phone' | 'phone_verified'>,
): string | null => (usesHostNumber && phone_verified ? phone : null);
