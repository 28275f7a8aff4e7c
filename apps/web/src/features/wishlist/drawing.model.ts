import type { Wish } from '@festlig/contracts/party';

/**
 * What is drawn for a wish whose title names it, and the words of both languages that do. Each is compared with one word in small
 * letters; of things that share a word, "køkkenhave" or "kogebog", the first one is drawn.
 */
const WORDS = {
  giftCard: /^gavekort|^giftcard|^vouchers?$/,
  book: /(bog|bogen|bøger|bøgerne)$|^bogreol|^roman(er)?$|^books?$|^(cook|guide|picture|photo)books?$|^novels?$/,
  lamp: /lampe|lanterne?|lygte|^lamps?$|^candle|lysestage/,
  cup: /^kaffe|^espresso|^te(kande|kopper|kop)?$|(kop|kopper|krus)$|^coffee|^tea(pot|cup)?s?$|^(cup|mug)s?$/,
  glass:
    /glas$|glasset$|^vin(e|en)?$|(rød|hvid|portvin|mousserende)vin$|^vin(køler|karaffel|reol|smagning)|champagne|karaff|^wines?$|^(wine)?glass(es)?$|^decanter/,
  jewel:
    /smykke|^(øre|finger|guld|sølv|forlovelses)?ring(e|en)?$|halskæde|armbånd$|perle|^jewel|necklace|bracelet|^(ear)?rings?$/,
  watch: /^(armbånds|lomme|væg|køkken)?ure?t?$|^(wrist)?watch(es)?$|^clocks?$/,
  music:
    /^musik|vinyl|^lp(er)?$|pladespiller|guitar|klaver|højttaler|hovedtelefon|høretelefon|^music|record|speaker|headphone/,
  bike: /cykel|cykler|^(bi)?cycles?$|^(e)?bikes?$/,
  ball: /^sport|bolde?(en)?$|^fodbold|^(foot|basket|hand|volley)?balls?$/,
  toy: /legetøj|bamse|dukke|^lego|^toys?$|^teddy|^dolls?$|dollhouse/,
  cloth:
    /tøj(et)?$|^uld|plaid|trøje|tæppe|tørklæde|håndklæde|sokker|kjole|duge?$|^wool|^(clothes|clothing|sweater|scarf|blanket|duvet|jumper)s?$|towel/,
  ticket:
    /rejse|billet|koncert|teat(er|r)|festival|^(vandre|by|bil|ski|cykel)?ture?n?$|^weekend|ophold|^hotel|^(trip|travel|journey|ticket|holiday|concert|honeymoon|flight)s?$|theat(re|er)/,
  plant: /plante|^have(\p{L}{3,})|haven$|blomst|krukke|træ(et|er)?$|roser$|^plants?$|^garden|^flower/u,
  pan: /gryder?(n|ne)?$|pander?(n|ne)?$|køkken|kasserolle|^wok|^(frying|sauce)?pans?$|^pots?$|kitchen|casserole|skillet/,
  money: /^penge|pengene?$|^bidrag|opsparing|kontanter|^money$|^cash$|^contributions?$|^savings$/,
} satisfies Record<string, RegExp>;

export type Thing = keyof typeof WORDS;

/** The shapes of a wrapped gift, drawn for a wish whose title names none of the things. */
export const GIFTS = ['wide', 'tall', 'stack', 'round', 'bag'] as const;
export type GiftShape = (typeof GIFTS)[number];

/** How many colourings there are, each on a paper of its own. */
export const COLOURINGS = 6;

/** What is drawn in place of a wish's picture. */
export interface Drawing {
  /** Undefined where the title names none: a gift is drawn. */
  thing: Thing | undefined;
  gift: GiftShape;
  /** Which colouring, counted from 0. */
  colouring: number;
}

/** What the first word of a title that names something names; undefined = none does. */
export function thingIn(title: string): Thing | undefined {
  const things = Object.keys(WORDS) as Thing[];
  for (const word of title.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const found = things.find((thing) => WORDS[thing].test(word));
    if (found) return found;
  }
  return undefined;
}

const numberOf = (id: string): number =>
  [...id].reduce((sum, character) => (sum * 17 + character.charCodeAt(0)) % 9973, 7);

/** The first number from `start` on, of those below `count`, that none of these is; it begins again at 0. */
const free = (start: number, count: number, taken: readonly number[]): number => {
  for (let step = 0; step < count; step += 1) {
    const number = (start + step) % count;
    if (!taken.includes(number)) return number;
  }
  return start;
};

/**
 * The drawings of the wishes of a list that have no picture, by id, the same for hosts and guests: of what the title names, else of
 * a gift whose id selects one. In one column and in two, neighbours are of different colours, and two gifts also of different shapes
 * (rule: wish-drawn).
 */
export function drawingsOf(wishes: readonly Pick<Wish, 'id' | 'title' | 'image'>[]): ReadonlyMap<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  const before: (Drawing | undefined)[] = [];
  for (const { id, title, image } of wishes) {
    const number = numberOf(id);
    const near = before.slice(-2).filter((each) => each !== undefined);
    const gifts = near.filter(({ thing }) => !thing).map(({ gift }) => GIFTS.indexOf(gift));
    const drawing: Drawing | undefined = image
      ? undefined
      : {
          thing: thingIn(title),
          gift: GIFTS[free(number % GIFTS.length, GIFTS.length, gifts)]!,
          colouring: free(
            Math.floor(number / GIFTS.length) % COLOURINGS,
            COLOURINGS,
            near.map(({ colouring }) => colouring),
          ),
        };
    if (drawing) drawings.set(id, drawing);
    before.push(drawing);
  }
  return drawings;
}
