import type { Currency, Language } from '@festlig/contracts/define';
import { Plan } from '@festlig/contracts/party';
import { featuresOfPlan, lowestPlanWith } from '@festlig/domain/billing/features';
import { plansBelow } from '@festlig/domain/billing/plans';
import { type Amount, currencyOf, PLAN_LIMITS, PLAN_PRICES, TOKEN_PRICE } from '@festlig/domain/billing/prices';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { staticPath } from '@festlig/domain/web/static-addresses';
import { STATIC_TEXTS } from '@festlig/domain/static-pages/static-texts';

const LOCALES: Record<Language, string> = { da: 'da-DK', en: 'en-GB' };
const MINOR_UNITS = 100;

/** An amount in words of the language: "149 kr." or "€19.90". */
function money(amount: number, currency: Currency, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / MINOR_UNITS);
}

/** The currency of the language first, then the other. */
const currenciesOf = (language: Language): readonly [Currency, Currency] =>
  currencyOf(language) === 'dkk' ? ['dkk', 'eur'] : ['eur', 'dkk'];

/** What a plan gives beyond the plan below it. */
function gives(plan: Plan, language: Language): string[] {
  const { always, allOf, features, photos } = STATIC_TEXTS[language].prices;
  const lower = plansBelow(plan).at(-1);
  const earlier = lower === undefined ? [] : featuresOfPlan(lower);
  const added = featuresOfPlan(plan).filter((feature) => !earlier.includes(feature));
  const own = added.filter((feature) => feature !== 'photos').map((feature) => features[feature]);
  const book = added.includes('photos') ? [photos.book] : [];
  const { photos: limit } = PLAN_LIMITS[plan];
  const pictures = limit === null ? photos.unlimited : photos.limited.replace('{count}', String(limit));
  const below = plan === 'free' ? always : [allOf[plan]];
  return featuresOfPlan(plan).includes('photos') ? [...below, ...own, pictures, ...book] : [...below, ...own];
}

function priceOf({ amount, original }: Amount, currency: Currency, language: Language): string {
  const before = original === null ? '' : `<s>${escapeHtml(money(original, currency, language))}</s>`;
  return before + escapeHtml(money(amount, currency, language));
}

/** The plans with their prices in the language's currency, that of a text message, and the way to all about them. */
export function plansInShort(language: Language): string {
  const { prices, frame } = STATIC_TEXTS[language];
  const [currency] = currenciesOf(language);
  // An amount in kroner ends with a full stop itself.
  const textPrice = prices.tokens.price
    .replace('{price}', money(TOKEN_PRICE[currency], currency, language))
    .replace('..', '.');
  const beyond = frame.prices.beyond.replace('{plan}', prices.plans[lowestPlanWith('photos')].name);
  const textOf = (plan: Plan) => (plan === 'free' ? `${prices.plans.free.text} ${beyond}` : prices.plans[plan].text);
  const card = (plan: Plan) =>
    `<li><h3>${escapeHtml(prices.plans[plan].name)}</h3><p class="st-soft">${escapeHtml(textOf(plan))}</p>` +
    `<p class="st-price">${priceOf(PLAN_PRICES[plan][currency], currency, language)}</p>` +
    `<p class="st-soft st-small">${plan === 'free' ? '&nbsp;' : escapeHtml(prices.perParty)}</p></li>`;
  return [
    `<section class="st-in"><h2>${escapeHtml(frame.prices.title)}</h2>`,
    `<ul class="st-plans st-short">${Plan.options.map(card).join('')}</ul>`,
    `<p class="st-free st-beyond">${escapeHtml(`${frame.prices.mails} ${textPrice}`)} `,
    `<a href="${staticPath('prices', language)}">${escapeHtml(frame.prices.all)}</a></p></section>`,
  ].join('');
}

function planCard(plan: Plan, language: Language): string {
  const { plans, perParty } = STATIC_TEXTS[language].prices;
  const [own, other] = currenciesOf(language);
  const price = PLAN_PRICES[plan];
  const note =
    price[own].amount === 0
      ? ''
      : `${escapeHtml(perParty)} · ${escapeHtml(money(price[other].amount, other, language))}`;
  return [
    `<li><h2>${escapeHtml(plans[plan].name)}</h2><p class="st-soft">${escapeHtml(plans[plan].text)}</p>`,
    `<p class="st-price">${priceOf(price[own], own, language)}</p><p class="st-soft st-small">${note}&nbsp;</p>`,
    `<ul class="st-gives">${gives(plan, language)
      .map((line) => `<li>${escapeHtml(line)}</li>`)
      .join('')}</ul></li>`,
  ].join('');
}

/** The plans with their prices and what they give, and the price of a token (rules: plan-prices, token-price). */
export function plansAndTokens(language: Language): string {
  const { tax, tokens } = STATIC_TEXTS[language].prices;
  const price = currenciesOf(language)
    .map((currency) => money(TOKEN_PRICE[currency], currency, language))
    .join(' · ');
  return [
    `<ul class="st-plans">${Plan.options.map((plan) => planCard(plan, language)).join('')}</ul>`,
    `<p class="st-soft st-free">${escapeHtml(tax)}</p>`,
    `<section class="st-text"><div><h2>${escapeHtml(tokens.title)}</h2><p>${escapeHtml(tokens.text)}</p>`,
    `<p>${escapeHtml(tokens.price.replace('{price}', price))}</p></div></section>`,
  ].join('');
}

/** The paid plans for search engines, as schema.org's Product. */
export const planOffers = (language: Language, url: string): object[] =>
  Plan.options
    .filter((plan) => plan !== 'free')
    .map((plan) => ({
      '@type': 'Product',
      name: `Festlig ${STATIC_TEXTS[language].prices.plans[plan].name}`,
      description: gives(plan, language).join('. '),
      offers: currenciesOf(language).map((currency) => ({
        '@type': 'Offer',
        price: (PLAN_PRICES[plan][currency].amount / MINOR_UNITS).toFixed(2),
        priceCurrency: currency.toUpperCase(),
        availability: 'https://schema.org/InStock',
        url,
      })),
    }));
