import { z } from 'zod';
import { optionalText } from '../define';
import { Tag } from './tag';

/**
 * Where guests stand: not invited and without an answer, and reached by something; invited; have opened their page; invited
 * without an answer; accepted; declined; reached by neither mail nor text, for want of an address, because it has unsubscribed or
 * because a text did not reach the number (rule: contact-states). In the order in which hosts see them: along the way of a guest,
 * then who is off it.
 */
export const GUEST_STATES = ['new', 'invited', 'opened', 'silent', 'yes', 'no', 'unreachable'] as const;
export const GuestState = z.enum(GUEST_STATES);
export type GuestState = z.output<typeof GuestState>;

/** Restricts a list to guests of a state and with a tag, who are also found by a search (rule: contact-filters). */
export const filterFields = {
  search: optionalText(100).optional(),
  state: GuestState.optional(),
  tag: Tag.optional(),
};

/** The most tags that are listed at once. */
export const TAGS_LISTED = 50;

/**
 * The number of guests of each state and, by name, with each tag. `moreTags`: the party has more tags than these. `newUnreachable`:
 * guests without an invitation whom nothing reaches; they are not among those of the state `new`. `newByText`: those of them whom
 * a text reaches and no mail.
 */
export const GuestCounts = z.object({
  total: z.number().int(),
  states: z.record(GuestState, z.number().int()),
  newUnreachable: z.number().int().default(0),
  newByText: z.number().int().default(0),
  tags: z.array(z.object({ name: z.string(), count: z.number().int() })),
  moreTags: z.boolean(),
});
export type GuestCounts = z.output<typeof GuestCounts>;
