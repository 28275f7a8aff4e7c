import { z } from 'zod';
import { BasedOn, call, defineContract, Done, Instant, ObjectIdString, pageInput, pageOf, PartyRef } from '../define';
import { cohostCalls } from './cohost-calls';
import {
  CreatePartyInput,
  HeroImagePath,
  InvitedBy,
  Party,
  PartyContent,
  PartySettings,
  PartySummary,
  Place,
  SlugProblem,
  ThemeName,
} from './content';
import { partyErrors } from './errors';
import { historyCalls } from './history';
import * as http from './http';
import { Lettering, PageColour, PageLayout } from './look';
import { Location, Programme } from './programme';
import { wishCalls } from './wish-calls';

/** What refuses an end or a programme. */
const OCCASION_ERRORS = ['end_before_start', 'end_too_late', 'programme_item_past', 'programme_item_late'] as const;

/** Parties, their settings, and what other services need of them (rule: party-calls). */
export const party = defineContract('party', partyErrors, {
  createParty: call({
    summary: 'Create a party from the result of the wizard and the page editor.',
    access: 'user',
    input: CreatePartyInput,
    output: Party,
    idempotent: false,
    errors: ['date_in_past', 'date_too_late', ...OCCASION_ERRORS, 'reply_by_late', 'image_missing', 'too_many_parties'],
    http: http.createParty,
  }),
  listParties: call({
    summary: "The user's parties, latest event first.",
    access: 'user',
    input: z.object(pageInput(['date'], 50)),
    output: pageOf(PartySummary),
    idempotent: true,
    http: http.listParties,
  }),
  getParty: call({
    summary: 'A party page, by id, short id or slug, for anyone who has its link.',
    access: 'guest',
    input: z.object({ partyId: PartyRef }),
    output: Party,
    idempotent: true,
    isShared: true,
    http: http.getParty,
  }),
  updateParty: call({
    summary:
      'Save edits of the party page. Fields that are left out do not change. The date cannot change after the start. With ' +
      '`If-Match` (the ETag that was read), an edit of a field that was saved since is refused; other edits are saved.',
    access: 'editor',
    input: z.object({
      partyId: PartyRef,
      ifMatch: BasedOn,
      title: PartyContent.shape.title.optional(),
      body: PartyContent.shape.body.optional(),
      description: PartyContent.shape.description.optional(),
      date: PartyContent.shape.date.optional(),
      /** Required with the date, because together they are a moment. */
      zone: z.string().max(64).optional(),
      endDate: Instant.nullable().optional(),
      heroImage: HeroImagePath.nullable().optional(),
      location: Location.optional(),
      /** All items: those that are left out are removed. */
      programme: Programme.optional(),
      themeName: ThemeName.optional(),
      lettering: Lettering.optional(),
      colour: PageColour.optional(),
      layout: PageLayout.optional(),
      suDate: z.iso.date().nullable().optional(),
      invitedBy: InvitedBy.optional(),
    }),
    output: Party,
    idempotent: true,
    errors: [
      'date_in_past',
      'date_too_late',
      'party_has_started',
      ...OCCASION_ERRORS,
      'reply_by_late',
      'image_missing',
      'edited_meanwhile',
      'conflict',
    ],
    http: http.updateParty,
  }),
  getCalendar: call({
    summary:
      'The party as an iCalendar file, for anyone who has its link; with `item`, an item of its programme alone. Later ' +
      'changes keep its UID and raise SEQUENCE. The link in it has the keys `cid` and `rid` that were given, unchecked.',
    access: 'guest',
    input: z.object({
      partyId: PartyRef,
      item: z.string().max(24).optional(),
      cid: z.string().max(24).optional(),
      rid: z.string().max(24).optional(),
      after: z.null().default(null),
    }),
    output: z.object({ text: z.string(), next: z.null() }),
    idempotent: true,
    http: http.getCalendar,
  }),
  searchPlaces: call({
    summary: 'At most five places for a text. Empty when the map service does not answer: an address alone is enough.',
    access: 'public',
    input: z.object({ text: z.string().trim().min(3, 'invalid').max(200, 'too_long') }),
    output: z.object({ places: z.array(Place) }),
    idempotent: true,
    http: http.searchPlaces,
  }),
  checkSlug: call({
    summary:
      'Whether this party could have the address, or the reason why not. Addresses it has had are still its own.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, slug: z.string().max(200, 'too_long') }),
    output: z.object({ problem: SlugProblem.nullable() }),
    idempotent: true,
    http: http.checkSlug,
  }),
  updateSettings: call({
    summary:
      'Save settings. Fields that are left out do not change. A deadline requires a reply-by date: without one it is off, and ' +
      'the first reply-by date turns it on. `If-Match` works as for the page.',
    access: 'editor',
    input: PartySettings.partial().extend({ partyId: PartyRef, ifMatch: BasedOn }),
    output: Party,
    idempotent: true,
    errors: [
      'reply_by_late',
      'plan_required',
      'slug_reserved',
      'slug_taken',
      'too_many_addresses',
      'link_names_other',
      'date_in_past',
      'phone_not_verified',
      'edited_meanwhile',
      'conflict',
    ],
    http: http.updateSettings,
  }),
  deleteParty: call({
    summary: 'Delete the party and everything that belongs to it.',
    access: 'owner',
    input: z.object({ partyId: PartyRef }),
    output: Done,
    idempotent: true,
    http: http.deleteParty,
  }),
  ...cohostCalls,
  ...historyCalls,
  ...wishCalls,
  getAccess: call({
    summary:
      'The role of a user (or, without one, of a guest) in a party. `party` is null when there is no such party.',
    access: 'internal',
    input: z.object({ partyId: PartyRef, userId: ObjectIdString.nullable() }),
    output: z.object({
      party: z.object({ id: ObjectIdString, role: z.enum(['guest', 'editor', 'owner']) }).nullable(),
    }),
    idempotent: true,
  }),
  describeParty: call({
    summary: 'A party as other services need it: page, rules and hosts.',
    access: 'internal',
    input: z.object({ partyId: ObjectIdString }),
    output: z.object({
      party: Party.omit({ isOwner: true, isCohost: true, version: true, pages: true }),
      ownerId: ObjectIdString,
      /** `notices`: whether the co-host wants mails about replies and messages. */
      cohosts: z.array(z.object({ userId: ObjectIdString, notices: z.boolean() })).default([]),
    }),
    idempotent: true,
    isShared: true,
  }),
});
