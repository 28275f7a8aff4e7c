import type { Plan } from '@festlig/contracts/party';

/** In ascending order (rules: three-plans, party-plan). */
const ORDER: readonly Plan[] = ['free', 'premium', 'pro'];

/**
 * The plans below this one. Paying for a plan raises a party from these and never lowers another (rule:
 * plan-upgrades).
 */
export const plansBelow = (plan: Plan): Plan[] => ORDER.slice(0, ORDER.indexOf(plan));

export const isUpgrade = (from: Plan, to: Plan): boolean => plansBelow(to).includes(from);

/** This plan and those above it. */
export const plansFrom = (plan: Plan): Plan[] => ORDER.slice(ORDER.indexOf(plan));
