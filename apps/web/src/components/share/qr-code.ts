import QRCode from 'qrcode';

/** Light modules around the code, without which many readers do not find it (ISO/IEC 18004). */
const QUIET = 4;
/** Pixels of the printed picture: 10 cm at 300 dots an inch. */
const PRINT_SIZE = 1200;
/** Codes for print survive folds and stains: a quarter of the code can be missing. */
const LEVEL = 'Q';
const COLORS = { dark: '#000000ff', light: '#ffffffff' };

/** The code of a link as an SVG picture. */
export const qrSvg = (link: string): Promise<string> =>
  QRCode.toString(link, { type: 'svg', errorCorrectionLevel: LEVEL, margin: QUIET, color: COLORS });

/** The code of a link as a PNG picture, as a data address. */
export const qrPng = (link: string): Promise<string> =>
  QRCode.toDataURL(link, { errorCorrectionLevel: LEVEL, margin: QUIET, width: PRINT_SIZE, color: COLORS });

export const svgAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
