/** How many bytes are looked at to tell UTF-16 without a byte order mark. */
const SAMPLE = 2000;

/** Letters of Europe in UTF-16 have a zero in every other byte: which half tells the byte order. */
function zeroHalf(bytes: Uint8Array): 'even' | 'odd' | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, at) => byte === 0 && zeros[at % 2]!++);
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even === 0) return 'odd';
  return even > many && odd === 0 ? 'even' : null;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const half = zeroHalf(bytes);
  if (half !== null) return half === 'odd' ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // What Danish spreadsheets still save by "CSV (semicolon separated)".
    return 'windows-1252';
  }
}

/** The text of a guest list file: UTF-8, UTF-16 (with a byte order mark or without) or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Without byte order mark, lines ended by `\n` only. */
export function tidyText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** How documents begin that are made of letters and are no list: PDF, RTF, and pages and spreadsheets as XML. */
const DOCUMENT = /^\s*(%PDF-|\{\\rtf|<(\?xml|!doctype|html|table)\b)/i;
const NUL = '\0';
const CONTROL = /[\u0001-\u0008\u000e-\u001f]/g;
/** Text has next to none of them, compressed bytes one in ten. */
const MOST_CONTROL = 0.03;

/** Whether what was read is text at all: spreadsheets, pictures and archives have NULs and control characters. */
export function isText(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const control = sample.match(CONTROL)?.length ?? 0;
  return !text.includes(NUL) && !DOCUMENT.test(sample) && control <= sample.length * MOST_CONTROL;
}
