import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { Delimiter } from './csv-delimiter';

/** One row. `line` is the line on which it starts, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** The row has more cells than the header: the text after the last column, blank if it was put right. */
  surplus?: string;
}

/** Most lines of a quoted row, which can contain an address. A row with more lines began with a stray quote. */
const MOST_LINES = 10;
const MOST_BYTES = 16_000;
/** More columns than any list has (see ImportColumns in the contracts). */
const MOST_CELLS = 200;
/** After so many stray quotes the rest is read without regard to quotes, so that the time stays linear. */
const MOST_STRAY_QUOTES = 100;
const CHUNK = 16 * 1024;
/** After so many lines without a quote, no quote can still be open and a new parser for the next quotes pays off. */
const QUIET_LINES = 100;
const NEWLINE = 10;
const QUOTE = 34;

class StrayQuote extends Error {}

/** Yields the bytes in pieces and lets other work run in between. A plain stream would run to its end at once. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK) {
    yield bytes.subarray(from, from + CHUNK);
    await nextTurn();
  }
}

/** Cuts lines to the longest possible row before they are parsed. */
function withoutLongLines(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let kept = 0;
  let start = 0;
  // Byte by byte, because searching for the next line end costs more when every line is empty.
  for (let at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== NEWLINE) continue;
    if (at - start > MOST_BYTES) {
      parts.push(bytes.subarray(kept, start + MOST_BYTES));
      kept = at;
    }
    start = at + 1;
  }
  return parts.length === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(kept)]);
}

/** The rows of a piece of text, with the byte offset at which each ends. */
async function* parsed(bytes: Buffer, delimiter: string): AsyncGenerator<{ cells: string[]; end: number }> {
  const parser = Readable.from(chunksOf(bytes)).pipe(
    parse({
      delimiter,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MOST_BYTES,
      info: true,
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { bytes: number } }>) {
    yield { cells: record, end: info.bytes };
  }
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

/** The offset after the last quoted line that is followed by {@link QUIET_LINES} lines without a quote. */
function endOfQuotes(bytes: Buffer, start: number): number {
  let end = start;
  let isQuoted = false;
  for (let at = start, quiet = 0; at < bytes.length && quiet < QUIET_LINES; at++) {
    if (bytes[at] === QUOTE) isQuoted = true;
    if (bytes[at] !== NEWLINE) continue;
    quiet = isQuoted ? 0 : quiet + 1;
    if (isQuoted) end = at + 1;
    isQuoted = false;
  }
  return isQuoted ? bytes.length : end;
}

/**
 * Reads the rows of a text whose lines end with `\n`, and leaves out blank ones. Quotes are read as spreadsheets
 * write them and as people do: a quote that is never closed affects only its own row. Rows without quotes are split
 * here, because for each row of a different length csv-parse creates an error that takes ten times as long as the
 * row.
 */
export async function* readRecords(text: string, delimiter: Delimiter): AsyncGenerator<CsvRecord> {
  const bytes = withoutLongLines(Buffer.from(text));
  /** Offset at which the next row begins. */
  let at = 0;
  let line = 1;
  let width: number | undefined;

  const skipBlank = () => {
    for (; bytes[at] === NEWLINE; at++) line++;
  };
  const takeUntil = (end: number, cells: string[]): CsvRecord => {
    const record = { line, cells: cells.slice(0, MOST_CELLS) };
    line += countLines(bytes.subarray(at, end));
    at = end;
    width ??= cells.length;
    return record;
  };
  /** Takes the next line with its quotes removed. */
  const takePlain = (): CsvRecord => {
    const newline = bytes.indexOf(NEWLINE, at);
    const end = newline === -1 ? bytes.length : newline;
    return takeUntil(end, bytes.toString('utf8', at, end).replaceAll('"', '').split(delimiter));
  };
  const isStray = (end: number, cells: string[]): boolean => {
    const breaks = countLines(bytes.subarray(at, end - 1));
    if (breaks === 0) return false;
    // A cell that still begins with its quote continued past the quote that should have closed it.
    const isOpen = cells.some((cell) => cell.startsWith('"') && cell.includes('\n'));
    return isOpen || breaks >= MOST_LINES || (width !== undefined && cells.length !== width);
  };

  async function* takePlainUntil(end: number): AsyncGenerator<CsvRecord> {
    let rested = at;
    for (skipBlank(); at < end; skipBlank()) {
      yield takePlain();
      if (at - rested < CHUNK) continue;
      rested = at;
      await nextTurn();
    }
  }
  async function* takeQuotedUntil(until: number): AsyncGenerator<CsvRecord> {
    const start = at;
    for await (const { cells, end } of parsed(bytes.subarray(start, until), delimiter)) {
      skipBlank();
      if (isStray(start + end, cells)) throw new StrayQuote();
      yield takeUntil(start + end, cells);
    }
    line += countLines(bytes.subarray(at, until));
    at = until;
  }

  for (let strays = 0, until = 0; ;) {
    const quote = strays < MOST_STRAY_QUOTES ? bytes.indexOf(QUOTE, at) : -1;
    yield* takePlainUntil(quote === -1 ? bytes.length : bytes.lastIndexOf(NEWLINE, quote) + 1);
    if (quote === -1) return;
    if (at >= until) until = endOfQuotes(bytes, at);
    try {
      yield* takeQuotedUntil(until);
    } catch (error) {
      if (!(error instanceof StrayQuote) && !(error instanceof CsvError)) throw error;
      strays++;
      skipBlank();
      yield takePlain();
    }
  }
}
