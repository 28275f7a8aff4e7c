import type { Grant } from '@festlig/contracts/billing';
import type { Plan } from '@festlig/contracts/party';
import { isUpgrade } from './plans';

/**
 * What payments and coupons have given a party. `revoked`: the ids of those that were taken back. Facts come in any
 * order, so one may be taken back before it is known (rule: payment-taken-back).
 */
export interface Grants {
  given: readonly Grant[];
  revoked: readonly string[];
}

/** Adds those that are new; what was taken back stays so. */
export const withGrants = ({ given, revoked }: Grants, added: readonly Grant[]): Grants => {
  const known = new Set([...revoked, ...given.map(({ id }) => id)]);
  return { given: [...given, ...added.filter(({ id }) => !known.has(id))], revoked };
};

export const withoutGrant = ({ given, revoked }: Grants, id: string): Grants => ({
  given: given.filter((grant) => grant.id !== id),
  revoked: [...new Set([...revoked, id])],
});

/** The highest plan that was given. */
export const planGiven = (given: readonly Grant[]): Plan =>
  given.reduce<Plan>(
    (plan, { gives }) => (gives !== 'unlimited_photos' && isUpgrade(plan, gives) ? gives : plan),
    'free',
  );

export const givesUnlimitedPhotos = (given: readonly Grant[]): boolean =>
  given.some(({ gives }) => gives === 'unlimited_photos');
