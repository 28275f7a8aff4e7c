import { decodeText, isText, tidyText } from '@festlig/domain/contacts/decode-text';

/** Bytes of a file that is read here: far more than fifty guests take. */
const MOST_BYTES = 1_000_000;
export const LIST_FILES = '.csv,.tsv,.txt,.xlsx';

type Cell = string | number | boolean | Date | null;

/** A cell as it stands in a line of several. */
function shown(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');
  const line = text.replace(/\s+/g, ' ').trim();
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/** The first sheet of a spreadsheet that has cells, a line for each row. */
async function sheetText(file: File): Promise<string> {
  const { default: readSheets } = await import('read-excel-file/browser');
  const sheets = await readSheets(file);
  const sheet = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  return (sheet?.data ?? []).map((row) => row.map((cell) => shown(cell as Cell)).join('\t')).join('\n');
}

/** The text of a small file with a guest list, as if it had been pasted, or why it is not read (rule: guests-from-file). */
export async function listText(file: File): Promise<{ text: string } | 'too large' | 'no list'> {
  if (file.size > MOST_BYTES) return 'too large';
  if (/\.xlsx$/i.test(file.name))
    return sheetText(file).then(
      (text) => ({ text }),
      () => 'no list',
    );
  const text = tidyText(decodeText(new Uint8Array(await file.arrayBuffer())));
  return isText(text) ? { text } : 'no list';
}
