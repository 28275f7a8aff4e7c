import { mongo } from 'mongoose';

export const DUPLICATE_KEY = 11_000;

/** Whether a write was refused because its unique key is taken. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
