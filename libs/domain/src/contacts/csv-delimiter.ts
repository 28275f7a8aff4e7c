import { namedColumns } from './csv-columns';

export const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Lines that are looked at. */
const SAMPLE = 20;
/** The line by which a spreadsheet tells itself the delimiter. */
const SEPARATOR_LINE = /^"?sep=(.)"?$/i;

const withoutQuoted = (line: string): string => line.replace(/"[^"]*"/g, '""');
const split = (line: string, delimiter: string): string[] => withoutQuoted(line).split(delimiter);

/** The line that only names the delimiter, if the text starts with one. */
export const hasSeparatorLine = (text: string): boolean => SEPARATOR_LINE.test(text.slice(0, text.indexOf('\n')));

/**
 * The delimiter of a list: what its first line says, else the one by which the first line names most columns, else the
 * one that the first lines have equally often. A comma when there is none.
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
    const header = first.replaceAll('"', '').split(delimiter);
    const named = header.length > 1 ? Object.keys(namedColumns(header)).length : 0;
    const widths = lines.map((line) => split(line, delimiter).length);
    const agreeing = widths.filter((width) => width > 1 && width === widths[0]).length / Math.max(1, lines.length);
    return { delimiter, score: named * 10 + agreeing * 5 + Math.min(widths[0] ?? 1, 10) / 10 };
  });
  const best = scores.reduce((top, next) => (next.score > top.score ? next : top));
  return best.score > 0.1 ? best.delimiter : ',';
}
