import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onAPhone } from '../components/testing/on-a-phone';
import {
  FIRST,
  ID,
  POST,
  SECOND,
  audience,
  base,
  guestCounts,
  listed,
  openedWith,
  party,
  press,
  said,
  subject,
  template,
  write,
} from '../components/testing/opened-invitations';
import { type Answer, failure } from '../components/testing/render-route';
import { keepOrder, type Order } from '../features/sending/checkout/order.model';
import InvitationsRoute from './InvitationsRoute';

const open = openedWith(InvitationsRoute);
const COUNTS = `GET ${base}/guest-counts`;
const sent = aSend({ templateId: FIRST, status: 'finished', emailsSent: 20, errors: 2, ended: true });
const counts = guestCounts({ opened: 9, yes: 6, no: 2, silent: 12 });
const show = (answers: Record<string, Answer> = {}, sends: Send[] = [sent], query = '') =>
  open({ [COUNTS]: () => counts, ...answers }, sends, query);
const ofParty = (changes: object) => ({ 'GET /api/party/Feststar': () => ({ ...party, ...changes }) });
const subjects = () => screen.queryAllByRole('textbox', { name: 'Subject' });
const hasFocus = (id: string) => waitFor(() => expect(document.activeElement?.id).toBe(id));
const replies = () => screen.findByRole('link', { name: /See who has replied$/ });
const numbers = async () => {
  await screen.findByText('Invited');
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('the page of messages after a send (rule: status-after-send)', () => {
  it('begins with the way to the replies, where the numbers are, and no message is open', async () => {
    const { received } = await show();
    expect((await replies()).getAttribute('href')).toBe('/Feststar/rsvps');
    expect((await replies()).textContent).toBe('See who has replied');
    expect(screen.queryByText('Invited')).toBeNull();
    expect(subjects()).toEqual([]);
    expect(received.filter(({ path }) => path.includes('/presend/'))).toEqual([]);
  });

  it('begins with how the guests stand where no replies are asked for, each number with a way to them', async () => {
    await show(ofParty({ rsvpEnabled: false }));
    expect(await numbers()).toEqual([
      ['20 Invited', '/Feststar/contacts?state=invited'],
      ['9 Seen the invitation', '/Feststar/contacts?state=opened'],
    ]);
    expect(screen.queryByRole('link', { name: /See who has replied$/ })).toBeNull();
  });

  it('leads to no guests where there are none, and counts those who cannot be reached where there are some', async () => {
    await show({ ...ofParty({ rsvpEnabled: false }), [COUNTS]: () => guestCounts({ opened: 0, unreachable: 3 }) });
    expect((await numbers()).map(([text]) => text)).toEqual(['20 Invited', '3 Can’t be reached']);
    expect(screen.getByText('Seen the invitation').parentElement?.textContent).toBe('0 Seen the invitation');
  });

  it('lists each message with when it was sent, and how many did and did not get it', async () => {
    await show();
    const row = screen.getByRole('button', { name: /^Come, \(\(name\)\)/ });
    expect(row.textContent).toMatch(/To 20 guests · Sent 1 January 2027 .* by e-mail, 2 could not be sent$/);
  });

  it('says when the guests cannot be counted, and counts them again', async () => {
    let isAway = true;
    await show({ [COUNTS]: () => (isAway ? failure(503, { root: { code: 'unavailable' } }) : counts) });
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: /^Come, \(\(name\)\)/ })).toBeTruthy();
    isAway = false;
    press('Try again');
    await screen.findByRole('button', { name: 'Remind 12 guests to reply' });
  });

  it('opens a message that is chosen, and puts it away again; the focus follows', async () => {
    const { search } = await show();
    press(/^Come, \(\(name\)\)/);
    await waitFor(() => expect(subject().value).toBe('Come, ((name))'));
    await hasFocus('editor-title');
    expect(search()).toBe(`?template=${FIRST}`);
    expect(screen.queryByText('Your guests right now')).toBeNull();
    press('Back to the messages');
    await hasFocus('sent-title');
    expect([subjects(), search()]).toEqual([[], '']);
  });

  it('puts away a new message without words, which is gone then, but not one whose subject is too short', async () => {
    await show();
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    expect(document.activeElement).toBe(subject());
    press('Back to the messages');
    await hasFocus('sent-title');
    expect(screen.queryByText('No subject yet')).toBeNull();
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    write('W');
    press('Back to the messages');
    await screen.findByText('Write a subject of at least two characters.');
    press('Discard');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await screen.findByText('Your guests right now');
    expect(subjects()).toEqual([]);
  });
});

describe('a message that is opened on a phone after a send (rule: messages-short-on-phone)', () => {
  it('is alone on the page, without the list and what is said of new guests, until it is put away', () =>
    onAPhone(async () => {
      await show({ [COUNTS]: () => guestCounts({ new: 3 }) });
      await screen.findByRole('button', { name: 'Invite the 3 new guests' });
      press(/^Come, \(\(name\)\)/);
      await waitFor(() => expect(subject().value).toBe('Come, ((name))'));
      await hasFocus('editor-title');
      expect(screen.queryByText('All messages')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Invite the 3 new guests' })).toBeNull();
      press('Back to the messages');
      await screen.findByRole('button', { name: 'Invite the 3 new guests' });
      expect(screen.getByText('All messages')).toBeTruthy();
    }));
});

describe('a message that is open from the start after a send (rule: status-after-send)', () => {
  const draft = template(SECOND, { type: 'message', name: 'Parking' });
  const withDraft = { [`GET ${base}/templates`]: () => listed([template(FIRST), draft]) };
  const later = { ...sent, createdAt: '2030-02-01T10:00:00Z' };

  it.each<[string, Send[], string, string]>([
    ['is the one that the address asks for', [later], `?template=${FIRST}`, 'Come, ((name))'],
    ['is any while the address asks for guests', [later], '?chosen=AnneAnne', 'Come, ((name))'],
    ['was changed since the last send, and never sent', [sent], '', 'Parking'],
    ['was stopped when it was sent last', [{ ...later, status: 'cancelled' }], '', 'Come, ((name))'],
    ['reached nobody', [{ ...later, emailsSent: 0 }], '', 'Come, ((name))'],
  ])('%s', async (_, sends, query, name) => {
    await show(withDraft, sends, query);
    await waitFor(() => expect(subject().value).toBe(name));
    expect(screen.queryByText('Your guests right now')).toBeNull();
  });

  it('is there behind the question about an order that waits for its payment', async () => {
    const draft = { id: FIRST, name: 'Come' };
    const whom: Order['whom'] = { audience: 'all', picked: [], search: null, except: [] };
    const order: Order = { partyId: ID, draft, whom, channel: 'mails', mails: 2, quote: null, idempotencyKey: 'a' };
    keepOrder(order, Date.now());
    await show();
    keepOrder(null, Date.now());
    expect(subject().value).toBe('Come, ((name))');
  });

  it('is not a reminder with ready words that nobody has changed, and is one whose words the host has written', async () => {
    const { bodies } = await show({}, [sent], '?new=reminder');
    press('Save');
    await waitFor(() => expect(bodies(POST)).toHaveLength(1));
    const reminder = template(SECOND, bodies(POST)[0] as object);
    cleanup();
    const withReminder = (words: object) => ({
      [`GET ${base}/templates`]: () => listed([template(FIRST), { ...reminder, ...words }]),
    });
    await show(withReminder({}));
    await replies();
    expect(subjects()).toEqual([]);
    cleanup();
    await show(withReminder({ name: 'Do reply' }));
    await waitFor(() => expect(subject().value).toBe('Do reply'));
  });

  it('is not one that was written before the last send, nor one that was sent before that', async () => {
    await show(withDraft, [later, aSend({ ...sent, id: '2'.repeat(24), templateId: SECOND })]);
    await replies();
    expect(subjects()).toEqual([]);
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const invitedAt = (days: number) => aSend({ ...sent, createdAt: daysAgo(days) });
const remindedAt = (days: number) =>
  aSend({ ...invitedAt(days), leadsTo: 'reply', type: 'message', audience: 'withoutRsvp' });

describe('a reminder after a send (rules: status-after-send, reminder-offered)', () => {
  const NAME = 'Remind 12 guests to reply';
  const reminder = () => screen.queryByRole('button', { name: NAME });

  it('is asked about at once, to those who have not replied; its ready words are behind that, and leave nothing behind unchanged', async () => {
    const { bodies } = await show();
    const ask = async () => {
      fireEvent.click(await screen.findByRole('button', { name: NAME }));
      return within(await screen.findByRole('dialog', { name: 'Send the reminder?' }));
    };
    fireEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await hasFocus('sent-title');
    fireEvent.click((await ask()).getByRole('button', { name: 'Edit the text' }));
    await hasFocus('editor-title');
    expect(audience().value).toBe('withoutRsvp');
    press('Back to the messages');
    await said('Your guests right now');
    expect([bodies(POST), screen.queryAllByRole('button', { name: /Reminder · Not sent$/ }).length]).toEqual([[], 0]);
    fireEvent.click((await ask()).getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(bodies(`POST ${base}/messages/send`)).toMatchObject([{ audience: 'withoutRsvp' }]));
    expect(bodies(POST)).toMatchObject([{ leadsTo: 'reply' }]);
  });

  it('says in the question when the last one went out', async () => {
    await show({}, [remindedAt(2)]);
    fireEvent.click(await screen.findByRole('button', { name: NAME }));
    const { findByText } = within(await screen.findByRole('dialog', { name: 'Send the reminder?' }));
    await findByText(/^Reminded on/);
  });

  it('is saved once the host changes its words', async () => {
    const { bodies } = await show();
    fireEvent.click(await screen.findByRole('button', { name: NAME }));
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the text' }));
    await hasFocus('editor-title');
    write('Do reply, please');
    await waitFor(() => expect(bodies(POST)).toMatchObject([{ leadsTo: 'reply', name: 'Do reply, please' }]));
  });

  it.each<[string, Record<string, Answer>]>([
    ['while everybody has replied', { [COUNTS]: () => guestCounts({ silent: 0 }) }],
    ['once the party is cancelled', ofParty({ cancelled: true })],
    ['where no replies are asked for', ofParty({ rsvpEnabled: false })],
    ['once the reply-by date has closed the replies', ofParty({ suDate: '2020-06-01', rsvpDeadlineEnabled: true })],
  ])('is not offered %s', async (_, answers) => {
    await show(answers);
    await screen.findByText('Your guests right now');
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  });

  it.each<[string, Send, number, boolean]>([
    ['stands out', invitedAt(4), 0, true],
    ['does not in the days after an invitation', invitedAt(2), 0, false],
    ['does not in the days after another one', remindedAt(2), 0, false],
    ['does some days after another one', remindedAt(4), 0, true],
    ['does not beside guests without an invitation', invitedAt(4), 3, false],
  ])('%s', async (_, send, uninvited, stands) => {
    await show({ [COUNTS]: () => ({ ...counts, states: { ...counts.states, new: uninvited } }) }, [send]);
    await screen.findByRole('button', { name: NAME });
    expect(screen.queryByText(/^Reminded on/) !== null).toBe(send.leadsTo === 'reply');
    await waitFor(() => expect(reminder()?.className.includes('MuiButton-contained')).toBe(stands));
    const isRecent = send.createdAt > daysAgo(3);
    expect(reminder()?.className.includes('MuiButton-text')).toBe(isRecent);
    expect(screen.queryByText(/^Invited on/) !== null).toBe(isRecent && send.type === 'invitation');
    expect(screen.queryByText(/ – give them a few days$/) !== null).toBe(isRecent);
    expect(screen.queryByRole('button', { name: 'Invite the 3 new guests' }) !== null).toBe(uninvited > 0);
  });
});

describe('an invitation that is opened after a send (rule: status-after-send)', () => {
  it('says that everybody is invited, and is for guests whom the host picks', async () => {
    await show();
    await replies();
    press(/^Come, \(\(name\)\)/);
    await screen.findByText('Everyone on the guest list is invited.');
    expect(audience().value).toBe('custom');
    expect(screen.queryByRole('option', { name: /Not invited/ })).toBeNull();
    expect(screen.queryByText('There is nobody to send to right now.')).toBeNull();
  });

  it('is for guests without one while there are some', async () => {
    await show({ [COUNTS]: () => guestCounts({ new: 3 }) });
    await replies();
    press(/^Come, \(\(name\)\)/);
    await screen.findByRole('button', { name: 'Send to 2 guests' });
    expect(audience().value).toBe('missing');
    expect(screen.queryByText('Everyone on the guest list is invited.')).toBeNull();
  });
});
