import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import type { PageAsked } from './paged';

/** A search returns at most this many documents, the first that the index yields (rule: search-finds-first). */
export const MOST_FOUND = 5000;

/** `atLeast` means that there are more than `total`. */
export interface FoundPage<Read> {
  items: Read[];
  total: number;
  atLeast: boolean;
}

/**
 * A page of what a search by words finds. Of very many matches only the first {@link MOST_FOUND} of the index are
 * read, so that a search for one letter takes no longer; `total` is then that number.
 * @param index of the party and the words or another narrow condition, by its name or its keys
 */
export async function foundPage<T extends { _id: string }, Read extends { _id: string } = T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { page, pageSize, order, descending, fields }: Omit<PageAsked<T>, 'count'>,
  index: string | Record<string, 1 | -1>,
): Promise<FoundPage<Read>> {
  const way = descending ? -1 : 1;
  const stages: PipelineStage[] = [
    { $match: filter },
    { $limit: MOST_FOUND + 1 },
    { $project: { [order]: 1 } },
    { $sort: { [order]: way, _id: way } },
  ];
  const found = await model.aggregate<{ _id: string }>(stages).hint(index);
  const total = Math.min(found.length, MOST_FOUND);
  const ids = found.slice((page - 1) * pageSize, Math.min(page * pageSize, total)).map(({ _id }) => _id);
  const documents = await model.find({ _id: { $in: ids } } as QueryFilter<T>, fields).lean<Read[]>();
  const byId = new Map(documents.map((document) => [document._id, document]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), total, atLeast: found.length > MOST_FOUND };
}
