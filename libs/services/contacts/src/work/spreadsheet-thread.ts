import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Sheets } from '@festlig/contracts/contacts';
import { GuestListRefused } from '@festlig/domain/contacts/guest-list';

/** The text of a list, and from which of several sheets it is, or that it is an address book. */
export interface ListText {
  text: string;
  sheets?: Sheets;
  cards?: true;
}

/** The most that the files inside a spreadsheet may say they become, and how many there may be. */
const LIMITS = { bytes: 200_000_000, files: 2000 };
/** Milliseconds, and megabytes of objects, that reading may take: the sizes that a file says can be wrong. */
const DEADLINE = 30_000;
const MEMORY = 512;

const DIRECTORY_END = Buffer.from('504b0506', 'hex');
const DIRECTORY_ENTRY = 0x02014b50;

/** Whether the archive's directory can be read and says that it stays within the limits. */
export function isSmallArchive(bytes: Buffer, limits = LIMITS): boolean {
  const end = bytes.lastIndexOf(DIRECTORY_END);
  if (end === -1 || end + 22 > bytes.length) return false;
  const files = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  if (files === 0 || files > limits.files) return false;
  for (let n = 0; n < files; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return false;
    total += bytes.readUInt32LE(at + 24);
    if (total > limits.bytes) return false;
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return true;
}

/**
 * The program of the thread, as text, so that a bundle needs no second file. It answers with the names of the sheets that
 * have cells, and with the wanted one of them, or the first, as lines of tab-separated, quoted cells: a row keeps its
 * number, and a cell with line breaks stays on its line. At most 100 sheets are told apart, by 100 characters.
 */
const PROGRAM = `
const { parentPort, workerData: { bytes, reader, most, wanted } } = require('node:worker_threads');
// Unpacked bytes are no objects, so the limit of the thread's memory does not see them. This ends the thread only.
setInterval(() => process.memoryUsage().arrayBuffers > most && process.exit(1), 10).unref();
const read = require(reader).default;
const shown = (cell) => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replace(/[\\s]+/g, ' ').trim();
};
const quoted = (cell) => (cell.includes('"') ? '"' + cell.replaceAll('"', '""') + '"' : cell);
read(Buffer.from(bytes)).then(
  (sheets) => {
    const full = sheets
      .filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
      .map(({ sheet, data }) => ({ sheet: sheet.slice(0, 100), data }))
      .slice(0, 100);
    const sheet = full.find(({ sheet }) => sheet === wanted) ?? full[0];
    const lines = (sheet ? sheet.data : []).map((row) => row.map((cell) => quoted(shown(cell))).join('\\t'));
    const names = full.map(({ sheet }) => sheet);
    parentPort.postMessage({ text: lines.join('\\n'), sheets: { names, read: sheet ? sheet.sheet : '' } });
  },
  () => parentPort.postMessage(null),
);
`;

const reader = () => createRequire(import.meta.url).resolve('read-excel-file/node');

/**
 * The wanted sheet of an .xlsx file as tab-separated text, otherwise the first with cells. It is read by a thread of its own with limits of memory and
 * time, so that no file can keep the process from answering or end it (rule: import-limits).
 * @throws GuestListRefused `csv_not_text` for a file that is no spreadsheet or becomes too large
 */
export function spreadsheetText(
  bytes: Buffer,
  { sheet: wanted, deadline = DEADLINE }: { sheet?: string | undefined; deadline?: number } = {},
): Promise<Required<ListText>> {
  const refused = new GuestListRefused('csv_not_text');
  if (!isSmallArchive(bytes)) return Promise.reject(refused);
  const workerData = { bytes, reader: reader(), most: 2 * LIMITS.bytes, wanted };
  const worker = new Worker(PROGRAM, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  return new Promise<Required<ListText>>((resolve, reject) => {
    const late = setTimeout(() => reject(refused), deadline);
    worker.once('message', (read: Required<ListText> | null) => (read === null ? reject(refused) : resolve(read)));
    worker.once('error', () => reject(refused));
    worker.once('exit', () => {
      clearTimeout(late);
      reject(refused);
    });
  }).finally(() => void worker.terminate());
}
