import { CallError } from '@festlig/platform/errors';

/** Members and levels of a body. Ours have some twelve hundred at most (who is picked, and who is not), on four levels. */
const MOST_PARTS = 4000;
const DEEPEST = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [COMMA, COLON] = [0x2c, 0x3a];
const [LIST, LIST_END] = [0x5b, 0x5d];
const [OBJECT, OBJECT_END] = [0x7b, 0x7d];

/** Where a string ends whose first character is at `from`. */
function endOfString(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Looks at the bytes of a body before it is parsed: each member costs a parser, a schema and whoever passes it on many
 * times what its bytes do, and a list of guests may have thirty million of those (rule: bodies-bounded).
 * What is no JSON is left to the parser.
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
