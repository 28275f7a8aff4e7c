import { mongo } from 'mongoose';

export const DUPLICATE_KEY = 11_000;

/**
 * Whether a write was refused because another document has the same unique key; of several writes, whether all that were
 * refused were refused for that.
 */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  return !(error instanceof mongo.MongoBulkWriteError) || refusals(error).every(({ code }) => code === DUPLICATE_KEY);
}

const refusals = ({ writeErrors }: mongo.MongoBulkWriteError): { code: number }[] => [writeErrors].flat();
