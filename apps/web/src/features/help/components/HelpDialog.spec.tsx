import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { SUCCESS_DELAY_MS } from '../model';
import HelpDialog from './HelpDialog';

const emma = { id: 'a'.repeat(24), name: 'Emma', email: 'emma@example.dk', email_verified: true, phone: null };
const settings = { phone_verified: false, marketingConsent: false, muteRsvps: false, muteRsvpMessages: false };
const initial = (user: object | null) => ({ user, language: 'en', flags: {}, providerKeys: {} });
const closed = jest.fn();

async function open({ user = null as object | null, help = (() => ({ done: true })) as Answer } = {}) {
  const received = fakeServer({ 'GET /api/initial': () => initial(user), 'POST /api/help': help });
  closed.mockReset();
  await renderRoute(<HelpDialog onClose={closed} />);
  await screen.findByRole('dialog', { name: 'Help' });
  return () => received.filter(({ path }) => path === '/api/help').map(({ body }) => body as { formKey: string });
}
const email = () => screen.getByLabelText<HTMLInputElement>('Your e-mail');
const entry = () => screen.getByLabelText<HTMLTextAreaElement>('What can we help with?');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
const thanks = () => screen.findByText('Thank you, we have your message', {}, { timeout: SUCCESS_DELAY_MS + 3000 });

describe('the help form', () => {
  it('requires an address and a text before it calls the server', async () => {
    const sent = await open();
    await send();
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    type(email(), 'emma');
    await send();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    type(email(), '');
  });

  it('fills in the user’s address, and thanks when the request is sent', async () => {
    const sent = await open({ user: { ...emma, ...settings, language: 'en' } });
    await waitFor(() => expect(email().value).toBe(emma.email));
    type(entry(), 'Where is my list?');
    await send();
    await thanks();
    expect(sent()).toEqual([
      {
        userEmail: emma.email,
        entry: 'Where is my list?',
        partyId: null,
        language: 'en',
        formKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('sends the honeypot field along, so that the server can ignore the request', async () => {
    const sent = await open();
    type(email(), 'bot@example.dk');
    type(entry(), 'Buy');
    type(document.querySelector<HTMLInputElement>('input[name="zip"]')!, '5700');
    await send();
    await thanks();
    expect(sent()[0]).toMatchObject({ zip: '5700' });
  });

  it('keeps what was typed after a refusal and a closed dialog, and sends it with the same key', async () => {
    let answer: Answer = () => failure(503, { root: { code: 'unavailable' } });
    const sent = await open({ help: (request) => answer(request) });
    type(email(), 'anne@example.dk');
    type(entry(), 'Where is my reply?');
    await send();
    expect((await screen.findByRole('alert', {}, { timeout: SUCCESS_DELAY_MS + 3000 })).textContent).toContain('again');
    cleanup();
    const again = await open({ help: (request) => answer(request) });
    expect([email().value, entry().value]).toEqual(['anne@example.dk', 'Where is my reply?']);
    answer = () => ({ done: true });
    await send();
    await thanks();
    expect(again()[0]?.formKey).toBe(sent()[0]?.formKey);
  });

  it('sends a changed text after a refusal with a new key, because the first may have arrived', async () => {
    let answer: Answer = () => failure(503, { root: { code: 'unavailable' } });
    const sent = await open({ help: (request) => answer(request) });
    type(email(), 'anne@example.dk');
    type(entry(), 'Where is my reply?');
    await send();
    await screen.findByRole('alert', {}, { timeout: SUCCESS_DELAY_MS + 3000 });
    answer = () => ({ done: true });
    type(entry(), 'Where is my list?');
    await send();
    await thanks();
    const keys = sent().map(({ formKey }) => formKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('shows the server’s error on its field', async () => {
    await open({ help: () => failure(422, { userEmail: { code: 'email_invalid' } }) });
    type(email(), 'anne@example.dk');
    type(entry(), 'Hello');
    await send();
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'), {
      timeout: SUCCESS_DELAY_MS + 3000,
    });
  });
});

it('names the browser tab while it is open', async () => {
  document.title = 'The page below';
  await open();
  expect(document.title).toBe('Help · Festlig');
  cleanup();
  expect(document.title).toBe('The page below');
});

describe('the answers to what is asked most (rule: help-answers)', () => {
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('begin with those for guests while nobody is logged in', async () => {
    await open();
    await screen.findByText('How do I change my reply?');
    expect(titles()).toEqual(['If you are invited', 'If you are the host', 'Write to us']);
  });

  it('say when a guest needs an account (rule: guest-needs-nothing)', async () => {
    await open();
    const question = await screen.findByText('Do I need an account to reserve a gift?');
    const answer = question.closest('details')?.textContent;
    expect(answer).toContain('not if you open the wishlist from your own invitation');
    expect(answer).toContain('from a link that several people share, you log in first');
  });

  it('can be passed over: a button leads to the question', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Write to us' }));
    expect(document.activeElement).toBe(entry());
  });

  it('begin with those for hosts when somebody is, and leave when the request is sent', async () => {
    await open({ user: { ...emma, ...settings, language: 'en' } });
    const question = await screen.findByText('How do I remind guests who have not replied?');
    expect(titles()).toEqual(['If you are the host', 'If you are invited', 'Write to us']);
    expect(question.closest('details')?.textContent).toContain('a friendly reminder');
    type(entry(), 'Where is my list?');
    await send();
    await thanks();
    expect(screen.queryByText('How do I remind guests who have not replied?')).toBeNull();
  });
});
