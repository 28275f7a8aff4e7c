import { z } from 'zod';

/**
 * The version that an edit is based on, as the ETag says it. With it, the edit is refused where it touches a field that
 * somebody else has saved since; without it, the last one to save wins (rule: edits-by-version).
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
