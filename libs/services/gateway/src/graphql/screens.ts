import { Contact, contacts } from '@festlig/contracts/contacts';
import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import { messaging, Send } from '@festlig/contracts/messaging';
import { party, type Party, RsvpField } from '@festlig/contracts/party';
import { HostRsvp, OwnRsvp, rsvp, RsvpMessage, RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { z } from 'zod';
import { ContractTypes } from './contract-types';

/** How a screen's parts are asked for: as the one who looks, so that access is decided in the services as ever. */
export interface Asking {
  call<C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C>>;
  now(): Date;
}
type Screen = { party: string; cid?: string | null; rid?: string | null };
type Part = GraphQLFieldConfig<Screen, Asking>;

const types = new ContractTypes(
  new Map<z.ZodType, string>([
    [OwnRsvp, 'OwnRsvp'],
    [HostRsvp, 'HostRsvp'],
    [RsvpMessage, 'RsvpMessage'],
    [RsvpField, 'RsvpField'],
    [Contact, 'Contact'],
    [Send, 'Send'],
  ]),
);

/** A part of a screen that is one call. A part that is refused is null, and the others are there. */
function part<C extends AnyCall>(
  call: C,
  name: string,
  input: (screen: Screen, args: Record<string, unknown>) => RequestOf<C> | null,
  args: Part['args'] = {},
): Part {
  return {
    type: types.nullable(call.output, name),
    description: call.summary,
    args,
    resolve: async (screen, given, asking) => {
      const asked = input(screen, given);
      return asked === null ? null : asking.call(call, asked);
    },
  };
}

const theParty = part(party.calls.getParty, 'Party', (screen) => ({ partyId: screen.party }));
const keys = ({ cid, rid }: Screen) => ({ ...(cid ? { cid } : {}), ...(rid ? { rid } : {}) });

const Invitation = new GraphQLObjectType<Screen, Asking>({
  name: 'Invitation',
  description: 'The page a guest sees: the party, who opened it, what they answered, and whether replies are open.',
  fields: {
    party: theParty,
    guest: part(contacts.calls.getGuest, 'Guest', (screen) =>
      screen.cid ? { partyId: screen.party, cid: screen.cid } : null,
    ),
    reply: part(rsvp.calls.getOwnRsvp, 'OwnReply', (screen) =>
      screen.cid || screen.rid ? { partyId: screen.party, ...keys(screen) } : null,
    ),
    window: {
      type: GraphQLString,
      description: 'open, disabled, after_deadline, event_passed or restricted.',
      resolve: async (screen, _args, asking) => {
        const [shown, guest] = await Promise.all([
          asking.call(party.calls.getParty, { partyId: screen.party }) as Promise<Party>,
          screen.cid
            ? asking.call(contacts.calls.getGuest, { partyId: screen.party, cid: screen.cid }).catch(() => null)
            : null,
        ]);
        return rsvpWindow(shown, asking.now(), guest !== null);
      },
    },
  },
});

const Dashboard = new GraphQLObjectType<Screen, Asking>({
  name: 'Dashboard',
  description: 'A party as its hosts follow it.',
  fields: {
    party: theParty,
    stats: part(rsvp.calls.getStats, 'RsvpStats', (screen) => ({ partyId: screen.party })),
    contacts: part(contacts.calls.listContacts, 'ContactPage', (screen) => ({ partyId: screen.party, pageSize: 1 })),
    latestReplies: part(
      rsvp.calls.listRsvps,
      'RsvpPage',
      (screen, { first }) => ({
        partyId: screen.party,
        pageSize: Math.min(RSVPS_PAGE_SIZE, Math.max(1, Number(first))),
        sort: '-createdAt' as const,
      }),
      { first: { type: GraphQLInt, defaultValue: 5 } },
    ),
    sends: part(messaging.calls.listSends, 'SendPage', (screen) => ({ partyId: screen.party })),
  },
});

const ref = { type: new GraphQLNonNull(GraphQLString), description: 'Id, short id or slug.' };

/** Reads that compose: what a screen needs in one round trip. There are no mutations (rule: graphql-reads). */
export const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Asking>({
    name: 'Query',
    fields: {
      invitation: {
        type: new GraphQLNonNull(Invitation),
        args: { party: ref, cid: { type: GraphQLString }, rid: { type: GraphQLString } },
        resolve: (_root, screen) => screen,
      },
      dashboard: { type: new GraphQLNonNull(Dashboard), args: { party: ref }, resolve: (_root, screen) => screen },
    },
  }),
});

/** The names of the types whose fields are calls to a service. */
export const SCREENS: ReadonlySet<string> = new Set([Invitation.name, Dashboard.name]);
