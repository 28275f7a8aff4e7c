import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import type { PageAsked } from './paged';

/** Of more documents than these a search finds the first (rule: search-finds-first). */
export const MOST_FOUND = 5000;

/** `atLeast`: there are more than `total`. */
export interface FoundPage<Read> {
  items: Read[];
  total: number;
  atLeast: boolean;
}

/**
 * A page of what the words of a search find. Of very many the first that the index has are taken, so that a search of one
 * letter takes no longer; `total` is then how many these are, and there are more.
 * @param index of the party and the words
 */
export async function foundPage<T extends { _id: string }, Read extends { _id: string } = T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { page, pageSize, order, descending, fields }: Omit<PageAsked<T>, 'count'>,
  index: Record<string, 1 | -1>,
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
