/** Bytes that are examined to recognise UTF-16 without a byte order mark. */
const SAMPLE = 2000;

/** European letters in UTF-16 have a zero in every other byte. Which half has the zeros gives the byte order. */
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
    // Danish spreadsheets still use this encoding for "CSV (semicolon separated)".
    return 'windows-1252';
  }
}

/** Decodes a guest list file: UTF-8, UTF-16 (with or without byte order mark) or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Removes a byte order mark and makes all lines end with `\n`. */
export function tidyText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Beginnings of files that consist of characters but are not lists: PDF, RTF, and pages and spreadsheets as XML. */
const DOCUMENT = /^\s*(%PDF-|\{\\rtf|<(\?xml|!doctype|html|table)\b)/i;
const NUL = '\0';
const CONTROL = /[\u0001-\u0008\u000e-\u001f]/g;
/** Text contains almost no control characters; in compressed bytes, one in ten is one. */
const MOST_CONTROL = 0.03;

/** Whether decoded bytes are text at all: spreadsheets, pictures and archives contain NULs and control characters. */
export function isText(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const control = sample.match(CONTROL)?.length ?? 0;
  return !text.includes(NUL) && !DOCUMENT.test(sample) && control <= sample.length * MOST_CONTROL;
}
