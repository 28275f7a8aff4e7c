import type { Model, ProjectionType, QueryFilter } from 'mongoose';

export interface PageAsked<T> {
  /** Number of the page, from 1. */
  page: number;
  pageSize: number;
  /** A field of an index that begins with the filter's fields and continues with this field and `_id`. */
  order: string;
  descending: boolean;
  fields?: ProjectionType<T>;
  /** Returns the number of matching documents where it is known without counting. */
  count?: () => Promise<number>;
}

/**
 * A page of what a filter finds, in order. A page in the second half is read from the end, because the store skips
 * documents one by one. Where everything fits on the first page, no count is needed.
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
