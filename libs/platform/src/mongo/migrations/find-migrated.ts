import type { mongo } from 'mongoose';
import type { z } from 'zod';
import { inForm, type Migration, replacement, type StoredDocument, WRITTEN } from './migration';

/**
 * Finds a document in its form. One that the migration has not reached yet is written in its form first, so that updates
 * which name its fields find it. @throws CannotMigrate
 */
export async function findMigrated<Form extends z.ZodType>(
  model: { collection: object },
  filter: object,
  { form, becomes }: Migration<Form>,
  options: mongo.FindOptions = {},
): Promise<z.output<Form> | null> {
  // The driver's own: a document of before is not what the model says.
  const collection = model.collection as mongo.Collection<StoredDocument>;
  for (;;) {
    const found = await collection.findOne(filter, options);
    if (found === null) return null;
    const migrated = becomes(found);
    if (migrated === null) return inForm(form, found);
    await collection.bulkWrite([replacement(form, found, inForm(form, migrated) as object)], WRITTEN);
  }
}
