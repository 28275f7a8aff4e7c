import type { COLUMN_FIELDS, ImportColumns, ImportPreview } from '@festlig/contracts/contacts';

export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** A column of the list: its name (in the first row, when that names columns), some of what it holds, and what it is. */
export interface Column {
  at: number;
  name: string | undefined;
  samples: string[];
  field: ColumnField | undefined;
}

/** Values of a column that are shown. */
const SAMPLES = 3;

export function columnsOf({ sample, header, columns }: Pick<ImportPreview, 'sample' | 'header' | 'columns'>): Column[] {
  const width = Math.max(0, ...sample.map((row) => row.length));
  const fields = new Map(Object.entries(columns).map(([field, at]) => [at, field as ColumnField]));
  const rows = sample.slice(header ? 1 : 0);
  return Array.from({ length: width }, (_, at) => ({
    at,
    name: header ? sample[0]?.[at]?.trim() || undefined : undefined,
    samples: rows.flatMap((row) => row[at]?.trim() || []).slice(0, SAMPLES),
    field: fields.get(at),
  }));
}

/** The column is this now, or is not used; what was it before is it no longer. */
export function withColumn(columns: ImportColumns, at: number, field: ColumnField | undefined): ImportColumns {
  const others = Object.entries(columns).filter(([key, column]) => column !== at && key !== field);
  return { ...Object.fromEntries(others), ...(field === undefined ? {} : { [field]: at }) };
}

/** Rows a second since the first report; null while there is too little to say. */
export function rowRate(
  first: { at: number; done: number } | undefined,
  now: { at: number; done: number },
): number | null {
  if (!first || now.at - first.at < 1000 || now.done === first.done) return null;
  return Math.round(((now.done - first.done) * 1000) / (now.at - first.at));
}
