import type { CouponGift } from '@festlig/contracts/billing';
import type { Currency } from '@festlig/contracts/define';
import { type Feature, type Party, Plan } from '@festlig/contracts/party';
import { featuresOfPlan, hasFeature } from '@festlig/domain/billing/features';
import { isUpgrade } from '@festlig/domain/billing/plans';

/** `current` and `lower` cannot be bought (rule: plan-upgrades). */
export type Standing = 'lower' | 'current' | 'upgrade';

export interface PlanOffer {
  plan: Plan;
  standing: Standing;
  /** The next lower plan, all of which this plan has too. */
  below: Plan | null;
  /** The plan above free that the party would leave for this one, whose price is deducted (rule: plan-difference). */
  from: Plan | null;
  /** What this plan has and the one below has not. */
  features: Feature[];
}

/** The plans in ascending order, as they are offered to a party with `current`. */
export const offersFor = (current: Plan): PlanOffer[] =>
  Plan.options.map((plan, index) => {
    const below = Plan.options[index - 1] ?? null;
    const standing = plan === current ? 'current' : isUpgrade(current, plan) ? 'upgrade' : 'lower';
    const had = below ? featuresOfPlan(below) : [];
    return {
      plan,
      below,
      standing,
      from: standing === 'upgrade' && current !== 'free' ? current : null,
      features: featuresOfPlan(plan).filter((feature) => !had.includes(feature)),
    };
  });

/**
 * What a party has with the plan that was bought: what it was bought for first, then what this plan adds, and the number of photos,
 * which each has of its own; the plan below it, where that costs something.
 */
export function newWith(plan: Plan, asked: Feature | undefined): { below: Plan | null; features: Feature[] } {
  const [offer] = offersFor(plan).filter(({ standing }) => standing === 'current');
  const wanted = featuresOfPlan(plan).filter((feature) => feature === asked);
  return {
    below: offer?.below === 'free' ? null : (offer?.below ?? null),
    features: [...new Set<Feature>([...wanted, ...(offer?.features ?? []), 'photos'])],
  };
}

/** Where a host can go on with what was bought: to what it was bought for, and to another feature (rule: plan-thanks). */
export function waysOn({ plan, features }: Pick<Party, 'plan' | 'features'>, asked: Feature | undefined): Feature[] {
  const begun: Feature[] = plan === 'pro' ? ['import', 'rsvp_fields'] : ['rsvp_fields', 'photos'];
  const wanted = new Set([...(asked ? [asked] : []), ...begun]);
  return [...wanted].filter((feature) => hasFeature({ features }, feature)).slice(0, 2);
}

const RANKS: Readonly<Record<Standing, number>> = { current: 0, upgrade: 1, lower: 2 };

/** Where one plan is seen at a time: the current one, then what can be bought, and last what the party has more than. */
export const currentFirst = (offers: readonly PlanOffer[]): PlanOffer[] =>
  offers.toSorted((one, other) => RANKS[one.standing] - RANKS[other.standing]);

interface DailyMails {
  now: number;
  later: number;
}

/** How many mails a day a plan allows; null when they are not limited, or no more than with the plan below it. */
export function mailsADay(plans: Record<Plan, DailyMails> | null, plan: Plan): DailyMails | null {
  if (!plans) return null;
  const below = Plan.options[Plan.options.indexOf(plan) - 1];
  const isMore = !below || plans[plan].now > plans[below].now || plans[plan].later > plans[below].later;
  return isMore ? plans[plan] : null;
}

/** The page of the payment (rule: payment-addresses). */
export const paymentAddress = (partyId: string, plan: Plan, currency: Currency): string =>
  `/payment/plan/${partyId}/${plan}/${currency}`;

/** Whether the party has what a coupon gives; `tokensBefore` were on its account before it. */
export function hasArrived(
  { gives, tokensBefore }: { gives: CouponGift; tokensBefore: number },
  { plan, limits }: Pick<Party, 'plan' | 'limits'>,
  balance: { tokens: number; discount: number | null } | undefined,
): boolean {
  switch (gives.kind) {
    case 'plan':
      return !isUpgrade(plan, gives.plan);
    case 'tokens':
      return balance !== undefined && balance.tokens !== tokensBefore;
    case 'percentage':
      return (balance?.discount ?? 0) >= gives.percent;
    case 'unlimited_photos':
      return limits.photos === null;
  }
}
