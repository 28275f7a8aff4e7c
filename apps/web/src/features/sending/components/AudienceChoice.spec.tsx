import type { Audience } from '@festlig/contracts/contacts';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRoute } from '../../../components/testing/render-route';
import type { Why } from '../use-proposed-audience';
import { AudienceChoice, audiencesFor } from './AudienceChoice';

const audiences = audiencesFor({ type: 'message', leadsTo: 'invitation' }, { cancelled: false, isAllInvited: false });
const show = async (value: Audience, { isCounted = true, why = null as Why | null } = {}) => {
  const onChange = jest.fn();
  await renderRoute(<AudienceChoice {...{ audiences, value, why, onChange }} count={isCounted ? 200 : undefined} />);
  return onChange;
};
const line = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who should get it?' });

describe('the audiences of an invitation', () => {
  const offered = (isAllInvited: boolean) =>
    audiencesFor({ type: 'invitation', leadsTo: 'invitation' }, { cancelled: false, isAllInvited });

  it('begin with guests without one while there are some', () => expect(offered(false)[0]).toBe('missing'));
  it('begin with guests whom the host picks once everybody is invited, and lack those without one (rule: status-after-send)', () => {
    expect(offered(true)[0]).toBe('custom');
    expect(offered(true)).not.toContain('missing');
    expect(audiences).toContain('missing');
  });
});

describe('the audiences of a message (rule: send-audiences)', () => {
  const states = ['rsvpYes', 'photos', 'withoutRsvp', 'rsvpNo', 'rsvp', 'missing'];

  it('begin with everybody, whatever is proposed, and end with those whom the host picks', () => {
    expect(audiences).toEqual(['all', ...states, 'custom']);
    const ofPhotos = audiencesFor({ type: 'message', leadsTo: 'photos' }, { cancelled: false, isAllInvited: true });
    expect(ofPhotos).toEqual(audiences);
  });
  it('lack those who have heard nothing of the party once it is cancelled (rule: party-cancelled)', () => {
    const left = audiencesFor({ type: 'message', leadsTo: 'invitation' }, { cancelled: true, isAllInvited: false });
    expect(left).toEqual([...states.filter((state) => state !== 'missing'), 'custom']);
  });
});

describe('the choice of an audience', () => {
  it('is one line that says the chosen one with its count, and opens to all (rule: audience-before-text)', async () => {
    const onChange = await show('rsvpYes');
    expect(line().selectedOptions[0]?.text).toBe('Those who are coming (200)');
    expect([...line().options].map(({ value }) => value)).toEqual(audiences);
    expect([...line().options].filter(({ text }) => text.includes('('))).toHaveLength(1);
    fireEvent.change(line(), { target: { value: 'rsvpNo' } });
    expect(onChange).toHaveBeenCalledWith('rsvpNo');
  });

  it('says no count before the guests are counted', async () => {
    await show('rsvpYes', { isCounted: false });
    expect(line().selectedOptions[0]?.text).toBe('Those who are coming');
  });

  it.each([
    ['likely', 'Our suggestion. Good for practical news before the day.'],
    ['photos', 'Our suggestion, because nobody has said yes yet.'],
    [null, 'Good for practical news before the day.'],
  ] as const)('says of one that is proposed that it is, and why (%s)', async (why, said) => {
    await show('rsvpYes', { why });
    expect(screen.getByText(said)).toBeTruthy();
  });
});
