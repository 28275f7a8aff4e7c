import { aSend } from '@festlig/testing/messaging/a-send';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  FIRST,
  POST,
  SECOND,
  audience,
  base,
  guestCounts,
  listed,
  openedWith,
  party,
  presend,
  press,
  said,
  subject,
  template,
  write,
} from '../components/testing/opened-invitations';
import type { Answer } from '../components/testing/render-route';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);
const COUNTS = `GET ${base}/guest-counts`;
const withNew = (count: number): Record<string, Answer> => ({
  [COUNTS]: () => guestCounts({ new: count, invited: 14, silent: 14 }),
});
/** After all templates were written. */
const createdAt = '2030-02-01T10:00:00Z';
const invited = aSend({ templateId: FIRST, status: 'finished', emailsSent: 14, ended: true, createdAt });
const count = '6 guests have no invitation yet.';
const mine = template(SECOND, { name: 'To the late ones' });
const COPY = { type: 'invitation', leadsTo: 'invitation', name: 'Come, ((name))', email: '<p>Party!</p>', text: '' };

describe('guests who are added after the first invitation (rule: later-guests-invited)', () => {
  it('are counted, and are invited with the words of the last invitation', async () => {
    const { bodies } = await show(withNew(6), [invited]);
    await said(count);
    press('Invite the 6 new guests');
    // It is asked at once whether to send it; its text is behind the question.
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the invitation?' }));
    expect(bodies(POST)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Edit the text' }));
    await screen.findByRole('button', { name: 'Send to 2 guests' });
    expect(screen.queryByRole('button', { name: / – to new guests/ })).toBeNull();
    expect(subject().value).toBe('Come, ((name))');
    expect(screen.queryByText(count)).toBeNull();
    expect(audience().value).toBe('missing');
    // The button asks again about the same one.
    press('Back to the messages');
    await said(count);
    press('Invite the 6 new guests');
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(bodies(`POST ${base}/messages/send`)).toMatchObject([{ audience: 'missing' }]));
    expect(bodies(POST)).toEqual([expect.objectContaining(COPY)]);
  });

  it.each([
    [
      'only a text reaches all of them',
      6,
      '6 guests are not invited yet, but a text can reach them.',
      /^Invite by text/,
    ],
    ['a mail reaches some of them', 5, count, 'Invite the 6 new guests'],
  ])('are told of as the page of replies does where %s (rule: reply-tasks)', async (_, newByText, words, button) => {
    await show({ [COUNTS]: () => ({ ...guestCounts({ new: 6, invited: 14, silent: 14 }), newByText }) }, [invited]);
    await said(words);
    press(button);
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('are those of a new invitation, and of the address that other pages lead to', async () => {
    const { bodies } = await show(withNew(6), [invited]);
    await said(count);
    press('New invitation');
    await waitFor(() => expect(subject().value).toBe('Come, ((name))'));
    press('Save');
    await waitFor(() => expect(bodies(POST)).toEqual([expect.objectContaining(COPY)]));
    const led = await show(withNew(6), [invited], '?new=invitation');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Save');
    await said('All changes saved');
    expect(led.bodies(POST)).toEqual([expect.objectContaining(COPY)]);
  });

  it('are asked about at once where the address of another page says so', async () => {
    const { bodies, search } = await show(withNew(6), [invited], '?new=invitation&send=1');
    await screen.findByRole('dialog', { name: 'Send the invitation?' });
    expect(bodies(POST)).toEqual([]);
    // It is asked once, not again when the page is loaded again.
    expect(search()).toBe('?new=invitation');
  });

  it('get the words of the invitation that was sent last, not of a message or of one that was not sent', async () => {
    const sent = template(SECOND, { name: 'The second' });
    const message = template('d'.repeat(24), { type: 'message', name: 'Parking' });
    const unsent = template('e'.repeat(24), { name: 'Not sent' });
    const { bodies } = await show(
      { ...withNew(6), [`GET ${base}/templates`]: () => listed([template(FIRST), sent, message, unsent]) },
      [
        aSend({ ...invited, id: '3'.repeat(24), templateId: message.id, type: 'message' }),
        aSend({ ...invited, id: '2'.repeat(24), templateId: SECOND }),
        invited,
      ],
    );
    await said(count);
    press('New invitation');
    await waitFor(() => expect(subject().value).toBe('The second'));
    press('Save');
    await waitFor(() => expect(bodies(POST)).toEqual([expect.objectContaining({ name: 'The second' })]));
  });

  it('leave alone what the host has written, and open the same words again instead of saving them twice', async () => {
    const same = template('d'.repeat(24));
    const { bodies } = await show(
      {
        ...withNew(6),
        [`GET ${base}/templates`]: () => listed([template(FIRST), mine, same]),
        [`GET ${base}/messages/presend/${same.id}`]: () => presend,
      },
      [invited],
    );
    await said(count);
    press('Invite the 6 new guests');
    await waitFor(() => expect(screen.queryByText(count)).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the text' }));
    await waitFor(() => expect(subject().value).toBe('Come, ((name))'));
    expect(bodies(POST)).toEqual([]);
    fireEvent.click(screen.getByText('To the late ones'));
    await waitFor(() => expect(subject().value).toBe('To the late ones'));
  });

  it.each([
    ['an invitation that was not sent', 'To the late ones'],
    ['one that was sent', 'Come, ((name))'],
  ])('are told of once the message that is open is put away: %s', async (_, name) => {
    const answers = { ...withNew(6), [`GET ${base}/templates`]: () => listed([template(FIRST), mine]) };
    await show(answers, [invited]);
    await said(count);
    fireEvent.click(screen.getByText(name));
    await waitFor(() => expect(screen.queryByText(count)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Invite the 6 new guests' })).toBeNull();
    press('Back to the messages');
    await said(count);
  });
});

describe('an invitation without guests who were added later', () => {
  const isEmpty = async () => {
    press('New invitation');
    await waitFor(() => expect(subject().value).toBe(''));
    expect(screen.queryByText(count)).toBeNull();
    write('x');
  };

  it('is empty when everybody is invited', async () => {
    const { received } = await show(withNew(0), [invited]);
    await waitFor(() => expect(received.some(({ path }) => path.endsWith('/guest-counts'))).toBe(true));
    await isEmpty();
  });

  const last = aSend({ ...invited, type: 'message' });
  const cancelled = { 'GET /api/party/Feststar': () => ({ ...party, cancelled: true }) };
  const over = { 'GET /api/party/Feststar': () => ({ ...party, date: '2020-06-20T16:00:00Z' }) };
  it.each([
    ['when only messages were sent', [last], {}],
    ['of a party that is cancelled', [invited], cancelled],
    ['of a party that is over', [invited], over],
  ])('is empty %s', async (_, sends, answers) => {
    const { received } = await show({ ...withNew(6), ...answers }, sends);
    await waitFor(() => expect(received.some(({ path }) => path.endsWith('/guest-counts'))).toBe(true));
    await isEmpty();
  });

  it.each([
    ['before the first invitation', [], ''],
    ['for guests who are selected', [invited], '?chosen=AnneAnne'],
  ])('is empty, and nobody is counted, %s', async (_, sends, query) => {
    const { received } = await show(withNew(6), sends, query);
    await isEmpty();
    expect(received.filter(({ path }) => path.endsWith('/guest-counts'))).toEqual([]);
  });
});
