import { COLUMN_FIELDS, type ImportColumns, type ImportPreview, LONGEST_HEADING } from '@festlig/contracts/contacts';

export type ColumnField = (typeof COLUMN_FIELDS)[number];

/**
 * A column of the list: its name (from the first row, when that names columns), sample values, and the field it holds.
 */
export interface Column {
  at: number;
  name: string | undefined;
  samples: string[];
  field: ColumnField | undefined;
}

/** The number of sample values that are shown. */
const SAMPLES = 3;

export function columnsOf({ sample, header, columns }: Pick<ImportPreview, 'sample' | 'header' | 'columns'>): Column[] {
  const width = Math.max(0, ...sample.map((row) => row.length));
  const fields = new Map(COLUMN_FIELDS.map((field) => [columns[field], field]));
  for (const { at } of columns.moreNotes ?? []) fields.set(at, 'note');
  const rows = sample.slice(header ? 1 : 0);
  return Array.from({ length: width }, (_, at) => ({
    at,
    name: header ? sample[0]?.[at]?.trim() || undefined : undefined,
    samples: rows.flatMap((row) => row[at]?.trim() || []).slice(0, SAMPLES),
    field: fields.get(at),
  }));
}

/**
 * Assigns the field to the column, or no field when undefined. Another column that had the field loses it, except that
 * several columns can belong to the note, the further ones under their heading (rule: import-note).
 */
export function withColumn(
  { moreNotes = [], ...columns }: ImportColumns,
  { at, name = '' }: Pick<Column, 'at' | 'name'>,
  field: ColumnField | undefined,
): ImportColumns {
  const others: ImportColumns = Object.fromEntries(
    Object.entries(columns).filter(([key, column]) => column !== at && (key !== field || key === 'note')),
  );
  const more = moreNotes.filter((each) => each.at !== at);
  if (field === 'note' && others.note !== undefined) more.push({ at, heading: name.slice(0, LONGEST_HEADING) });
  else if (field !== undefined) others[field] = at;
  const first = others.note ?? more.shift()?.at;
  return {
    ...others,
    ...(first === undefined ? {} : { note: first }),
    ...(more.length > 0 ? { moreNotes: more } : {}),
  };
}

/** Says whether the first row names the columns, from which the headings in the note come. */
export function withHeader(sample: ImportPreview['sample'], columns: ImportColumns, header: boolean) {
  const named = columnsOf({ sample, header, columns });
  const moreNotes = columns.moreNotes?.map(({ at }) => {
    return { at, heading: (named[at]?.name ?? '').slice(0, LONGEST_HEADING) };
  });
  return { columns: { ...columns, ...(moreNotes && { moreNotes }) }, header };
}

/** Rows a second since the first report; null until it can be measured. */
export function rowRate(
  first: { at: number; done: number } | undefined,
  now: { at: number; done: number },
): number | null {
  if (!first || now.at - first.at < 1000 || now.done === first.done) return null;
  return Math.round(((now.done - first.done) * 1000) / (now.at - first.at));
}
