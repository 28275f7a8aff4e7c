import type { Purchase } from '@festlig/contracts/billing';
import type { Language } from '@festlig/contracts/define';

const PLAN_NAMES = { free: 'Free', premium: 'Premium', pro: 'Pro' };

/** The name of a purchase on the payment page and the receipt. */
export function purchaseName(purchase: Purchase, language: Language): string {
  switch (purchase.kind) {
    case 'plan':
      return `Festlig ${PLAN_NAMES[purchase.plan]}`;
    case 'unlimited_photos':
      return language === 'da' ? 'Ubegrænsede billeder' : 'Unlimited photos';
    case 'token': {
      const { tokens } = purchase;
      const one = tokens === 1;
      const unit = language === 'da' ? (one ? 'sms' : "sms'er") : one ? 'text message' : 'text messages';
      return `${tokens} ${unit}`;
    }
  }
}
