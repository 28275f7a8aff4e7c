import type { Audience, AudienceCount, GuestState, TextReach, TextsOfSend } from '@festlig/contracts/contacts';
import { textCountry } from './text-countries';

const INVITED = ['new', 'invited'] as const;
const ANSWERS = ['none', 'yes', 'no'] as const;
/** How a guest can be reached. `unsubscribed`: has an e-mail address that has unsubscribed from invitations. */
const REACHES = ['mail', 'unsubscribed', 'none'] as const;
/** How texts reach a guest. A guest who gets none has no such part, as guests had before there were texts. */
const TEXTS = ['text', 'stopped', 'abroad', 'lost'] as const;
type Answer = (typeof ANSWERS)[number];
type Reach = (typeof REACHES)[number];

/** What is known of a guest without texts. */
export type MailStanding = `${(typeof INVITED)[number]}-${Answer}-${Reach}`;
/** Everything by which guests are counted, as one word: invited or not, answer, reached by mail, reached by text. */
export type Standing = MailStanding | `${MailStanding}-${(typeof TEXTS)[number]}`;

interface Parts {
  invited: boolean;
  answer: Answer;
  reach: Reach;
  text: TextReach;
}

/** What determines a guest's standing. `mailable`: has an e-mail address and receives e-mail. */
export interface Counted {
  hasReceivedInvite: boolean;
  rsvp: { attending: boolean } | null;
  mailable: boolean;
  phone: string | null;
  receiveSms: boolean;
  /** The number that a text did not reach. */
  lostPhone?: string | undefined;
}

/** Whether the address and the number of a guest have unsubscribed. */
export interface Gone {
  mail: boolean;
  text: boolean;
}

function join({ invited, answer, reach, text }: Parts): Standing {
  const standing: MailStanding = `${invited ? 'invited' : 'new'}-${answer}-${reach}`;
  return text === 'none' ? standing : `${standing}-${text}`;
}
const split = (standing: Standing): Parts => {
  const [invited, answer, reach, text = 'none'] = standing.split('-') as [string, Answer, Reach, TextReach?];
  return { invited: invited === 'invited', answer, reach, text };
};

const answerOf = (rsvp: { attending: boolean } | null): Answer => (rsvp ? (rsvp.attending ? 'yes' : 'no') : 'none');
const reachOf = (mailable: boolean, unsubscribed: boolean): Reach =>
  mailable ? (unsubscribed ? 'unsubscribed' : 'mail') : 'none';

type Texted = Pick<Counted, 'phone' | 'receiveSms' | 'lostPhone'>;

/**
 * Whether a guest gets texts (rules: text-countries, unsubscribe-texts, number-unreached). `stopped`: the number has unsubscribed,
 * which changes nothing of one that no text reaches.
 */
export function textReachOf({ phone, receiveSms, lostPhone }: Texted, stopped: boolean): TextReach {
  if (phone === null || !receiveSms) return 'none';
  if (textCountry(phone) === null) return 'abroad';
  if (phone === lostPhone) return 'lost';
  return stopped ? 'stopped' : 'text';
}

/** The standings of guests without texts. */
export const MAIL_STANDINGS: readonly MailStanding[] = INVITED.flatMap((invited) =>
  ANSWERS.flatMap((answer) => REACHES.map((reach): MailStanding => `${invited}-${answer}-${reach}`)),
);

/** All possible standings. */
export const STANDINGS: readonly Standing[] = MAIL_STANDINGS.flatMap((standing) => [
  standing,
  ...TEXTS.map((text): Standing => `${standing}-${text}`),
]);

export const standingOf = (guest: Counted, gone: Gone): Standing =>
  join({
    invited: guest.hasReceivedInvite,
    answer: answerOf(guest.rsvp),
    reach: reachOf(guest.mailable, gone.mail),
    text: textReachOf(guest, gone.text),
  });

export const invitedFrom = (standing: Standing): Standing => join({ ...split(standing), invited: true });

export const notInvitedFrom = (standing: Standing): Standing => join({ ...split(standing), invited: false });

export const answeredFrom = (standing: Standing, rsvp: { attending: boolean } | null): Standing =>
  join({ ...split(standing), answer: answerOf(rsvp) });

export const mailedFrom = (standing: Standing, mailable: boolean, unsubscribed: boolean): Standing =>
  join({ ...split(standing), reach: reachOf(mailable, unsubscribed) });

export const textedFrom = (standing: Standing, text: TextReach): Standing => join({ ...split(standing), text });

/** Whether the guest would receive e-mail if the address had not unsubscribed. */
export const isUnsubscribed = (standing: Standing): boolean => split(standing).reach === 'unsubscribed';

/** Whether texts reach the guest. */
export const textsOf = (standing: Standing): TextReach => split(standing).text;

/** The standings that a change of the address's subscription affects: those with the opposite state. */
export const standingsToMove = (unsubscribed: boolean): Standing[] =>
  STANDINGS.filter((standing) => split(standing).reach === (unsubscribed ? 'mail' : 'unsubscribed'));

/** The standings that a change of the number's subscription affects. */
export const textStandingsToMove = (stopped: boolean): Standing[] =>
  STANDINGS.filter((standing) => split(standing).text === (stopped ? 'text' : 'stopped'));

/** An audience that is determined by guests' standings alone. */
export type StandingAudience = Exclude<Audience, 'custom'>;

const isNew = ({ invited, answer }: Parts): boolean => !invited && answer === 'none';
const isReached = ({ reach, text }: Parts): boolean => reach === 'mail' || text === 'text';

const AUDIENCES: Readonly<Record<StandingAudience, (parts: Parts) => boolean>> = {
  all: () => true,
  // Whoever has replied was invited in another way, and is not asked again; nothing can be sent to whom nothing reaches.
  missing: (parts) => isNew(parts) && isReached(parts),
  rsvp: ({ answer }) => answer !== 'none',
  // Whoever was not invited has not been asked (rule: reminder-offered).
  withoutRsvp: ({ invited, answer }) => invited && answer === 'none',
  rsvpYes: ({ answer }) => answer === 'yes',
  rsvpNo: ({ answer }) => answer === 'no',
  photos: ({ invited, answer }) => answer === 'yes' || (invited && answer === 'none'),
};

export const standingsIn = (audience: StandingAudience): Standing[] =>
  STANDINGS.filter((standing) => AUDIENCES[audience](split(standing)));

/** The standings of guests in an audience who get a mail or, with `texts`, a text; or who get neither (rule: presend-details). */
export const recipientStandingsIn = (
  audience: StandingAudience,
  { texts, gets }: { texts: boolean; gets: 'something' | 'nothing' },
): Standing[] =>
  standingsIn(audience).filter((standing) => {
    const { reach, text } = split(standing);
    return (reach === 'mail' || (texts && text === 'text')) === (gets === 'something');
  });

/** The standings of guests in an audience who get a text, when texts go to all who want them, or to those whom no mail reaches. */
export const textedStandingsIn = (audience: StandingAudience, texts: Exclude<TextsOfSend, 'none'>): Standing[] =>
  standingsIn(audience).filter((standing) => {
    const { reach, text } = split(standing);
    return text === 'text' && (texts === 'all' || reach !== 'mail');
  });

/** A state that follows from a guest's standing: all but `opened`. */
export type StandingState = Exclude<GuestState, 'opened'>;

const STATES: Readonly<Record<StandingState, (parts: Parts) => boolean>> = {
  new: AUDIENCES.missing,
  invited: ({ invited }) => invited,
  silent: ({ invited, answer }) => invited && answer === 'none',
  yes: ({ answer }) => answer === 'yes',
  no: ({ answer }) => answer === 'no',
  unreachable: (parts) => !isReached(parts),
};
const STANDING_STATES = Object.keys(STATES) as StandingState[];

/** The states in which a guest of this standing is (rule: contact-states). */
export const statesOf = (standing: Standing): StandingState[] =>
  STANDING_STATES.filter((state) => STATES[state](split(standing)));

/** The part of a standing that says what reaches the guest: the guests whom a search finds are counted by it. */
export type ReachOfStanding = `${Reach}` | `${Reach}-${(typeof TEXTS)[number]}`;

export function reachPart(standing: Standing): ReachOfStanding {
  const { reach, text } = split(standing);
  return text === 'none' ? reach : `${reach}-${text}`;
}

export const REACHES_OF_STANDINGS: readonly ReachOfStanding[] = REACHES.flatMap((reach) => [
  reach,
  ...TEXTS.map((text): ReachOfStanding => `${reach}-${text}`),
]);

/** The number of guests by what reaches them. Missing entries are zero. */
export type ReachCounts = Readonly<Partial<Record<ReachOfStanding, number>>>;

/** The number of a party's guests by standing. Missing entries are zero. */
export type StandingCounts = Readonly<Partial<Record<Standing, number>>>;

const sum = (counts: StandingCounts, holds: (parts: Parts) => boolean): number =>
  STANDINGS.filter((standing) => holds(split(standing))).reduce(
    (total, standing) => total + Math.max(0, counts[standing] ?? 0),
    0,
  );

/** Size of an audience. */
export function audienceCount(counts: StandingCounts, audience: StandingAudience): Omit<AudienceCount, 'ids'> {
  const holds = AUDIENCES[audience];
  const reached = (reach: Reach) => sum(counts, (parts) => holds(parts) && parts.reach === reach);
  const texted = (text: TextReach) => sum(counts, (parts) => holds(parts) && parts.text === text);
  return {
    contacts: sum(counts, holds),
    mail: reached('mail'),
    unsubscribed: reached('unsubscribed'),
    text: texted('text'),
    textUnmailed: sum(counts, (parts) => holds(parts) && parts.text === 'text' && parts.reach !== 'mail'),
    textUnsubscribed: texted('stopped'),
    abroad: texted('abroad'),
  };
}

/** The number of guests of each state (rule: contact-states). */
export const stateCounts = (counts: StandingCounts): Record<StandingState, number> => ({
  new: sum(counts, STATES.new),
  invited: sum(counts, STATES.invited),
  silent: sum(counts, STATES.silent),
  yes: sum(counts, STATES.yes),
  no: sum(counts, STATES.no),
  unreachable: sum(counts, STATES.unreachable),
});

/** Guests without an invitation whom nothing reaches: they are not offered one (rules: later-guests-invited, reply-stats). */
export const newUnreachableCount = (counts: StandingCounts): number =>
  sum(counts, (parts) => isNew(parts) && !isReached(parts));

/** Guests without an invitation whom a text reaches and no mail does (rule: reply-tasks). */
export const newByTextCount = (counts: StandingCounts): number =>
  sum(counts, (parts) => isNew(parts) && parts.text === 'text' && parts.reach !== 'mail');

/** Size of an audience of which only that is known. */
export const reachedCount = (counts: ReachCounts): Omit<AudienceCount, 'ids'> =>
  audienceCount(
    Object.fromEntries(Object.entries(counts).map(([reach, count]) => [`new-none-${reach}`, count])),
    'all',
  );

/** `silent`: invited and without an answer. */
export const guestCount = (counts: StandingCounts): { total: number; answered: number; silent: number } => ({
  total: sum(counts, () => true),
  answered: sum(counts, ({ answer }) => answer !== 'none'),
  silent: sum(counts, ({ invited, answer }) => invited && answer === 'none'),
});
