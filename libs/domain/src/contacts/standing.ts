import type { Audience, AudienceCount } from '@festlig/contracts/contacts';

const INVITED = ['new', 'invited'] as const;
const ANSWERS = ['none', 'yes', 'no'] as const;
/** How a guest can be reached. `unsubscribed`: has an e-mail address that has unsubscribed from invitations. */
const REACHES = ['mail', 'unsubscribed', 'none'] as const;
type Answer = (typeof ANSWERS)[number];
type Reach = (typeof REACHES)[number];

/** Everything by which guests are counted, as one word: invited or not, answer, reachability. */
export type Standing = `${(typeof INVITED)[number]}-${Answer}-${Reach}`;

interface Parts {
  invited: boolean;
  answer: Answer;
  reach: Reach;
}

/** What determines a guest's standing. `mailable`: has an e-mail address and receives e-mail. */
export interface Counted {
  hasReceivedInvite: boolean;
  rsvp: { attending: boolean } | null;
  mailable: boolean;
}

const join = ({ invited, answer, reach }: Parts): Standing => `${invited ? 'invited' : 'new'}-${answer}-${reach}`;
const split = (standing: Standing): Parts => {
  const [invited, answer, reach] = standing.split('-') as [string, Answer, Reach];
  return { invited: invited === 'invited', answer, reach };
};

const answerOf = (rsvp: { attending: boolean } | null): Answer => (rsvp ? (rsvp.attending ? 'yes' : 'no') : 'none');
const reachOf = (mailable: boolean, unsubscribed: boolean): Reach =>
  mailable ? (unsubscribed ? 'unsubscribed' : 'mail') : 'none';

/** All possible standings. */
export const STANDINGS: readonly Standing[] = INVITED.flatMap((invited) =>
  ANSWERS.flatMap((answer) => REACHES.map((reach): Standing => `${invited}-${answer}-${reach}`)),
);

export const standingOf = ({ hasReceivedInvite, rsvp, mailable }: Counted, unsubscribed: boolean): Standing =>
  join({ invited: hasReceivedInvite, answer: answerOf(rsvp), reach: reachOf(mailable, unsubscribed) });

export const invitedFrom = (standing: Standing): Standing => join({ ...split(standing), invited: true });

export const answeredFrom = (standing: Standing, rsvp: { attending: boolean } | null): Standing =>
  join({ ...split(standing), answer: answerOf(rsvp) });

export const reachedFrom = (standing: Standing, mailable: boolean, unsubscribed: boolean): Standing =>
  join({ ...split(standing), reach: reachOf(mailable, unsubscribed) });

/** Whether the guest would receive e-mail if the address had not unsubscribed. */
export const isUnsubscribed = (standing: Standing): boolean => split(standing).reach === 'unsubscribed';

/** The standings that a change of the address's subscription affects: those with the opposite state. */
export const standingsToMove = (unsubscribed: boolean): Standing[] =>
  STANDINGS.filter((standing) => split(standing).reach === (unsubscribed ? 'mail' : 'unsubscribed'));

/** An audience that is determined by guests' standings alone. */
export type StandingAudience = Exclude<Audience, 'custom'>;

const AUDIENCES: Readonly<Record<StandingAudience, (parts: Parts) => boolean>> = {
  all: () => true,
  missing: ({ invited }) => !invited,
  rsvp: ({ answer }) => answer !== 'none',
  withoutRsvp: ({ answer }) => answer === 'none',
  rsvpYes: ({ answer }) => answer === 'yes',
  rsvpNo: ({ answer }) => answer === 'no',
};

export const standingsIn = (audience: StandingAudience): Standing[] =>
  STANDINGS.filter((standing) => AUDIENCES[audience](split(standing)));

/** The standings of guests in an audience who have an e-mail address, subscribed or not. */
export const mailableStandingsIn = (audience: StandingAudience): Standing[] =>
  standingsIn(audience).filter((standing) => split(standing).reach !== 'none');

/** The number of a party's guests by standing. Missing entries are zero. */
export type StandingCounts = Readonly<Partial<Record<Standing, number>>>;

const sum = (counts: StandingCounts, holds: (parts: Parts) => boolean): number =>
  STANDINGS.filter((standing) => holds(split(standing))).reduce(
    (total, standing) => total + Math.max(0, counts[standing] ?? 0),
    0,
  );

/** Size of an audience: contacts = mail + unsubscribed + those without e-mail. */
export function audienceCount(
  counts: StandingCounts,
  audience: StandingAudience,
): Omit<AudienceCount, 'ids' | 'atLeast'> {
  const holds = AUDIENCES[audience];
  return {
    contacts: sum(counts, holds),
    mail: sum(counts, (parts) => holds(parts) && parts.reach === 'mail'),
    unsubscribed: sum(counts, (parts) => holds(parts) && parts.reach === 'unsubscribed'),
  };
}

/** `silent`: invited and without an answer. */
export const guestCount = (counts: StandingCounts): { total: number; answered: number; silent: number } => ({
  total: sum(counts, () => true),
  answered: sum(counts, ({ answer }) => answer !== 'none'),
  silent: sum(counts, ({ invited, answer }) => invited && answer === 'none'),
});
