import { describe, expect, it } from '@jest/globals';
import {
  answeredFrom,
  audienceCount,
  guestCount,
  newByTextCount,
  newUnreachableCount,
  invitedFrom,
  isUnsubscribed,
  mailedFrom,
  notInvitedFrom,
  recipientStandingsIn,
  reachedCount,
  REACHES_OF_STANDINGS,
  reachPart,
  type Standing,
  type StandingCounts,
  standingOf,
  stateCounts,
  statesOf,
  STANDINGS,
  standingsIn,
  standingsToMove,
  textedFrom,
  textedStandingsIn,
  textReachOf,
  textsOf,
  textStandingsToMove,
} from './standing';

const guest = { hasReceivedInvite: false, rsvp: null, mailable: true, phone: null, receiveSms: false };
const [nobody, address, number] = [
  { mail: false, text: false },
  { mail: true, text: false },
  { mail: false, text: true },
];

describe('the standing of a guest', () => {
  it('says what reaches the guest in its last parts, which an invitation and an answer do not change', () => {
    for (const standing of STANDINGS) {
      const reach = reachPart(standing);
      expect(REACHES_OF_STANDINGS).toContain(reach);
      expect(standing.endsWith(`-${reach}`)).toBe(true);
      for (const after of [invitedFrom(standing), answeredFrom(standing, { attending: true })])
        expect(reachPart(after)).toBe(reach);
    }
    expect(new Set(STANDINGS.map(reachPart)).size).toBe(REACHES_OF_STANDINGS.length);
  });

  it('gives the size of an audience also where only that is known', () => {
    expect(reachedCount({ mail: 2, 'mail-text': 3, 'none-stopped': 1, 'unsubscribed-abroad': 4, none: 5 })).toEqual({
      contacts: 15,
      mail: 5,
      unsubscribed: 4,
      text: 3,
      textUnmailed: 0,
      textUnsubscribed: 1,
      abroad: 4,
    });
    expect(reachedCount({})).toMatchObject({ contacts: 0, mail: 0, text: 0 });
  });

  it('combines invitation, answer and reachability', () => {
    expect(standingOf(guest, nobody)).toBe('new-none-mail');
    expect(standingOf(guest, address)).toBe('new-none-unsubscribed');
    expect(standingOf({ ...guest, mailable: false }, address)).toBe('new-none-none');
    expect(standingOf({ ...guest, hasReceivedInvite: true, rsvp: { attending: true } }, nobody)).toBe(
      'invited-yes-mail',
    );
    expect(standingOf({ ...guest, rsvp: { attending: false } }, nobody)).toBe('new-no-mail');
    expect(new Set(STANDINGS).size).toBe(90);
  });

  it('reports which guests would receive e-mail if their address had not unsubscribed', () => {
    expect(isUnsubscribed('invited-yes-unsubscribed')).toBe(true);
    expect(['invited-yes-mail', 'new-none-none'].map((standing) => isUnsubscribed(standing as Standing))).toEqual([
      false,
      false,
    ]);
  });

  it('changes one part at a time', () => {
    expect(invitedFrom('new-yes-unsubscribed')).toBe('invited-yes-unsubscribed');
    expect(notInvitedFrom('invited-yes-unsubscribed-text')).toBe('new-yes-unsubscribed-text');
    expect(answeredFrom('invited-none-mail', { attending: false })).toBe('invited-no-mail');
    expect(answeredFrom('invited-no-mail', null)).toBe('invited-none-mail');
    expect(mailedFrom('invited-no-mail', true, true)).toBe('invited-no-unsubscribed');
    expect(mailedFrom('invited-no-unsubscribed', false, true)).toBe('invited-no-none');
  });

  it('has a fourth part for a guest who wants texts and has a number', () => {
    const texted = { ...guest, phone: '+4520123456', receiveSms: true };
    expect(standingOf(texted, nobody)).toBe('new-none-mail-text');
    expect(standingOf(texted, number)).toBe('new-none-mail-stopped');
    expect(standingOf({ ...texted, mailable: false }, address)).toBe('new-none-none-text');
    expect(standingOf({ ...texted, receiveSms: false }, number)).toBe('new-none-mail');
    expect(standingOf({ ...texted, phone: null }, number)).toBe('new-none-mail');
    expect(textReachOf({ phone: '+79161234567', receiveSms: true }, true)).toBe('abroad');
    expect(['new-none-mail', 'invited-yes-none-stopped'].map((each) => textsOf(each as Standing))).toEqual([
      'none',
      'stopped',
    ]);
  });

  it('keeps its part for texts while the others change, and the others while that part changes', () => {
    expect(invitedFrom('new-yes-unsubscribed-text')).toBe('invited-yes-unsubscribed-text');
    expect(answeredFrom('invited-none-mail-stopped', { attending: true })).toBe('invited-yes-mail-stopped');
    expect(mailedFrom('new-none-mail-abroad', false, false)).toBe('new-none-none-abroad');
    expect(textedFrom('invited-no-mail', 'text')).toBe('invited-no-mail-text');
    expect(textedFrom('invited-no-mail-text', 'none')).toBe('invited-no-mail');
  });

  it('moves with the subscription of its number only if it had the opposite state', () => {
    expect(textStandingsToMove(true)).toContain('new-none-none-text');
    expect(textStandingsToMove(false)).toContain('new-none-mail-stopped');
    const moved = [...textStandingsToMove(true), ...textStandingsToMove(false)];
    expect(moved.filter((standing) => /mail$|abroad$/.test(standing))).toEqual([]);
    expect(moved).toHaveLength(36);
  });

  it('moves with a subscription only if it had the opposite state', () => {
    expect(standingsToMove(true)).toContain('new-none-mail');
    expect(standingsToMove(false)).toContain('new-none-unsubscribed');
    expect([...standingsToMove(true), ...standingsToMove(false)]).not.toContain('new-none-none');
  });
});

describe('a number that a text did not reach (rule: number-unreached)', () => {
  const texted = { phone: '+4520123456', receiveSms: true };

  it('gets no texts until it is another one', () => {
    const lost = { ...texted, lostPhone: '+4520123456' };
    expect(textReachOf(lost, false)).toBe('lost');
    expect(textReachOf({ ...lost, phone: '+4520123457' }, false)).toBe('text');
    expect(textReachOf(texted, false)).toBe('text');
    expect(standingOf({ ...guest, mailable: false, ...lost }, nobody)).toBe('new-none-none-lost');
  });

  it('is the same whether or not it has unsubscribed, or the guest wants no texts', () => {
    const lost = { ...texted, lostPhone: '+4520123456' };
    expect(textReachOf(lost, true)).toBe('lost');
    expect(textReachOf({ ...lost, receiveSms: false }, false)).toBe('none');
    for (const gone of [true, false])
      expect(textStandingsToMove(gone).filter((standing) => textsOf(standing) === 'lost')).toEqual([]);
  });
});

describe('counts by standing', () => {
  const counts: StandingCounts = {
    'new-none-mail': 5,
    'new-none-unsubscribed': 2,
    'invited-none-mail': 30,
    'invited-yes-mail': 100,
    'invited-no-none': 7,
  };

  it.each([
    ['all', 144, 135, 2],
    // Nothing can be sent to whom nothing reaches.
    ['missing', 5, 5, 0],
    ['rsvp', 107, 100, 0],
    // Those without an invitation have not been asked.
    ['withoutRsvp', 30, 30, 0],
    ['rsvpYes', 100, 100, 0],
    ['rsvpNo', 7, 0, 0],
    ['photos', 130, 130, 0],
  ] as const)('give the size of the audience %s', (audience, contacts, mail, unsubscribed) => {
    expect(audienceCount(counts, audience)).toMatchObject({
      contacts,
      mail,
      unsubscribed,
      text: 0,
      textUnsubscribed: 0,
      abroad: 0,
    });
    expect(standingsIn(audience).reduce((sum, standing) => sum + (counts[standing] ?? 0), 0)).toBe(contacts);
  });

  it('hold for the photos who said yes in any way, and who was invited and has not said no (rule: send-audiences)', () => {
    const asked: StandingCounts = {
      'new-none-mail': 1,
      'invited-none-mail': 10,
      'new-yes-mail': 100,
      'invited-yes-mail': 1000,
      'new-no-mail': 10_000,
      'invited-no-mail': 100_000,
    };
    expect(audienceCount(asked, 'photos')).toMatchObject({ contacts: 1110, mail: 1110 });
  });

  it('count each guest once for mails and once for texts', () => {
    const both: StandingCounts = {
      'new-none-mail-text': 4,
      'new-none-mail': 1,
      'invited-yes-none-text': 3,
      'invited-yes-unsubscribed-stopped': 2,
      'new-none-mail-abroad': 6,
    };
    const all = { contacts: 16, mail: 11, unsubscribed: 2, text: 7, textUnmailed: 3, textUnsubscribed: 2, abroad: 6 };
    expect(audienceCount(both, 'all')).toEqual(all);
    expect(audienceCount(both, 'rsvpYes')).toMatchObject({
      contacts: 5,
      mail: 0,
      text: 3,
      textUnmailed: 3,
      textUnsubscribed: 2,
    });
  });

  it('name those who get something of a send, and those who get nothing, with texts and without', () => {
    const [mails, both] = [false, true].map((texts) => recipientStandingsIn('rsvpYes', { texts, gets: 'something' }));
    expect(mails).toEqual(expect.arrayContaining(['new-yes-mail', 'invited-yes-mail-stopped']));
    expect(mails).not.toContain('new-yes-none-text');
    expect(both).toEqual(expect.arrayContaining([...(mails ?? []), 'new-yes-none-text', 'new-yes-unsubscribed-text']));
    expect(both).not.toContain('new-yes-unsubscribed');
    expect(both).not.toContain('new-no-mail');
    const none = recipientStandingsIn('rsvpYes', { texts: true, gets: 'nothing' });
    expect([...(both ?? []), ...none].toSorted()).toEqual(standingsIn('rsvpYes').toSorted());
  });

  it('name those who get a text, and of them those whom no mail reaches', () => {
    const all = textedStandingsIn('rsvpYes', 'all');
    expect(all).toEqual(
      expect.arrayContaining(['new-yes-mail-text', 'new-yes-none-text', 'invited-yes-unsubscribed-text']),
    );
    for (const other of ['new-yes-mail', 'new-yes-none-stopped', 'new-yes-none-abroad', 'new-no-none-text'] as const)
      expect(all).not.toContain(other);
    expect(textedStandingsIn('rsvpYes', 'unmailed')).toEqual(all.filter((standing) => !standing.includes('-mail-')));
  });

  it('give the number of guests, of answers, and of invited guests without an answer', () => {
    expect(guestCount(counts)).toEqual({ total: 144, answered: 107, silent: 30 });
    expect(guestCount({})).toEqual({ total: 0, answered: 0, silent: 0 });
  });

  it('give the number of guests who are neither invited nor reached and have not answered (rules: later-guests-invited, reply-stats)', () => {
    const reached = { 'new-none-mail': 1, 'new-none-none-text': 2, 'invited-none-none': 4, 'new-yes-none': 8 };
    expect(newUnreachableCount(reached)).toBe(0);
    expect(newUnreachableCount({ ...reached, 'new-none-none': 16, 'new-none-unsubscribed-abroad': 32 })).toBe(48);
  });

  it('give the number of guests without an invitation and a reply whom a text reaches and no mail does (rule: reply-tasks)', () => {
    const others = { 'new-none-mail-text': 1, 'invited-none-none-text': 2, 'new-yes-none-text': 4, 'new-none-none': 8 };
    expect(newByTextCount({ ...others, 'new-none-none-stopped': 16 })).toBe(0);
    expect(newByTextCount({ ...others, 'new-none-none-text': 16, 'new-none-unsubscribed-text': 32 })).toBe(48);
  });

  it('leave out who has replied where guests are not invited yet, and nobody else (rules: send-audiences, contact-states)', () => {
    const some: StandingCounts = { 'new-none-mail': 1, 'new-yes-mail': 2, 'new-no-none': 4, 'invited-none-mail': 8 };
    expect(audienceCount(some, 'missing')).toMatchObject({ contacts: 1, mail: 1 });
    expect(stateCounts(some)).toMatchObject({ new: 1, invited: 8, yes: 2, no: 4 });
    for (const unreached of ['none', 'unsubscribed-stopped', 'none-abroad', 'none-lost'] as const)
      expect([unreached, ...statesOf(`new-none-${unreached}`)]).toEqual([unreached, 'unreachable']);
    for (const reached of ['mail', 'none-text', 'mail-lost'] as const)
      expect([reached, ...statesOf(`new-none-${reached}`)]).toEqual([reached, 'new']);
    expect(standingsIn('missing').map(statesOf)).toEqual(standingsIn('missing').map(() => ['new']));
    expect(statesOf('new-yes-mail')).toEqual(['yes']);
  });

  it('never go below zero, even after an interrupted change', () => {
    const wrong = { 'new-none-mail': -1, 'invited-yes-mail': 3 } as Record<Standing, number>;
    expect(audienceCount(wrong, 'all')).toMatchObject({ contacts: 3, mail: 3, unsubscribed: 0 });
  });
});
