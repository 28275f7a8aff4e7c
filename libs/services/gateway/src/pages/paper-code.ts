import { escapeHtml } from '@festlig/domain/messaging/html-text';
import QRCode from 'qrcode';

/** Light modules around the code, without which many readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** The address of a page as paper shows it: on the short domain where there is one (rule: short-domain). */
export const paperAddress = (
  path: string,
  { origin, shortUrl = origin }: { origin: string; shortUrl?: string | undefined },
): string => new URL(path, shortUrl).href;

/**
 * An address as a QR code with the address below it, as an element that is shown on paper only (rule: page-on-paper;
 * apps/web/src/components/base.css).
 */
export function paperCode(address: string, label: string): string {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  const rows = Array.from({ length: modules.size }, (_, row) => {
    const dark = [...modules.data.slice(row * modules.size, (row + 1) * modules.size)].join('');
    return [...dark.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index + QUIET} ${row + QUIET}.5h${run.length}`);
  });
  const shown = escapeHtml(address.replace(/^https?:\/\//, ''));
  return `<aside id="paper-code"><svg viewBox="0 0 ${side} ${side}" stroke="#000"><path d="${rows.flat().join('')}"/></svg><p>${escapeHtml(label)}<br>${shown}</p></aside>`;
}
