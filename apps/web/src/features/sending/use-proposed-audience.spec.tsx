import type { Audience } from '@festlig/contracts/contacts';
import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { audiencesFor, proposalsFor } from './components/AudienceChoice';
import { useProposedAudience } from './use-proposed-audience';

const party = { cancelled: false, isAllInvited: false };
const message = { type: 'message', leadsTo: 'invitation' } as const;

/** What is proposed, and why, for a message once as many guests as this were counted; `then`: they become others. */
function proposed(guests: Partial<Record<Audience, number>>, then = guests) {
  const proposals = proposalsFor(message, audiencesFor(message, party), false);
  const useProposal = ({ counted }: { counted: typeof guests }) => {
    const { proposed: audience, why, note } = useProposedAudience(proposals, 'likely');
    note(counted[audience]);
    return { audience, why };
  };
  const { result, rerender } = renderHook(useProposal, { initialProps: { counted: guests } });
  rerender({ counted: then });
  return result.current;
}

describe('the audience that is proposed for a message (rule: send-audiences)', () => {
  it('is those who come, when there are some, and while they are not counted', () => {
    expect(proposed({ rsvpYes: 1, photos: 2, all: 3 })).toEqual({ audience: 'rsvpYes', why: 'likely' });
    expect(proposed({})).toEqual({ audience: 'rsvpYes', why: 'likely' });
  });

  it('is those who are invited and have not said no when nobody comes, and everybody when nobody is invited', () => {
    expect(proposed({ rsvpYes: 0, photos: 2, all: 3 })).toEqual({ audience: 'photos', why: 'photos' });
    expect(proposed({ rsvpYes: 0, photos: 0, all: 3 })).toEqual({ audience: 'all', why: 'all' });
    expect(proposed({ rsvpYes: 0, photos: 0, all: 0 })).toEqual({ audience: 'all', why: 'all' });
  });

  it('is that of the words that it begins with: of a change those who are invited and have not said no, and else everybody', () => {
    const guests: Partial<Record<Audience, number>> = { rsvpYes: 1, photos: 2, all: 3 };
    const useProposal = ({ isChange, counted }: { isChange: boolean; counted: typeof guests }) => {
      const {
        proposed: audience,
        why,
        note,
      } = useProposedAudience(
        proposalsFor(message, audiencesFor(message, party), isChange),
        isChange ? 'change' : 'likely',
      );
      note(counted[audience]);
      return { audience, why };
    };
    const { result, rerender } = renderHook(useProposal, { initialProps: { isChange: false, counted: guests } });
    expect(result.current).toEqual({ audience: 'rsvpYes', why: 'likely' });
    rerender({ isChange: true, counted: guests });
    expect(result.current).toEqual({ audience: 'photos', why: 'change' });
    rerender({ isChange: false, counted: guests });
    expect(result.current).toEqual({ audience: 'rsvpYes', why: 'likely' });
    rerender({ isChange: true, counted: { ...guests, photos: 0 } });
    expect(result.current).toEqual({ audience: 'all', why: 'all' });
  });

  it('stays when its guests become fewer, so that nobody else is chosen unseen', () => {
    expect(proposed({ rsvpYes: 1, photos: 2 }, { rsvpYes: 0, photos: 2 })).toEqual({
      audience: 'rsvpYes',
      why: 'likely',
    });
  });

  it.each([
    ['an invitation', { type: 'invitation', leadsTo: 'invitation' }, ['missing']],
    ['a reminder', { type: 'message', leadsTo: 'reply' }, ['withoutRsvp']],
    ['a message about photos', { type: 'message', leadsTo: 'photos' }, ['photos', 'all']],
  ] as const)('is of %s no other than fits it', (_, template, audiences) => {
    expect(proposalsFor(template, audiencesFor(template, party), false)).toEqual(audiences);
  });
});
