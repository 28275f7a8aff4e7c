import type { mongo } from 'mongoose';
import { z } from 'zod';

/** A document as it is stored. Ids are strings. */
export type StoredDocument = mongo.BSON.Document & { _id: string };

/** How the documents of one collection are brought into the form that the code writes today. */
export interface Migration<Form extends z.ZodType = z.ZodType> {
  /** Its permanent id: `<documents>-<what they become>`. */
  id: string;
  collection: string;
  /** The form of every document after the migration. */
  form: Form;
  /**
   * Returns the whole document in its new form, or null when it already has it. The result depends on the document
   * alone, because documents that the migration has not reached are also read by it.
   * @throws CannotMigrate
   */
  becomes: (document: StoredDocument) => object | null;
}

/** Why a document does not fit the new form, without its values. */
export class CannotMigrate extends Error {}

/**
 * Parses a document by its form.
 * @throws CannotMigrate with the fields that do not fit
 */
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
 * Replaces a document only if it is unchanged since it was read and has got no field of the new form since. A
 * concurrent change is therefore never lost.
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

/** Absent fields are not written as null. */
export const WRITTEN = { ordered: false, ignoreUndefined: true } as const;
