import { mongo } from 'mongoose';

export const DUPLICATE_KEY = 11_000;

/** Whether a write was refused because another document has the same unique key. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
