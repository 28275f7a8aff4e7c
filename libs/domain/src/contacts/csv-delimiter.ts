import { headerAt, namedColumns } from './csv-columns';

export const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Number of lines that are compared. */
const SAMPLE = 20;
/** A line with which a spreadsheet declares the delimiter. */
const SEPARATOR_LINE = /^"?sep=(.)"?$/i;

const withoutQuoted = (line: string): string => line.replace(/"[^"]*"/g, '""');
const split = (line: string, delimiter: string): string[] => withoutQuoted(line).split(delimiter);

/** Whether the text starts with a line that only declares the delimiter. */
export const hasSeparatorLine = (text: string): boolean => SEPARATOR_LINE.test(text.slice(0, text.indexOf('\n')));

/**
 * Detects the delimiter of a list: the one that its first line declares, else the one that yields most known column
 * names, on its first line or below a title, else the one that occurs equally often in the first lines. A comma when there is
 * none.
 */
export function detectDelimiter(text: string): Delimiter {
  const lines = text
    .slice(0, 100_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE);
  const [first = ''] = lines;
  const said = SEPARATOR_LINE.exec(first)?.[1];
  const known = DELIMITERS.find((delimiter) => delimiter === said);
  if (known) return known;
  const scores = DELIMITERS.map((delimiter) => {
    const cells = lines.map((line) => line.replaceAll('"', '').split(delimiter));
    const at = headerAt(cells);
    const header = cells[at] ?? [];
    const named = header.length > 1 ? Object.keys(namedColumns(header)).length : 0;
    const widths = lines.map((line) => split(line, delimiter).length);
    const agreeing = widths.filter((width) => width > 1 && width === widths[at]).length / Math.max(1, lines.length);
    return { delimiter, score: named * 10 + agreeing * 5 + Math.min(widths[at] ?? 1, 10) / 10 };
  });
  const best = scores.reduce((top, next) => (next.score > top.score ? next : top));
  return best.score > 0.1 ? best.delimiter : ',';
}
