import { z } from 'zod';

/**
 * The version on which an edit is based, as an ETag. With it, the edit is refused if it changes a field that
 * somebody else has saved since. Without it, the last save wins (rule: edits-by-version).
 */
export const BasedOn = z
  .union([
    z.number().int().min(0, 'invalid'),
    z
      .string()
      .max(20)
      .regex(/^(W\/)?"?\d{1,9}"?$/, 'invalid'),
  ])
  .transform((tag) => Number(String(tag).replace(/\D/g, '')))
  .optional();
