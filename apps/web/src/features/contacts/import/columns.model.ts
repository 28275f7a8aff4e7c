import type { COLUMN_FIELDS, ImportColumns, ImportPreview } from '@festlig/contracts/contacts';

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
  const fields = new Map(Object.entries(columns).map(([field, at]) => [at, field as ColumnField]));
  const rows = sample.slice(header ? 1 : 0);
  return Array.from({ length: width }, (_, at) => ({
    at,
    name: header ? sample[0]?.[at]?.trim() || undefined : undefined,
    samples: rows.flatMap((row) => row[at]?.trim() || []).slice(0, SAMPLES),
    field: fields.get(at),
  }));
}

/** Assigns the field to the column, or no field when undefined. Another column that had the field loses it. */
export function withColumn(columns: ImportColumns, at: number, field: ColumnField | undefined): ImportColumns {
  const others = Object.entries(columns).filter(([key, column]) => column !== at && key !== field);
  return { ...Object.fromEntries(others), ...(field === undefined ? {} : { [field]: at }) };
}

/** Rows a second since the first report; null until it can be measured. */
export function rowRate(
  first: { at: number; done: number } | undefined,
  now: { at: number; done: number },
): number | null {
  if (!first || now.at - first.at < 1000 || now.done === first.done) return null;
  return Math.round(((now.done - first.done) * 1000) / (now.at - first.at));
}
