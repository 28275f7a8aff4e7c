import { z } from 'zod';
import { call, Done, Email, ObjectIdString, PartyRef } from '../define';
import { CohostInvite } from './cohosts';
import * as http from './http';

const Named = z.object({ partyId: PartyRef, inviteId: ObjectIdString });

/** The calls about a party's co-hosts (rules: cohost-invitation, cohost-acceptance, cohost-removal). */
export const cohostCalls = {
  listCohosts: call({
    summary: 'The co-hosts of a party and the invitations that nobody has accepted yet, the oldest first.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({ cohostInvites: z.array(CohostInvite) }),
    idempotent: true,
    http: http.listCohosts,
  }),
  inviteCohost: call({
    summary: 'Invite a co-host by e-mail. The mail contains a link that works once, for 14 days.',
    access: 'owner',
    input: z.object({ partyId: PartyRef, email: Email }),
    output: CohostInvite,
    idempotent: false,
    errors: [
      ...([
        'plan_required',
        'email_not_verified',
        'own_address',
        'already_cohost',
        'too_many_cohosts',
        'conflict',
      ] as const),
      ...(['too_many_mails', 'too_many_mails_today'] as const),
    ],
    http: http.inviteCohost,
  }),
  mailCohostAgain: call({
    summary: 'Mail an invitation that nobody has accepted once more. Its 14 days begin again.',
    access: 'owner',
    input: Named,
    output: CohostInvite,
    idempotent: false,
    errors: [
      'email_not_verified',
      'plan_required',
      'already_cohost',
      'conflict',
      'too_many_mails',
      'too_many_mails_today',
    ],
    http: http.mailCohostAgain,
  }),
  acceptCohost: call({
    summary:
      'Become a co-host with the secret of a mailed link. Every invitation that does not exist, has ended, was withdrawn or ' +
      'was accepted by somebody else is refused in the same way.',
    access: 'user',
    input: Named.extend({ secret: z.string().max(100, 'invalid') }),
    output: Done,
    idempotent: true,
    errors: ['cohost_link_invalid', 'owner_cannot_accept', 'too_many_cohosted', 'conflict'],
    http: http.acceptCohost,
  }),
  checkCohostLink: call({
    summary: 'Whether the link of an invitation can be used, before the log-in that accepting it needs.',
    access: 'public',
    input: Named.extend({ secret: z.string().max(100, 'invalid') }),
    output: z.object({ works: z.boolean() }),
    idempotent: true,
    http: http.checkCohostLink,
  }),
  updateCohost: call({
    summary:
      'Whether the calling co-host gets mails about replies and messages of this party, and whether they see which wishes are ' +
      'reserved. A field that is left out does not change.',
    access: 'editor',
    input: Named.extend({ notices: z.boolean().optional(), wishes: z.boolean().optional() }),
    output: CohostInvite,
    idempotent: true,
    errors: ['conflict'],
    http: http.updateCohost,
  }),
  removeCohost: call({
    summary: 'Remove a co-host or withdraw an invitation, as the owner; leave, as the co-host.',
    access: 'editor',
    input: Named,
    output: Done,
    idempotent: true,
    errors: ['conflict'],
    http: http.removeCohost,
  }),
  getRole: call({
    summary: "The caller's role as a host of the party, for pages that are open while it ends.",
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({ role: z.enum(['editor', 'owner']) }),
    idempotent: true,
    http: http.getRole,
  }),
  getCohostLink: call({
    summary: 'The recipient and the secret of an invitation, for its mail; null if it no longer works.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString, inviteId: ObjectIdString }),
    output: z.object({ link: z.object({ email: z.string(), secret: z.string() }).nullable() }),
    idempotent: true,
  }),
};
