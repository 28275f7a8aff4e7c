import { z } from 'zod';

/** A message is not an invitation: its recipients do not count as invited (rule: message-invites-nobody). */
export const TemplateType = z.enum(['invitation', 'message']);
export type TemplateType = z.output<typeof TemplateType>;
