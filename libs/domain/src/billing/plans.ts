import type { Plan } from '@festlig/contracts/party';

/** From least to most (rules: three-plans, party-plan). */
const ORDER: readonly Plan[] = ['free', 'premium', 'pro'];

/** Plans below this one: a paid plan raises these and never lowers another (rule: plan-upgrades). */
export const plansBelow = (plan: Plan): Plan[] => ORDER.slice(0, ORDER.indexOf(plan));

export const isUpgrade = (from: Plan, to: Plan): boolean => plansBelow(to).includes(from);
