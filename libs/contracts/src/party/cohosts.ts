import { z } from 'zod';
import { Instant, ObjectIdString } from '../define';

/** The most co-hosts and invitations to become one that a party can have. */
export const COHOSTS_MAX = 20;

/** An invitation to be a co-host, and the co-host once it is accepted (rule: cohost-invitation). */
export const CohostInvite = z.object({
  id: ObjectIdString,
  /** The invited address in full for the owner; co-hosts see only its beginning and its domain. */
  email: z.string(),
  /** Who accepted; null while nobody has. */
  user: z.object({ id: ObjectIdString, name: z.string() }).nullable(),
  createdAt: Instant,
  /** The end of an invitation that nobody has accepted. */
  expiresAt: Instant,
  /** Whether it is the caller's own. */
  isMine: z.boolean(),
  /** Whether the co-host gets mails about replies and messages of this party. */
  notices: z.boolean(),
  /** Whether the co-host sees which wishes are reserved, as guests do (rule: wish-cohost-choice). */
  wishes: z.boolean().default(false),
});
export type CohostInvite = z.output<typeof CohostInvite>;
