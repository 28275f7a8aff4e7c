import { z } from 'zod';
import { Instant, oneLine, requiredText } from '../define';
import { speaksForUs } from '../identity/names-us';

/** Degrees, WGS 84; null when the address was typed without a lookup. */
export const Location = z.object({
  address: oneLine(300),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
});
export type Location = z.output<typeof Location>;

/** Most items of a programme. */
export const PROGRAMME_MAX = 20;

/** Something that happens at its own time and perhaps its own place (rule: party-programme). */
export const ProgrammeItem = z.object({
  /** Made by the host's browser. It never changes, because guests' calendars know the item by it. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,24}$/, 'invalid'),
  /** When it begins, UTC. */
  date: Instant,
  title: requiredText(120).refine((title) => !speaksForUs(title), 'name_passes_for_ours'),
  /** Without an address it is at the party's own place. */
  location: Location.default({ address: '', latitude: null, longitude: null }),
});
export type ProgrammeItem = z.output<typeof ProgrammeItem>;

export const Programme = z
  .array(ProgrammeItem)
  .max(PROGRAMME_MAX, 'too_many_items')
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'invalid');

/** An item as stored (rule: outputs-are-checked). */
export const StoredProgrammeItem = z.object({
  id: z.string(),
  date: Instant,
  title: z.string(),
  location: z.object({ address: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() }),
});
