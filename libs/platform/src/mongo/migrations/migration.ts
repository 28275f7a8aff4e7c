import type { mongo } from 'mongoose';
import { z } from 'zod';

/** A document as it lies in the store. Ids are strings. */
export type StoredDocument = mongo.BSON.Document & { _id: string };

/** How the documents of one collection come into the form that the code writes today. */
export interface Migration<Form extends z.ZodType = z.ZodType> {
  /** What it is known by for good: `<documents>-<what they become>`. */
  id: string;
  collection: string;
  /** What every document is in the end. */
  form: Form;
  /**
   * What a document of before becomes, whole; null where it has its form. It depends on the document alone, for it is also
   * how one is read that the migration has not reached yet. @throws CannotMigrate
   */
  becomes: (document: StoredDocument) => object | null;
}

/** Why a document has no form, without what it holds. */
export class CannotMigrate extends Error {}

/** A document in its form. @throws CannotMigrate with the fields that do not fit */
export function inForm<Form extends z.ZodType>(form: Form, document: unknown): z.output<Form> {
  const { success, data, error } = form.safeParse(document);
  if (success) return data;
  throw new CannotMigrate(error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', '));
}

const fieldsOf = (form: unknown): string[] => {
  if (form instanceof z.ZodObject) return Object.keys(form.shape);
  return form instanceof z.ZodUnion ? form.options.flatMap(fieldsOf) : [];
};

/**
 * Writes what a document becomes while it is as it was read, and no field of its form has come since: nothing is lost that
 * others have written meanwhile.
 */
export function replacement(
  form: z.ZodType,
  { _id, ...read }: StoredDocument,
  becomes: object,
): mongo.AnyBulkWriteOperation<StoredDocument> {
  const absent = fieldsOf(form).map((field) => [field, { $exists: false }]);
  const asRead = Object.entries(read).map(([field, value]) => [field, { $eq: value as unknown }]);
  const filter = { ...Object.fromEntries([...absent, ...asRead]), _id } as mongo.Filter<StoredDocument>;
  return { replaceOne: { filter, replacement: becomes as StoredDocument } };
}

/** A field that is absent is not written as null. */
export const WRITTEN = { ordered: false, ignoreUndefined: true } as const;
