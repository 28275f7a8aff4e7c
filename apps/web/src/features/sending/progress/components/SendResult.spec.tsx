import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { aParty } from '@festlig/testing/party';
import { type Answer, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { SendResult } from './SendResult';

const send = aSend({ status: 'finished', total: 3, emailsSent: 2, errors: 1, rate: 0, ended: true });
const DELIVERIES = `GET /api/party/p1/sends/${send.id}/deliveries`;
/** `missed`: the guests on the list of those who did not get something; the server does not answer without it. */
interface Shown {
  missed?: number;
  rsvpEnabled?: boolean;
  isReminder?: boolean;
  items?: object[];
}
async function show(more: Partial<Send>, { missed, rsvpEnabled = true, isReminder = false, items = [] }: Shown = {}) {
  const list: Answer = () => ({ items, page: 1, pageSize: 50, total: missed });
  const received = fakeServer({
    'GET /api/party/party': () => aParty({ id: 'a'.repeat(24), rsvpEnabled }),
    ...(missed !== undefined && { [DELIVERIES]: list }),
  });
  const [onList, onInvite] = [jest.fn(), jest.fn()];
  await renderRoute(
    <SendResult
      partyId="p1"
      send={{ ...send, ...more }}
      isReminder={isReminder}
      onList={onList}
      onInvite={onInvite}
      onClose={() => undefined}
    />,
    '/party/invitations',
    '/:idOrSlug/invitations',
  );
  return { received, onList, onInvite };
}

it('says how many guests have got the mail and how many have not', async () => {
  await show({});
  expect(screen.getByRole('heading', { name: '“Come!” has been sent' })).toBeTruthy();
  expect(screen.getByText('The e-mail has been sent to 2 guests.')).toBeTruthy();
  expect(screen.getByText(/1 could not be sent/)).toBeTruthy();
  expect(screen.queryByText(/None of those you chose/)).toBeNull();
});

it.each([
  ['a message', { emailsSent: 2 }, false, 'The message has been sent to 2 guests.'],
  ['a reminder', { emailsSent: 2 }, true, 'The reminder has been sent to 2 guests.'],
  [
    'a reminder that went as a text',
    { total: 0, emailsSent: 0, textTotal: 1, textSent: 1, textDelivered: 1 },
    true,
    'The reminder has been sent to 1 guest.',
  ],
])('names %s that was sent on one channel', async (_what, counts, isReminder, text) => {
  await show({ type: 'message', errors: 0, ...counts }, { isReminder });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/^The e-mail has been sent|texts? ha/)).toBeNull();
});

it('says of a reminder that went on both channels how many went on each', async () => {
  await show({ type: 'message', errors: 0, textTotal: 3, textSent: 3, textDelivered: 3 }, { isReminder: true });
  expect(screen.getByText('The e-mail has been sent to 2 guests.')).toBeTruthy();
  expect(screen.getByText('3 texts have arrived.')).toBeTruthy();
});

it('says that there was nobody to send to, and links to the guest list', async () => {
  await show({ status: 'empty', total: 0, emailsSent: 0, errors: 0, unsubscribed: 2 });
  expect(screen.getByRole('heading', { name: '“Come!” had no recipients' })).toBeTruthy();
  expect(screen.getByText('None of those you chose can be reached right now. Nothing was sent.')).toBeTruthy();
  expect(screen.getByText('2 have unsubscribed and will get nothing.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the guest list' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'See each guest' })).toBeNull();
});

it('says that the day’s quota was used up before every guest got the mail', async () => {
  await show({ limited: true, errors: 0, total: 2 });
  expect(screen.getByText(/You have reached today’s limit/)).toBeTruthy();
});

it('says how many guests wait, until when, and how to send to them', async () => {
  const limited = { limited: true, errors: 0, total: 2 };
  await show({ ...limited, left: { guests: 1250, from: '2999-01-01T23:00:00Z' } });
  expect(screen.getByText(/1,250 guests are still waiting/).textContent).toMatch(
    /Send to “Not invited” from \d+ Jan, \d\d:\d\d/,
  );
  await show({ ...limited, type: 'message', left: { guests: 1, from: '2020-01-01T23:00:00Z' } });
  const { textContent } = screen.getByText(/1 guest is still waiting/);
  expect(textContent).toContain('You can send to the rest now.');
  expect(textContent).not.toContain('invitation');
});

it('says of a send with texts that guests wait for the mail only', async () => {
  const left = { guests: 5, from: '2999-01-01T23:00:00Z' };
  await show({ limited: true, errors: 0, total: 2, textTotal: 7, textSent: 7, left });
  expect(
    screen.getByText(/^5 guests are still waiting for the e-mail, .*Texts are not limited by that\./),
  ).toBeTruthy();
});

it('says nothing of a limit when none stopped the send', async () => {
  await show({});
  expect(screen.queryByText(/today’s limit/)).toBeNull();
});

it('says how many texts have arrived, which texts were not sent, and that their tokens come back', async () => {
  await show({ errors: 0, total: 2, textTotal: 10, textSent: 7, textDelivered: 7, textErrors: 3 });
  expect(screen.getByText('The e-mail has been sent to 2 guests.')).toBeTruthy();
  expect(screen.getByText('7 texts have arrived.')).toBeTruthy();
  expect(screen.getByText(/^3 texts could not be sent\. .*back on the account/)).toBeTruthy();
  expect(screen.queryByText(/not paid for|on their way/)).toBeNull();
});

it('says how many texts are still under way, and how many did not arrive', async () => {
  await show({ errors: 0, total: 2, textTotal: 10, textSent: 8, textDelivered: 5, textLost: 2 });
  expect(screen.getByText('5 texts have arrived.')).toBeTruthy();
  expect(screen.getByText('3 texts are on their way to the phones.')).toBeTruthy();
  await screen.findByText('2 texts were sent but did not reach the phones. They are used.');
});

const onlyTexts = { errors: 0, total: 0, emailsSent: 0 };
const celebrates = () => document.querySelector('svg[viewBox="0 0 96 72"]') !== null;

it.each<[string, Partial<Send>, string, boolean]>([
  ['is under way', { textTotal: 1, textSent: 1 }, '“Come!” has been sent', false],
  ['has arrived', { textTotal: 1, textSent: 1, textDelivered: 1 }, '“Come!” has been sent', true],
  ['did not arrive', { textTotal: 1, textLost: 1 }, 'The text did not arrive', false],
  ['and others did not arrive', { textTotal: 3, textLost: 2, textErrors: 1 }, 'None of the texts arrived', false],
])('celebrates only what somebody got: the text %s (rule: missed-guests-named)', async (_, more, heading, isMerry) => {
  await show({ ...onlyTexts, ...more });
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  expect(celebrates()).toBe(isMerry);
});

it('names the first guests who missed it, with why and what to do now (rule: missed-guests-named)', async () => {
  const lost = { statusText: 'failed', reasonText: 'number_unreachable', lost: true, phone: '+4520550010' };
  const none = { email: null, statusMail: null, reason: null };
  const missed = ['Ib', 'Bo', 'Eva', 'Kim'].map((name, at) => {
    const id = String(at).repeat(24);
    return { id, sid: 'AnneAnne', name, ...none, ...lost };
  });
  const refused = { statusMail: 'failed', reason: 'smtp_550', statusText: null, reasonText: null, email: 'bo@x.dk' };
  await show(
    { ...onlyTexts, textTotal: 4, textLost: 3, errors: 1, total: 1 },
    { missed: 4, items: [missed[0]!, { ...missed[1]!, ...refused }, ...missed.slice(2)] },
  );
  await screen.findByText('Ib');
  expect(['Bo', 'Eva', 'Kim'].map((name) => screen.queryByText(name) !== null)).toEqual([true, true, false]);
  expect(screen.getAllByText(/could not be reached/)).toHaveLength(2);
  const ways = screen.getAllByRole('link', { name: 'Correct the number or add an e-mail' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/party/contacts?q=Ib', '/party/contacts?q=Eva']);
  expect(screen.getByRole('link', { name: 'Correct the e-mail' }).getAttribute('href')).toBe('/party/contacts?q=Bo');
  expect(await screen.findAllByRole('button', { name: 'Copy the guest’s link' })).toHaveLength(3);
});

it('asks for nobody by name where nobody missed it', async () => {
  const { received } = await show({ ...onlyTexts, textTotal: 1, textSent: 1, textDelivered: 1 });
  expect(received.filter(({ path }) => path.includes('/deliveries'))).toEqual([]);
});

it('says of a stopped send how many texts were not sent', async () => {
  await show({ status: 'cancelled', errors: 0, total: 2, textTotal: 10, textSent: 4 });
  expect(screen.getByText(/^6 texts had not been sent when you stopped/)).toBeTruthy();
});

it('says that nothing was sent when the only texts could not be paid for', async () => {
  await show({ errors: 0, total: 0, emailsSent: 0, unpaid: 2 });
  expect(screen.getByRole('heading', { name: 'Nothing was sent' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('2 texts were not sent, because they were not paid for.');
  expect(screen.queryByRole('link', { name: 'Follow the replies' })).toBeNull();
});

it('leads first to the replies, and to new guests once an invitation has reached everybody (rule: send-next-steps)', async () => {
  await show({ total: 2, errors: 0 });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Follow the replies',
    'Add more guests',
  ]);
  expect(screen.getByRole('link', { name: 'Follow the replies' }).getAttribute('href')).toBe('/party/rsvps');
  expect(screen.getByRole('link', { name: 'Add more guests' }).getAttribute('href')).toBe('/party/contacts?add');
  cleanup();
  await show({});
  expect(screen.getByRole('link', { name: 'Follow the replies' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add more guests' })).toBeNull();
});

it('leads after a message only to the replies, also once it has reached everybody (rule: send-next-steps)', async () => {
  await show({ type: 'message', total: 2, errors: 0 });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Follow the replies']);
});

it('leads to the page and not to the replies of a party that asks for none (rule: send-next-steps)', async () => {
  await show({ total: 2, errors: 0 }, { rsvpEnabled: false });
  const page = await screen.findByRole('link', { name: 'See the page' });
  expect(page.getAttribute('href')).toBe('/party');
  expect(screen.queryByRole('link', { name: 'Follow the replies' })).toBeNull();
  const more = screen.getByRole('link', { name: 'Add more guests' });
  expect([page, more].map(({ className }) => className.includes('contained'))).toEqual([true, false]);
  cleanup();
  await show({}, { rsvpEnabled: false });
  await screen.findByRole('link', { name: 'See the page' });
  expect(screen.queryByRole('link', { name: 'Add more guests' })).toBeNull();
});

describe('guests who got neither a mail nor a text (rule: send-result)', () => {
  const ended = { errors: 0, total: 2 };
  const unreached = (name: string) => ({
    id: 'd'.repeat(24),
    name,
    email: null,
    phone: null,
    statusMail: null,
    reason: null,
  });

  it('are counted before they are known by name, with the way to the list of them', async () => {
    const { onList } = await show({ ...ended, nothing: 1 });
    screen.getByText(/^1 could not be reached\.$/);
    fireEvent.click(screen.getByRole('button', { name: 'See who, and add an address' }));
    expect(onList).toHaveBeenCalledWith('nothing');
  });

  it('are one by name, with the way to where an address is added', async () => {
    await show({ ...ended, nothing: 1 }, { missed: 1, items: [unreached('Ole')] });
    await screen.findByText(/^1 could not be reached: Ole\.$/);
    expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe('/party/contacts?q=Ole');
  });

  it('are the first three by name, with the way to the list of all', async () => {
    const items = ['Ole', 'Bo', 'Ida', 'Eva'].map((name) => unreached(name));
    const { onList } = await show({ ...ended, nothing: 5 }, { missed: 5, items });
    await screen.findByText(/^5 could not be reached: Ole, Bo, Ida,? and 2 \w+\.$/);
    fireEvent.click(screen.getByRole('button', { name: 'See who, and add an address' }));
    expect(onList).toHaveBeenCalledWith('nothing');
  });
});

describe('guests who were left out whom a text would have reached (rule: send-result)', () => {
  const ended = { errors: 0, total: 2, byText: 1 };

  it('are invited by text, in the words of the page of replies, and not called out of reach', async () => {
    const { onInvite } = await show({ ...ended });
    screen.getByText('1 guest is not invited yet, but a text can reach them.');
    expect(screen.queryByText(/could not be reached/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add more guests' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Invite by text/ }));
    expect(onInvite).toHaveBeenCalled();
  });

  it('are only listed of a message, which invites nobody', async () => {
    const { onList } = await show({ ...ended, type: 'message' });
    screen.getByText(/^1 guest did not get it, but a text can reach them\.$/);
    expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'See who' }));
    expect(onList).toHaveBeenCalledWith('byText');
  });
});

it.each([
  ['everybody got something', { nothing: 0 }],
  [
    'nothing was sent to anybody, which is said otherwise',
    { status: 'empty', total: 0, emailsSent: 0, errors: 0, nothing: 2 },
  ],
] as const)('does not say so when %s (rule: send-result)', async (_, more) => {
  await show(more);
  expect(screen.queryByText(/could not be reached/)).toBeNull();
});
