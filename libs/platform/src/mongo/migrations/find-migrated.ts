import type { mongo } from 'mongoose';
import type { z } from 'zod';
import { inForm, type Migration, replacement, type StoredDocument, WRITTEN } from './migration';

/**
 * Finds a document in its new form. A document that the migration has not reached yet is first stored in that form,
 * so that updates which use its fields match it.
 * @throws CannotMigrate
 */
export async function findMigrated<Form extends z.ZodType>(
  model: { collection: object },
  filter: object,
  { form, becomes }: Migration<Form>,
  options: mongo.FindOptions = {},
): Promise<z.output<Form> | null> {
  // The driver's collection: an old document does not match the model's schema.
  const collection = model.collection as mongo.Collection<StoredDocument>;
  for (;;) {
    const found = await collection.findOne(filter, options);
    if (found === null) return null;
    const migrated = becomes(found);
    if (migrated === null) return inForm(form, found);
    await collection.bulkWrite([replacement(form, found, inForm(form, migrated) as object)], WRITTEN);
  }
}
