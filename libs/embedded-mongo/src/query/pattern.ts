import { BSONRegExp } from 'bson';
import { CommandError } from '../command-error';

/**
 * MongoDB's expressions are PCRE's, with ASCII classes and lines that end with a line feed; these are the equivalents.
 */
const DOT = { plain: '[^\\n]', s: '[^]' };
const START = { plain: '^', m: '(?:(?<![^])|(?<=\\n)(?=[^]))' };
const END = { plain: '(?=\\n?(?![^]))', m: '(?=\\n|(?![^]))' };
const SPACE = { outside: '[\\t-\\r ]', within: '\\t-\\r ' };
const NO_SPACE = { outside: '[^\\t-\\r ]', within: '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}' };

const refused = (what: string): CommandError =>
  new CommandError('BadValue', `Regular expression is invalid: ${what} is not supported`);

/**
 * The JavaScript expression that is equivalent to MongoDB's.
 * @throws CommandError 2 for an invalid expression, or one that JavaScript would read differently from MongoDB.
 */
export function compilePattern(pattern: unknown, options?: unknown): RegExp {
  if (pattern instanceof BSONRegExp) return compilePattern(pattern.pattern, options ?? pattern.options);
  // The driver sends JavaScript's `g` as MongoDB's `s`.
  if (pattern instanceof RegExp) return compilePattern(pattern.source, options ?? pattern.flags.replace('g', 's'));
  if (typeof pattern !== 'string') throw new CommandError('BadValue', '$regex has to be a string');
  const flags = options === undefined ? '' : String(options);
  if (/[^imsu]/.test(flags)) throw new CommandError('BadValue', `invalid flag in regex options: ${flags}`);
  try {
    return new RegExp(translated(pattern, flags), flags.includes('i') ? 'iu' : 'u');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError('BadValue', `Regular expression is invalid: ${String(error)}`);
  }
}

function translated(source: string, flags: string): string {
  const line = flags.includes('m') ? 'm' : 'plain';
  let result = '';
  let within = false;
  for (let at = 0; at < source.length; at++) {
    const rest = source.slice(at, at + 4);
    const character = rest[0]!;
    if (character === '\\') result += escaped(source[++at], within, flags.includes('i'));
    else if (within) {
      if (/^\[[:.=]/.test(rest)) throw refused(`the class ${rest.slice(0, 2)}`);
      within = character !== ']';
      result += character;
    } else if (character === '[') {
      if (/^\[\^?\]/.test(rest)) throw refused('a class that begins with ]');
      within = true;
      result += character;
    } else if (character === '.') result += DOT[flags.includes('s') ? 's' : 'plain'];
    else if (character === '^') result += START[line];
    else if (character === '$') result += END[line];
    else if (character === '(' && rest[1] === '?' && !/^\(\?([:=!]|<[=!a-zA-Z_])/.test(rest))
      throw refused(`the group ${rest.slice(0, 3)}`);
    else result += character;
  }
  return result;
}

/** The equivalent of an escaped character, which JavaScript and PCRE must read alike. */
function escaped(character: string | undefined, within: boolean, anyCase: boolean): string {
  const place = within ? 'within' : 'outside';
  if (character === 's') return SPACE[place];
  if (character === 'S') return NO_SPACE[place];
  if (character === undefined) throw refused('a \\ at the end');
  if (/[dDtnrfx0]/.test(character)) return `\\${character}`;
  // When case is ignored, JavaScript adds two characters to the ASCII letters, and \\p{Lu} matches any letter.
  if (/[wWbB]/.test(character) && !(anyCase && within)) return anyCase ? `(?-i:\\${character})` : `\\${character}`;
  if (/[pP]/.test(character) && !anyCase) return `\\${character}`;
  if (/[a-zA-Z0-9]/.test(character)) throw refused(`\\${character}`);
  return /[$^\\.*+?()[\]{}|/]/.test(character) || (character === '-' && within) ? `\\${character}` : character;
}
