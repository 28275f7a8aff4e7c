import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Party } from '@festlig/contracts/party';
import { failure, fakeServer, renderRoute, type Answer } from '../../../components/testing/render-route';
import GuestReply from './GuestReply';

const id = (n: number) => n.toString(16).padStart(24, '0');
const party = {
  id: id(1),
  date: '2999-06-12T16:00:00Z',
  zone: 'Europe/Copenhagen',
  suDate: '2999-05-20',
  rsvpEnabled: true,
  rsvpRestricted: false,
  rsvpDeadlineEnabled: true,
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: false,
  rsvpFields: [] as Party['rsvpFields'],
  isOwner: false,
  isCohost: false,
} as Party;
const reply = (more: object = {}) => ({
  id: id(7),
  rid: 'secretkey',
  name: 'Anne Holm',
  isComming: true,
  numberOfPeople: 2,
  comment: '',
  email: null,
  createdAt: '2027-01-01T10:00:00Z',
  changedAt: '2027-01-01T10:00:00Z',
  contact: null,
  hasEmail: false,
  fields: {},
  messages: [],
  ...more,
});
const known = { id: id(2), sid: 'abcdefgh', name: 'Anne Holm', maxPeople: 2, hasEmail: true };
const base = `/api/party/${party.id}`;
const show = async (url: string, answers: Record<string, Answer>, more: Partial<Party> = {}) => {
  const received = fakeServer({ [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }), ...answers });
  const view = await renderRoute(<GuestReply party={{ ...party, ...more }} />, url);
  return { received, view, posts: () => received.filter(({ method }) => method === 'POST') };
};

describe('the guest’s reply', () => {
  it('greets a known guest and asks neither name nor e-mail', async () => {
    await show('/emma?cid=abcdefgh', { [`GET ${base}/guest/abcdefgh`]: () => known });
    expect(await screen.findByText('Dear Anne Holm')).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/Yes/));
    expect(screen.queryByLabelText('Your name')).toBeNull();
    expect(screen.queryByLabelText(/Your e-mail/)).toBeNull();
  });

  it('sends a double click once, thanks, and keeps the guest’s own key in the address', async () => {
    const { posts, view } = await show('/emma', {
      [`POST ${base}/rsvps`]: () => ({ rsvp: reply(), changed: false }),
    });
    await userEvent.click(await screen.findByLabelText(/Yes/));
    await userEvent.type(screen.getByLabelText('Your name'), 'Anne Holm');
    await userEvent.click(screen.getByLabelText('One more'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send my reply' }));
    expect(await screen.findByText('See you there, Anne!')).toBeTruthy();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toMatchObject({ name: 'Anne Holm', isComming: true, numberOfPeople: 2, zip: '' });
    await waitFor(() => expect(view.search()).toBe('?rid=secretkey'));
    expect(screen.getByRole('button', { name: 'Change my reply' })).toBeTruthy();
  });

  it('says what is missing and sends nothing', async () => {
    const { posts } = await show('/emma', {});
    await userEvent.click(await screen.findByLabelText(/No/));
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    expect(posts()).toHaveLength(0);
  });

  it('keeps what was typed when the reply cannot be sent', async () => {
    await show('/emma', { [`POST ${base}/rsvps`]: () => failure(503, { root: { code: 'unavailable' } }) });
    await userEvent.click(await screen.findByLabelText(/No/));
    await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
    await userEvent.type(screen.getByLabelText(/A note/), 'Sorry!');
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot answer right now');
    expect((screen.getByLabelText(/A note/) as HTMLTextAreaElement).value).toBe('Sorry!');
  });

  it('shows the own answer and lets the guest change it', async () => {
    const { posts } = await show('/emma?rid=secretkey', {
      [`GET ${base}/rsvp/own`]: () => ({ rsvp: reply({ comment: 'Hello' }) }),
      [`POST ${base}/rsvps`]: () => ({ rsvp: reply({ isComming: false }), changed: true }),
    });
    expect(await screen.findByText('You are coming, 2 people')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change my reply' }));
    await userEvent.click(screen.getByLabelText(/No/));
    await userEvent.click(screen.getByRole('button', { name: 'Save my new reply' }));
    expect(await screen.findByText(/has been changed/)).toBeTruthy();
    expect(posts()[0]?.body).toMatchObject({ rid: 'secretkey', isComming: false, comment: 'Hello' });
  });

  it.each([
    ['No reply needed', { rsvpEnabled: false }],
    ['The time to reply has passed', { suDate: '2020-01-01' }],
    ['The day has passed', { date: '2020-01-01T10:00:00Z' }],
    ['Reply from your own invitation', { rsvpRestricted: true }],
  ])('is closed: %s', async (title, rules) => {
    await show('/emma', {}, rules);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('opens a restricted invitation to a known guest', async () => {
    await show('/emma?cid=abcdefgh', { [`GET ${base}/guest/abcdefgh`]: () => known }, { rsvpRestricted: true });
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });
});
