import { type Feature, FEATURES, type Party, type Plan } from '@festlig/contracts/party';
import { plansBelow } from './plans';

/** The lowest plan that has the feature (rules: premium-features, import-on-pro). */
const LOWEST_PLAN: Readonly<Record<Feature, Exclude<Plan, 'free'>>> = {
  rsvp_fields: 'premium',
  custom_url: 'premium',
  photos: 'premium',
  sms_sender: 'premium',
  cohosts: 'premium',
  import: 'pro',
};

/** The lowest plan that has this feature. */
export const lowestPlanWith = (feature: Feature): Exclude<Plan, 'free'> => LOWEST_PLAN[feature];

/** The features of a plan. */
export const featuresOfPlan = (plan: Plan): Feature[] =>
  FEATURES.filter((feature) => !plansBelow(LOWEST_PLAN[feature]).includes(plan));

/**
 * The features a party has: its plan's, those an operator has enabled for it, and those enabled for all parties
 * (rule: party-features). In the order of `FEATURES`.
 */
export function featuresOf(plan: Plan, enabled: readonly Feature[], enabledForAll: readonly Feature[]): Feature[] {
  const all = new Set([...featuresOfPlan(plan), ...enabled, ...enabledForAll]);
  return FEATURES.filter((feature) => all.has(feature));
}

export const hasFeature = ({ features }: Pick<Party, 'features'>, feature: Feature): boolean =>
  features.includes(feature);
