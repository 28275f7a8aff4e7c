import { decodeText } from '@festlig/domain/contacts/decode-text';
import { GuestListRefused } from '@festlig/domain/contacts/guest-list';
import { isVcard, vcardText } from '@festlig/domain/contacts/vcard-text';
import { type ListText, spreadsheetText } from './spreadsheet-thread';

const XLSX = Buffer.from('504b0304', 'hex');
/** Spreadsheets as they were saved before 2007. */
const XLS = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * The text of a guest list file, whatever its name says: a spreadsheet (.xlsx), an address book (.vcf) or text (rule:
 * import-files). `sheet`: the name of the sheet that the host wants.
 */
export async function listText(bytes: Buffer, sheet?: string): Promise<ListText> {
  if (bytes.subarray(0, 4).equals(XLSX)) {
    const { text, sheets } = await spreadsheetText(bytes, { sheet });
    return sheets.names.length > 1 ? { text, sheets } : { text };
  }
  if (bytes.subarray(0, 8).equals(XLS)) throw new GuestListRefused('csv_old_spreadsheet');
  const text = decodeText(bytes);
  return isVcard(text) ? { text: await vcardText(text), cards: true } : { text };
}
