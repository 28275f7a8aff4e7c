import type { Model, ProjectionType, QueryFilter } from 'mongoose';

export interface PageAsked<T> {
  /** From 1. */
  page: number;
  pageSize: number;
  /** A field, and `_id` after it, of an index that begins with the fields of the filter. */
  order: string;
  descending: boolean;
  fields?: ProjectionType<T>;
  /** How many the filter finds, where that is known without counting them. */
  count?: () => Promise<number>;
}

/**
 * A page of what a filter finds, in order. A page beyond the middle is read from the end: a store that passes over
 * documents does so one by one. Where all fit onto the first page they are counted by it.
 */
export async function paged<T extends { _id: string }, Read = T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { page, pageSize, order, descending, fields, count = () => model.countDocuments(filter).exec() }: PageAsked<T>,
): Promise<{ items: Read[]; total: number }> {
  const forwards = descending ? -1 : 1;
  const read = async (way: 1 | -1, skip: number, limit: number): Promise<Read[]> =>
    model
      .find(filter, fields)
      .sort({ [order]: way, _id: way })
      .skip(skip)
      .limit(limit)
      .lean<Read[]>();
  const before = (page - 1) * pageSize;
  if (before === 0) {
    const items = await read(forwards, 0, pageSize);
    return { items, total: items.length < pageSize ? items.length : await count() };
  }
  const total = await count();
  const size = Math.min(pageSize, total - before);
  if (size <= 0) return { items: [], total };
  const after = total - before - size;
  if (before <= after) return { items: await read(forwards, before, size), total };
  return { items: (await read(forwards === 1 ? -1 : 1, after, size)).reverse(), total };
}
