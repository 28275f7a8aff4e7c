import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lines that are read before other work runs in between. */
const TURN = 5000;

export const isVcard = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(text.slice(0, 200));

interface Property {
  name: string;
  params: string;
  value: string;
}

interface Card {
  FN: string;
  N: string;
  EMAIL: string;
  TEL: string;
  CATEGORIES: string;
}

/** Decodes "=C3=85se" (version 2.1). */
function fromQuotedPrintable(value: string, params: string): string {
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const charset = /CHARSET=([\w-]+)/i.exec(params)?.[1] ?? 'utf-8';
  const coded = Buffer.from(bytes, 'latin1');
  return /^utf-?8$/i.test(charset) ? coded.toString('utf8') : coded.toString('latin1');
}

function propertyOf(line: string): Property | null {
  const colon = line.search(/(?<!\\):/);
  if (colon === -1) return null;
  const [head = '', ...params] = line.slice(0, colon).split(';');
  // "item1.EMAIL" is an address with a label elsewhere.
  const name = head.slice(head.lastIndexOf('.') + 1).toUpperCase();
  return { name, params: params.join(';'), value: line.slice(colon + 1) };
}

const unescaped = (value: string): string => value.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim();

/** Groups that Google's address book writes into every card or marks with a star: no host has chosen them. */
const NOT_CHOSEN = /^(\* ?)?(myContacts|starred)$/i;

/** Categories as they stand in a cell of tags; a comma within one of them is no separator. */
const categoriesOf = (value: string): string =>
  value
    .split(/(?<!\\)[,;]/)
    .map((category) => unescaped(category.replace(/\\[,;]/g, ' ')).replace(/\s+/g, ' '))
    .filter((category) => category !== '' && !NOT_CHOSEN.test(category))
    .join(', ');

/** "Holm;Anne;Marie;;" is Anne Marie Holm. */
function nameOf(n: string): string {
  const [last = '', first = '', middle = ''] = n.split(/(?<!\\);/).map(unescaped);
  return [first, middle, last].filter((part) => part !== '').join(' ');
}

const quoted = (cell: string): string => {
  const line = cell.replace(/\s/g, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
};

/**
 * The cards of an address book (vCard 2.1, 3.0 and 4.0) as tab-separated text, one line each. Of several addresses or
 * numbers the first counts; the categories become tags, in a column that is there when a card has some (rule: import-tags).
 * Why it is written here: docs/decisions/043.
 */
export async function vcardText(text: string): Promise<string> {
  const rows = [['Name', 'E-mail', 'Phone', 'Categories']];
  let card: Card | null = null;
  let pending = '';
  const end = () => {
    const property = pending === '' ? null : propertyOf(pending);
    pending = '';
    if (!property) return;
    const { name, params } = property;
    const isEncoded = /QUOTED-PRINTABLE/i.test(params);
    const value = isEncoded ? fromQuotedPrintable(property.value, params) : property.value;
    if (name === 'BEGIN') card = { FN: '', N: '', EMAIL: '', TEL: '', CATEGORIES: '' };
    else if (name === 'END' && card) {
      const name = unescaped(card.FN) || nameOf(card.N);
      rows.push([name, unescaped(card.EMAIL), unescaped(card.TEL), card.CATEGORIES]);
      card = null;
    } else if (card && name === 'CATEGORIES') {
      card.CATEGORIES = [card.CATEGORIES, categoriesOf(value)].filter((some) => some !== '').join(', ');
    } else if (card && (name === 'FN' || name === 'N' || name === 'EMAIL' || name === 'TEL')) {
      card[name] ||= value.replace(/^tel:/i, '');
    }
  };
  let lines = 0;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    // A long line goes on after a blank, or in version 2.1 after a "=" at its end.
    if (/^[ \t]/.test(line)) pending += line.slice(1);
    else if (pending.endsWith('=') && /QUOTED-PRINTABLE/i.test(pending)) pending = pending.slice(0, -1) + line;
    else {
      end();
      pending = line;
    }
    if (++lines % TURN === 0) await nextTurn();
  }
  end();
  const columns = rows.some(([, , , categories], at) => at > 0 && categories !== '') ? 4 : 3;
  return rows.map((cells) => cells.slice(0, columns).map(quoted).join('\t')).join('\n');
}
