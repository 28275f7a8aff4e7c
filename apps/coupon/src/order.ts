import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { CouponGift } from '@festlig/contracts/billing';

export const USAGE = `usage: coupon make <code | new> <tokens NUMBER | percent NUMBER | plan premium | plan pro | photos> --by NAME
              [--times 1] [--per-user 1] [--until 2026-12-31] [--party <id or short id>]
       coupon list
       coupon stop <code> --by NAME
Makes a coupon that hosts redeem on the plan page, once for a party. percent = off the price of its next plan. new = a code that cannot be guessed.
--until is the last day on which it can be redeemed (UTC).`;

/** The most times that one coupon can be redeemed: everybody who has done so is in its document. */
const TIMES_MAX = 5000;
/** The most tokens that one coupon gives. */
const TOKENS_MAX = 100_000;
/** A card provider takes no payment of nothing. */
const PERCENT_MAX = 90;
const CODE = /^[A-Z0-9][A-Z0-9-]{3,39}$/;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DAY = 24 * 3_600_000;

/** What the operator asks for. */
export type Order =
  | { what: 'list' }
  | { what: 'stop'; code: string; by: string }
  | {
      what: 'make';
      code: string;
      gives: CouponGift;
      by: string;
      most: number;
      perUser: number;
      until: Date | null;
      party: string | null;
    };

class Wrong extends Error {
  constructor(reason: string) {
    super(`${reason}\n${USAGE}`);
  }
}

const newCode = (random: (end: number) => number): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => LETTERS[random(LETTERS.length)]).join('')).join('-');

function codeOf(text: string): string {
  const code = text.toUpperCase();
  if (!CODE.test(code)) throw new Wrong(`${text} is no code: 4 to 40 letters, digits and hyphens`);
  return code;
}

function countOf(what: string, text: string, most: number): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > most) throw new Wrong(`${what}: a number from 1 to ${most}`);
  return count;
}

function giftOf([kind, size, ...more]: readonly string[]): CouponGift {
  if (more.length === 0 && kind === 'photos' && size === undefined) return { kind: 'unlimited_photos' };
  if (more.length === 0 && kind === 'plan' && (size === 'premium' || size === 'pro')) return { kind, plan: size };
  if (more.length === 0 && kind === 'tokens') return { kind, tokens: countOf(kind, size ?? '', TOKENS_MAX) };
  if (more.length === 0 && kind === 'percent')
    return { kind: 'percentage', percent: countOf(kind, size ?? '', PERCENT_MAX) };
  throw new Wrong('what does it give?');
}

/** The first moment after this day. */
function endOf(day: string | undefined): Date | null {
  if (day === undefined) return null;
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(begin)) throw new Wrong(`${day} is no day`);
  return new Date(begin + DAY);
}

const TEXT = { type: 'string' } as const;
const OPTIONS = { by: TEXT, times: TEXT, 'per-user': TEXT, until: TEXT, party: TEXT } as const;

const wordsOf = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Wrong(error instanceof Error ? error.message : 'what?');
  }
};

/** Reads the words of the command. @throws Error that says what is wrong, with the usage */
export function readOrder(words: readonly string[], random: (end: number) => number = randomInt): Order {
  const { values, positionals } = wordsOf(words);
  const [what, code, ...rest] = positionals;
  if (what === 'list' && code === undefined) return { what };
  if ((what !== 'make' && what !== 'stop') || code === undefined) throw new Wrong('what is to be done?');
  const by = values.by?.trim();
  if (!by) throw new Wrong('who does it? --by NAME');
  if (what === 'stop') return { what, code: codeOf(code), by };
  return {
    what,
    by,
    code: code === 'new' ? newCode(random) : codeOf(code),
    gives: giftOf(rest),
    most: countOf('--times', values.times ?? '1', TIMES_MAX),
    perUser: countOf('--per-user', values['per-user'] ?? '1', TIMES_MAX),
    until: endOf(values.until),
    party: values.party ?? null,
  };
}
