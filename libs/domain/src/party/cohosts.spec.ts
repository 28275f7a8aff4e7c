import { COHOSTS_MAX } from '@festlig/contracts/party/cohosts';
import { describe, expect, it } from '@jest/globals';
import { accepted, type Cohost, cohostIds, cohostLinkEnd, invited, mailedAgain, removed, withChoice } from './cohosts';

const now = new Date('2026-05-01T10:00:00Z');
const DAY = 24 * 3_600_000;
const anInvite = (more: Partial<Cohost> = {}): Cohost => ({
  id: 'one',
  email: 'anne@example.dk',
  digest: 'secret of one',
  user: null,
  notices: true,
  createdAt: now,
  expiresAt: cohostLinkEnd(now),
  ...more,
});
const anne = { id: 'anne', name: 'Anne' };
const bo = { id: 'bo', name: 'Bo' };
const party = (...cohosts: Cohost[]) => ({ ownerId: 'owner', cohosts });
const link = { id: 'one', digest: 'secret of one' };

describe('inviting a co-host', () => {
  it('adds an invitation that nobody has accepted', () =>
    expect(invited(party(), anInvite())).toEqual({ cohosts: [anInvite()] }));

  it('refuses an address that is invited or a co-host', () => {
    for (const user of [null, anne])
      expect(invited(party(anInvite({ user })), anInvite({ id: 'two' }))).toEqual({ refused: 'already_cohost' });
  });

  it('refuses more than the most co-hosts and invitations of a party', () => {
    const full = Array.from({ length: COHOSTS_MAX }, (_, n) => anInvite({ id: String(n), email: `${n}@example.dk` }));
    expect(invited(party(...full.slice(1)), anInvite()).cohosts).toHaveLength(COHOSTS_MAX);
    expect(invited(party(...full), anInvite())).toEqual({ refused: 'too_many_cohosts' });
  });
});

describe('mailing an invitation again', () => {
  const later = new Date(now.getTime() + 20 * DAY);

  it('lets its days begin again, also when they had ended', () =>
    expect(mailedAgain(party(anInvite()), 'one', later).cohosts?.[0]?.expiresAt).toEqual(cohostLinkEnd(later)));

  it('refuses an invitation that was accepted, and one that does not exist', () => {
    expect(mailedAgain(party(anInvite({ user: anne })), 'one', later)).toEqual({ refused: 'already_cohost' });
    expect(mailedAgain(party(), 'one', later)).toEqual({ refused: 'not_found' });
  });
});

describe('accepting', () => {
  it('makes the user a co-host', () => {
    const { cohosts = [] } = accepted(party(anInvite()), link, anne, now);
    expect(cohosts).toEqual([anInvite({ user: anne })]);
    expect(cohostIds(cohosts)).toEqual(['anne']);
  });

  it.each([
    ['a wrong secret', party(anInvite()), { id: 'one', digest: 'another' }],
    [
      'the secret of another invitation',
      party(anInvite(), anInvite({ id: 'two', digest: 'x' })),
      { id: 'one', digest: 'x' },
    ],
    ['a withdrawn invitation', party(), link],
    ['an invitation whose days have ended', party(anInvite({ expiresAt: now })), link],
    ['an invitation that somebody else has accepted', party(anInvite({ user: bo })), link],
  ])('refuses %s in the same way', (_, hosts, given) =>
    expect(accepted(hosts, given, anne, now)).toEqual({ refused: 'cohost_link_invalid' }),
  );

  it('changes nothing when the co-host accepts again', () => {
    const hosts = party(anInvite({ user: anne, expiresAt: now }));
    expect(accepted(hosts, link, anne, now).cohosts).toBe(hosts.cohosts);
  });

  it('refuses the owner, and only with the right secret', () => {
    const owner = { id: 'owner', name: 'Sofie' };
    expect(accepted(party(anInvite()), link, owner, now)).toEqual({ refused: 'owner_cannot_accept' });
    expect(accepted(party(anInvite({ user: anne })), link, owner, now)).toEqual({ refused: 'owner_cannot_accept' });
    const wrong = { id: 'one', digest: 'another' };
    expect(accepted(party(anInvite()), wrong, owner, now)).toEqual({ refused: 'cohost_link_invalid' });
  });

  it('uses up the second invitation of somebody who is a co-host already', () => {
    const own = anInvite({ id: 'two', email: 'anne@work.example', digest: 'x', user: anne });
    expect(accepted(party(own, anInvite()), link, anne, now)).toEqual({ cohosts: [own] });
  });
});

describe('removing', () => {
  const [ofAnne, ofBo] = [anInvite({ user: anne }), anInvite({ id: 'two', email: 'bo@example.dk', user: bo })];

  it('lets the owner remove everybody, and again without harm', () => {
    expect(removed(party(ofAnne, ofBo), 'one', 'owner')).toEqual({ cohosts: [ofBo] });
    expect(removed(party(ofBo), 'one', 'owner')).toEqual({ cohosts: [ofBo] });
  });

  it('lets a co-host remove only themselves', () => {
    expect(removed(party(ofAnne, ofBo), 'one', 'anne')).toEqual({ cohosts: [ofBo] });
    expect(removed(party(ofAnne, ofBo), 'two', 'anne')).toEqual({ refused: 'not_found' });
    expect(removed(party(ofAnne, anInvite({ id: 'two' })), 'two', 'anne')).toEqual({ refused: 'not_found' });
  });
});

describe('what a co-host chooses', () => {
  it('is decided by the co-host alone, each thing by itself', () => {
    const hosts = party(anInvite({ user: anne }));
    expect(withChoice(hosts, 'one', 'anne', { notices: false })).toEqual({
      cohosts: [anInvite({ user: anne, notices: false })],
    });
    expect(withChoice(hosts, 'one', 'anne', { wishes: true })).toEqual({
      cohosts: [anInvite({ user: anne, wishes: true })],
    });
    for (const other of ['owner', 'bo']) {
      expect(withChoice(hosts, 'one', other, { notices: false, wishes: true })).toEqual({ refused: 'not_found' });
    }
  });
});
