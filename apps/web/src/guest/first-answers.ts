import type { FirstAnswer } from '../api/first-answer';
import type { Initial, Guest } from '../api/page-source';
import { POSTED_FORM, type PostedForm } from '@festlig/domain/web/posted-form';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import type { Party } from '@festlig/contracts/party';

/** What a guest's page begins with. */
export interface FirstAnswers {
  initial: Initial;
  party: Party;
  guest: Guest | undefined;
  own: { rsvp: OwnRsvp | null } | undefined;
  posted?: PostedForm | undefined;
}

/**
 * The answers by what they are about; null without a party. They are the server's own, so their types are those of its
 * calls.
 */
export function firstAnswers(answers: readonly FirstAnswer[]): FirstAnswers | null {
  const of = (name: string) => answers.find(({ call }) => call === name)?.output;
  const [initial, party] = [
    of('identity.getInitial') as Initial | undefined,
    of('party.getParty') as Party | undefined,
  ];
  if (!initial || !party) return null;
  return {
    initial,
    party,
    guest: of('contacts.getGuest') as Guest | undefined,
    own: of('rsvp.getOwnRsvp') as FirstAnswers['own'],
    posted: of(POSTED_FORM) as PostedForm | undefined,
  };
}
