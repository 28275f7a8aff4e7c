/** Parameters of the algorithm, with the names of RFC 3492. */
const [BASE, TMIN, TMAX, SKEW, DAMP] = [36, 1, 26, 38, 700];
const [INITIAL_BIAS, INITIAL_N] = [72, 0x80];
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - TMIN) * TMAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - TMIN));
  return k + Math.floor(((BASE - TMIN + 1) * rest) / (rest + SKEW));
}

/** Decodes the part of a label after `xn--`. `URL` must have accepted the label. */
function lettersOf(encoded: string): string {
  const basic = Math.max(0, encoded.lastIndexOf('-'));
  const letters = [...encoded.slice(0, basic)];
  let [n, bias, i] = [INITIAL_N, INITIAL_BIAS, 0];
  for (let at = basic > 0 ? basic + 1 : 0; at < encoded.length; i++) {
    const before = i;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(encoded.charAt(at++));
      const threshold = Math.min(Math.max(k - bias, TMIN), TMAX);
      i += digit * weight;
      if (digit < threshold || at >= encoded.length) break;
      weight *= BASE - threshold;
    }
    const points = letters.length + 1;
    bias = adapt(i - before, points, before === 0);
    n += Math.floor(i / points);
    i %= points;
    letters.splice(i, 0, String.fromCodePoint(n));
  }
  return letters.join('');
}

/**
 * Decodes a domain in ASCII (`xn--bl-zia.example`: blå.example) as Node's `domainToUnicode` does, which browsers
 * lack. Accepts only domains in the form that `URL` writes.
 */
export const domainInLetters = (ascii: string): string =>
  ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? lettersOf(label.slice(4)) : label))
    .join('.');
