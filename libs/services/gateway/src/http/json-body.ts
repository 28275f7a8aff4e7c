import { CallError } from '@festlig/platform/errors';

/**
 * The most members and levels of a body. Our own bodies have at most some twelve hundred members (picked guests,
 * and guests left out) on four levels.
 */
const MOST_PARTS = 4000;
const DEEPEST = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [COMMA, COLON] = [0x2c, 0x3a];
const [LIST, LIST_END] = [0x5b, 0x5d];
const [OBJECT, OBJECT_END] = [0x7b, 0x7d];

/** Returns where a string ends whose first character is at `from`. */
function endOfString(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Checks the bytes of a body before it is parsed: each member costs the parser, the schema and every later step
 * many times its bytes, and a list of guests may have thirty million bytes (rule: bodies-bounded). Invalid JSON is
 * left to the parser.
 * @throws CallError `too_large` for more members than any call has, `invalid` for more levels
 */
export function checkParts(json: Uint8Array): void {
  let parts = 0;
  let levels = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === QUOTE) at = endOfString(json, at + 1);
    else if (sign === COMMA || sign === COLON) parts++;
    else if (sign === LIST_END || sign === OBJECT_END) levels--;
    else if (sign === LIST || sign === OBJECT) {
      parts++;
      levels++;
    }
    if (levels > DEEPEST) throw new CallError('invalid');
    if (parts > MOST_PARTS) throw new CallError('too_large');
  }
}
