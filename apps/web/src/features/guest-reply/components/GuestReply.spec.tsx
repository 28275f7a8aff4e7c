import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp, RsvpMessage } from '@festlig/contracts/rsvp';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { comeBack, failure, fakeServer, renderRoute, type Answer } from '../../../components/testing/render-route';
import GuestReply from './GuestReply';

const id = (n: number) => n.toString(16).padStart(24, '0');
const party = {
  id: id(1),
  date: '2999-06-12T16:00:00Z',
  endDate: null,
  zone: 'Europe/Copenhagen',
  location: { address: 'Gaden 1', latitude: null, longitude: null },
  programme: [] as Party['programme'],
  suDate: '2999-05-20',
  rsvpEnabled: true,
  rsvpRestricted: false,
  rsvpDeadlineEnabled: true,
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: false,
  rsvpFields: [] as Party['rsvpFields'],
  isOwner: false,
} as Party;
const reply = (more: Partial<OwnRsvp> = {}) => anOwnReply({ id: id(7), comment: '', hasEmail: false, ...more });
const known = { sid: 'abcdefgh', name: 'Anne Holm', maxPeople: 2, hasEmail: true };
const base = `/api/party/${party.id}`;
const usual = { required: false, hidden: false, onlyComing: false };
type Kind = 'text' | 'choice';
const field = (id: string, name: string, type: Kind, more: object = {}) => ({ id, name, type, ...usual, ...more });
const show = async (url: string, answers: Record<string, Answer>, more: Partial<Party> = {}) => {
  const received = fakeServer({ [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }), ...answers });
  const visits = () => received.filter(({ path }) => path.endsWith('/visit'));
  const posts = () => received.filter(({ method, path }) => method === 'POST' && !path.endsWith('/visit'));
  return { received, view: await renderRoute(<GuestReply party={{ ...party, ...more }} />, url), posts, visits };
};

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the guest’s reply form', () => {
  it('greets a known guest and asks for neither name nor e-mail', async () => {
    await show('/emma?cid=abcdefgh', { [`GET ${base}/guest/abcdefgh`]: () => known });
    expect(await screen.findByText('Dear Anne')).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/Yes/));
    expect(screen.queryByLabelText('Your name')).toBeNull();
    expect(screen.queryByLabelText(/Your e-mail/)).toBeNull();
  });

  it('reports the visit of a known guest once, and no visit of a stranger', async () => {
    const { visits } = await show('/emma?cid=abcdefgh', { [`GET ${base}/guest/abcdefgh`]: () => known });
    await screen.findByText('Dear Anne');
    await waitFor(() => expect(visits()).toMatchObject([{ method: 'POST', path: `${base}/guest/abcdefgh/visit` }]));
    const stranger = await show('/emma?cid=zzzzzzzz', {});
    await screen.findAllByRole('radio');
    expect(stranger.visits()).toEqual([]);
  });

  it('sends a double click once, thanks the guest, and puts the guest’s key into the address', async () => {
    const { posts, view } = await show('/emma', {
      [`POST ${base}/rsvps`]: () => ({ rsvp: reply(), changed: false }),
    });
    await userEvent.click(await screen.findByLabelText(/Yes/));
    await userEvent.type(screen.getByLabelText('Your name'), 'Anne Holm');
    await userEvent.click(screen.getByLabelText('One more'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send my reply' }));
    expect(await screen.findByText('See you there, Anne!')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /directions/i }).href).toContain('Gaden');
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toMatchObject({ name: 'Anne Holm', isComming: true, numberOfPeople: 2, zip: '' });
    await waitFor(() => expect(view.search()).toBe('?rid=secretkey'));
    expect(screen.getByRole('button', { name: 'Change my reply' })).toBeTruthy();
  });

  it('has the answer of the mail chosen, sends it only when the guest does, and then forgets it (rule: mail-answers)', async () => {
    const { posts, view } = await show('/emma?cid=abcdefgh&answer=no', {
      [`GET ${base}/guest/abcdefgh`]: () => known,
      [`POST ${base}/rsvps`]: () => ({ rsvp: reply({ isComming: false }), changed: false }),
    });
    expect((await screen.findByLabelText<HTMLInputElement>(/No/)).checked).toBe(true);
    expect(posts()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    await screen.findByText(/^Your reply has been sent/);
    expect(posts()[0]?.body).toMatchObject({ contact: 'abcdefgh', isComming: false });
    expect(view.search()).toBe('?cid=abcdefgh');
  });

  it('opens an earlier answer for the other one that the mail has chosen, and keeps it when the guest does', async () => {
    const own = { [`GET ${base}/rsvp/own`]: () => ({ rsvp: reply() }) };
    const { posts } = await show('/emma?rid=secretkey&answer=no', own);
    expect((await screen.findByLabelText<HTMLInputElement>(/No/)).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my reply as it is' }));
    await screen.findByText('2 of you are coming');
    expect(posts()).toEqual([]);
  });

  it('chooses nothing for another word in the address, and opens no form once replies are closed', async () => {
    await show('/emma?answer=maybe', {});
    expect(await screen.findAllByRole('radio', { checked: false })).toHaveLength(2);
    await show('/emma?answer=yes', {}, { suDate: '2020-01-01' });
    expect(await screen.findByText('The reply-by date has passed')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
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

  it('shows the guest’s earlier answer and lets them change it', async () => {
    const { posts } = await show('/emma?rid=secretkey', {
      [`GET ${base}/rsvp/own`]: () => ({ rsvp: reply({ comment: 'Hello' }) }),
      [`POST ${base}/rsvps`]: () => ({ rsvp: reply({ isComming: false }), changed: true }),
    });
    // The heading is there long after the thanks, too.
    expect(await screen.findByRole('heading', { name: '2 of you are coming' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change my reply' }));
    expect(screen.getByText('Change your reply here.')).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/No/));
    await userEvent.click(screen.getByRole('button', { name: 'Save my new reply' }));
    expect(await screen.findByText(/has been updated/)).toBeTruthy();
    expect(posts()[0]?.body).toMatchObject({ rid: 'secretkey', isComming: false, comment: '' });
  });

  it.each([
    [/^Get in touch with your host/, { cancelled: true }],
    ['No reply needed', { rsvpEnabled: false }],
    ['The reply-by date has passed', { suDate: '2020-01-01' }],
    ['The day has passed', { date: '2020-01-01T10:00:00Z' }],
    ['Reply from your own invitation', { rsvpRestricted: true }],
  ])('is closed: %s', async (title, rules) => {
    await show('/emma', {}, rules);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows an answer that was given in another tab when the guest comes back to this one', async () => {
    let own: object | null = null;
    await show('/emma?cid=abcdefgh', {
      [`GET ${base}/guest/abcdefgh`]: () => known,
      [`GET ${base}/rsvp/own`]: () => ({ rsvp: own }),
    });
    await screen.findByLabelText(/Yes/);
    own = reply({ isComming: false, numberOfPeople: 0 });
    comeBack();
    expect(await screen.findByText('You can’t make it')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your reply' })).toBeTruthy();
    own = reply({ changedAt: '2036-01-02T10:00:00Z' });
    comeBack();
    expect(await screen.findByText(/2 of you/)).toBeTruthy();
  });

  it('keeps what is being typed when an answer is given in another tab', async () => {
    let own: object | null = null;
    await show('/emma?cid=abcdefgh', {
      [`GET ${base}/guest/abcdefgh`]: () => known,
      [`GET ${base}/rsvp/own`]: () => ({ rsvp: own }),
    });
    await userEvent.click(await screen.findByLabelText(/Yes/));
    await userEvent.type(screen.getByLabelText(/A note/), 'With pleasure');
    own = reply({ isComming: false, numberOfPeople: 0 });
    comeBack();
    await screen.findByRole('button', { name: 'Save my new reply' });
    expect(screen.getByLabelText<HTMLInputElement>(/Yes/).checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/A note/).value).toBe('With pleasure');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my reply as it is' }));
    expect(await screen.findByText('You can’t make it')).toBeTruthy();
  });

  it('shows the host who closed the replies a link to the settings', async () => {
    await show('/emma', {}, { rsvpEnabled: false });
    expect(await screen.findByRole('heading')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change it in the settings' })).toBeNull();
    await show('/emma', {}, { rsvpEnabled: false, isOwner: true });
    expect(await screen.findByRole('link', { name: 'Change it in the settings' })).toBeTruthy();
  });

  it.each(['abcdefgh', 'test'])('opens a restricted invitation to a known guest and in a test: %s', async (cid) => {
    await show(`/emma?cid=${cid}`, { [`GET ${base}/guest/abcdefgh`]: () => known }, { rsvpRestricted: true });
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });

  it('asks guests who decline only what all must answer, and marks unanswered required questions', async () => {
    const rsvpFields = [
      field('food', 'Allergies', 'text'),
      field('bus', 'I take the bus', 'choice', { required: true }),
      field('bed', 'I need a bed', 'choice', { required: true, onlyComing: true }),
      field('old', 'Forgotten', 'text', { hidden: true }),
    ];
    const { posts } = await show(
      '/emma?cid=abcdefgh',
      {
        [`GET ${base}/guest/abcdefgh`]: () => known,
        [`POST ${base}/rsvps`]: () => ({ rsvp: reply({ fields: { food: 'Nuts', bus: true } }), changed: false }),
      },
      { rsvpFields },
    );
    await userEvent.click(await screen.findByLabelText(/No/));
    expect(screen.queryByLabelText(/Allergies|I need a bed/)).toBeNull();
    expect(screen.getByLabelText(/I take the bus/)).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/Yes/));
    expect(screen.queryByLabelText(/Forgotten/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/Allergies/), 'Nuts');
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    expect(posts()).toHaveLength(0);
    expect(screen.getByLabelText(/I take the bus/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByLabelText(/I take the bus/));
    await userEvent.click(screen.getByLabelText(/I need a bed/));
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    expect(await screen.findByText('Allergies: Nuts')).toBeTruthy();
    expect(screen.getByText('✓ I take the bus')).toBeTruthy();
    expect(posts()[0]?.body).toMatchObject({ contact: 'abcdefgh', fields: { food: 'Nuts', bus: true, bed: true } });
  });

  it('shows the server’s error about a question beside that question', async () => {
    const refused = () => failure(422, { 'fields.food': { code: 'required' } });
    await show(
      '/emma?cid=abcdefgh',
      { [`GET ${base}/guest/abcdefgh`]: () => known, [`POST ${base}/rsvps`]: refused },
      { rsvpFields: [field('food', 'Allergies', 'text')] },
    );
    await userEvent.click(await screen.findByLabelText(/Yes/));
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    await waitFor(() => expect(screen.getByLabelText(/Allergies/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('repeats the same reply, with everything typed, after an unreadable answer and a reload', async () => {
    const answers = { [`POST ${base}/rsvps`]: () => ({ ok: true }) };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { posts } = await show('/emma', answers);
    await userEvent.click(await screen.findByLabelText(/No/));
    await userEvent.type(screen.getByLabelText('Your name'), 'Bo Ek');
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    await screen.findByRole('alert');
    const again = await show('/emma', { [`POST ${base}/rsvps`]: () => ({ rsvp: reply(), changed: false }) });
    expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe('Bo Ek');
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    await screen.findByText(/^Your reply has been sent/);
    expect(again.posts()[0]?.body).toEqual(posts()[0]?.body);
    expect(sessionStorage).toHaveLength(0);
  });

  it('thanks for the reply to a host’s test like any other', async () => {
    const { posts } = await show('/emma?cid=test', {
      [`POST ${base}/rsvps`]: () => ({ rsvp: null, changed: false }),
    });
    await userEvent.click(await screen.findByLabelText(/Yes/));
    await userEvent.type(screen.getByLabelText('Your name'), 'Anne Holm');
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    expect(await screen.findByText('See you there, Anne!')).toBeTruthy();
    expect(posts()[0]?.body).toMatchObject({ contact: 'test' });
  });
});

describe('the thread with the host', () => {
  const said = (n: number, message: string, isHost: boolean) => ({
    id: id(100 + n),
    message,
    isHost,
    byOwner: isHost,
    createdAt: `2027-01-0${n}T10:00:00Z`,
  });
  const own = (...messages: RsvpMessage[]) => ({ [`GET ${base}/rsvp/own`]: () => ({ rsvp: reply({ messages }) }) });
  const box = () => screen.findByLabelText<HTMLTextAreaElement>('Write to your host', { selector: 'textarea' });
  const send = () => screen.getByRole('button', { name: 'Send message' });

  it('is shown to who comes from a mail with a message, and not otherwise (rule: thread-mail)', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    await show('/emma?rid=secretkey', own(said(1, 'Welcome!', true)));
    await screen.findByText('Welcome!');
    expect(scroll).not.toHaveBeenCalled();
    await show('/emma?rid=secretkey#thread', own(said(1, 'Welcome!', true)));
    await screen.findByText('Welcome!');
    await waitFor(() => expect(scroll).toHaveBeenCalled());
  });

  it('opens the message box with a click, refuses a blank message, and sends a double click once', async () => {
    const { posts } = await show('/emma?rid=secretkey', {
      ...own(),
      [`POST ${base}/rsvps/secretkey/messages`]: () => reply({ messages: [said(1, 'Hi!', false)] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Write to your host' }));
    await userEvent.type(await box(), '   ');
    await userEvent.click(send());
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    await userEvent.type(await box(), 'Hi!');
    await userEvent.dblClick(send());
    await waitFor(async () => expect((await box()).value).toBe(''));
    expect((await screen.findByRole('log')).textContent).toContain('Hi!');
    expect(posts()).toHaveLength(1);
    // Leaving the empty box is no mistake.
    await userEvent.tab();
    expect(screen.queryByText('Please fill this in.')).toBeNull();
  });

  it('shows who wrote what, and keeps a message that could not be sent', async () => {
    const gone = failure(503, { root: { code: 'unavailable' } });
    const ofCohost = { ...said(3, 'Great', true), byOwner: false };
    const messages = [said(1, 'Can you bring cake?', true), said(2, 'Yes', false), ofCohost];
    const answers = [{ rsvp: reply({ messages }) }];
    const calls = { [`GET ${base}/rsvp/own`]: () => answers.pop() ?? gone, [`POST ${base}/rsvps/secretkey/messages`]: () => gone }; // prettier-ignore
    const { posts, received } = await show('/emma?rid=secretkey', calls, { hostName: 'Karen' });
    const log = await screen.findByRole('log');
    // Only the owner is named (rule: host-named).
    expect(log.textContent).toMatch(/^Karen ·.*Can you bring cake\?You ·.*YesYour host ·.*Great$/);
    await userEvent.type(await box(), 'With cream');
    await userEvent.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot answer right now');
    await userEvent.click(send());
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()[1]?.body).toEqual(posts()[0]?.body);
    comeBack();
    await waitFor(() => expect(received.filter(({ path }) => path.includes('/own'))).toHaveLength(4));
    expect((await box()).value).toBe('With cream');
    expect(screen.getByText('2 of you are coming')).toBeTruthy();
  });
});
