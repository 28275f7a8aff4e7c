const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const HEX = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);
/** Characters of a quoted-printable line before its soft line break (RFC 2045: 76 in all). */
const WIDTH = 75;

/**
 * Quoted-printable (RFC 2045). The result starts at the beginning of a line and ends with a soft line break, so
 * that encoded pieces can be joined into a mail.
 */
export function quotedPrintable(text: string): string {
  if (text.length <= WIDTH && /^[!-<>-~]*$/.test(text) && !text.startsWith('.')) return `${text}=\r\n`;
  let out = '';
  let width = 0;
  for (const byte of bytes(text.replace(/\r?\n/g, '\n'))) {
    if (byte === 10) {
      out += '\r\n';
      width = 0;
      continue;
    }
    // Spaces at the start of a line and tabs are encoded, because they could be lost. So is a dot there, which SMTP
    // treats specially.
    const plain =
      (byte > 32 && byte < 127 && byte !== 61 && byte !== 46) ||
      (byte === 32 && width > 0) ||
      (byte === 46 && width > 0);
    const unit = plain ? String.fromCharCode(byte) : (HEX[byte] ?? '');
    if (width + unit.length > WIDTH) {
      out += '=\r\n';
      width = 0;
      // The character now starts a line and must be encoded.
      if (byte === 46 || byte === 32) {
        out += HEX[byte];
        width = 3;
        continue;
      }
    }
    out += unit;
    width += unit.length;
  }
  // A space before a hard line break would be lost in transport.
  return `${out.replace(/ \r\n/g, '=20\r\n')}=\r\n`;
}

const base64 = (text: string): string => btoa(String.fromCharCode(...bytes(text)));
/**
 * Bytes that fit into an encoded word of 75 characters: 75 - "=?utf-8?B??=" = 63 base64 characters, in whole groups
 * of 3 bytes.
 */
const WORD_BYTES = 45;

/** Text for a header (RFC 2047): control characters become spaces, and anything but plain ASCII is encoded. */
export function headerText(text: string): string {
  const clean = text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  if (/^[\x20-\x7e]*$/.test(clean) && !clean.includes('=?') && clean.length < 70) return clean;
  const words: string[] = [];
  let word = '';
  for (const character of clean) {
    if (bytes(word + character).length > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${base64(part)}?=`).join('\r\n ');
}

/**
 * An address in the form for mail servers without SMTPUTF8: the domain of `ole@møller.dk` becomes
 * `xn--mller-vua.dk`.
 */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = `http://${address.slice(at)}`;
  if (/^[\x00-\x7f]*$/.test(domain) || !URL.canParse(domain)) return address;
  return address.slice(0, at) + new URL(domain).hostname;
}

/** `"Name" <address>` for a header, or only the address if there is no name. */
export function mailbox(name: string, address: string): string {
  const safe = headerText(name);
  const reached = asciiDomain(address);
  if (safe === '') return `<${reached}>`;
  const phrase = safe.startsWith('=?utf-8?') ? safe : `"${safe.replace(/["\\]/g, '\\$&')}"`;
  return `${phrase} <${reached}>`;
}
