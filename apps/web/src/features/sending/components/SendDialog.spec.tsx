import { expect, it } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SharedAddress } from '@festlig/contracts/contacts';
import type { Send } from '@festlig/contracts/messaging';
import { aUser } from '@festlig/testing/service/a-user';
import { aSend } from '@festlig/testing/messaging/a-send';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { type Answer, comeBack, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { NOBODY, whomOf } from '../choice.model';
import type { Order, Quote } from '../checkout/order.model';
import type { Step } from '../checkout/use-checkout';
import { SendDialog } from './SendDialog';
import type { Channel, Earlier } from '../presend.model';

const draft = { id: '0'.repeat(24), name: 'Come!' };
const send = aSend({ status: 'planning', total: 0, emailsSent: 0, rate: 0 });

/** Sent before to more guests than are listed. */
const MANY = { mails: 0, texts: 0, guests: null, once: false, latest: '2026-11-20T12:00:00Z', of: 200 };

/** `sent` are the sends that were started, `received` the requests to the server. */
async function show(
  earlier: Earlier | null,
  answer: Answer = () => send,
  isVerified = () => true,
  changes: { mails?: number; shared?: SharedAddress[]; quote?: Quote | null; first?: Step } = {},
) {
  const { mails = 121, shared = [], quote = null, first = 'asked' } = changes;
  const received = fakeServer({
    'GET /api/party/p1/shared-addresses': () => ({ shared, more: 0, among: null }),
    'POST /api/party/p1/messages/send': answer,
    'GET /api/initial': () => ({
      user: aUser({ email: 'karen@x.example', email_verified: isVerified() }),
      language: 'en',
      flags: {},
      providerKeys: {},
    }),
  });
  const sent: Send[] = [];
  const order = {
    partyId: 'p1',
    draft,
    whom: whomOf('missing', NOBODY),
    channel: 'mails' as const,
    mails,
    quote,
    idempotencyKey: 'a'.repeat(32),
  };
  await renderRoute(
    <SendDialog
      order={order}
      earlier={earlier}
      seen={({ onWhole }) => <p>The mail in small{onWhole && ', and a way to the whole'}</p>}
      first={first}
      onClose={() => undefined}
      onSent={(one) => sent.push(one)}
    />,
  );
  return { received, sent };
}
const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send now' }));

it('says how many guests it reaches, and repeats a send with the same key when the answer was lost', async () => {
  let lost = true;
  const { received, sent } = await show(null, () => {
    if (!lost) return send;
    lost = false;
    return failure(503, { root: { code: 'unavailable' } });
  });
  expect(screen.getByText('Send to 121 guests?')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await pressSend();
  expect(await screen.findByText(/We cannot answer right now/)).toBeTruthy();
  await pressSend();
  expect(sent).toHaveLength(1);
  const keys = received.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['a'.repeat(32), 'a'.repeat(32)]);
});

it('names guests with the same address, also where the dialog was opened from the guest list (rule: shared-address-told)', async () => {
  const shared: SharedAddress[] = [{ address: 'anne@x.dk', channel: 'mail', names: ['Anne', 'Bo'], guests: 2 }];
  const { received } = await show(null, undefined, undefined, { shared });
  await screen.findByText(/2 guests have the same address/);
  expect(screen.getByRole('dialog').textContent).toContain('anne@x.dk');
  const asked = received.find(({ path }) => path.includes('shared-addresses'))?.path;
  expect(asked).toContain('audience=missing');
  expect(asked).toContain('texts=none');
  await pressSend();
  await waitFor(() => expect(received.some(({ method }) => method === 'POST')).toBe(true));
});

it('asks for no shared addresses of a single guest', async () => {
  const { received } = await show(null, undefined, undefined, { mails: 1 });
  expect(screen.getByText('Send to 1 guest?')).toBeTruthy();
  expect(received.filter(({ path }) => path.includes('shared-addresses'))).toEqual([]);
});

it('asks whether to send a mail again that was sent before, and sends it when the host agrees', async () => {
  const { received, sent } = await show({ ...MANY, mails: 1240 });
  screen.getByText(/sent before: 1,240 e-mails, most recently on 20 November/);
  await pressSend();
  const again = screen.getByRole('checkbox', { name: 'Yes, send it again' });
  expect(document.activeElement).toBe(again);
  expect(again.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(again.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Tick the box');
  expect(received.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.keyboard(' ');
  expect(again.getAttribute('aria-invalid')).toBe('false');
  await pressSend();
  expect(sent).toHaveLength(1);
});

it.each([
  [{ mails: 0, texts: 1 }, /This has been sent before: 1 text, most recently on 20 November[ \d]*\. Some/],
  [
    { mails: 2, texts: 1240 },
    /This has been sent before: 2 e-mails and 1,240 texts, most recently on 20 November[ \d]*\. Some/,
  ],
])('counts the texts that were sent before beside the mails: %j', async (counts, words) => {
  await show({ ...MANY, ...counts });
  expect(screen.getByText(/This has been sent before/).textContent).toMatch(words);
});

it.each([
  ['some of them got it with one send', { guests: 3, once: true }, /^3 of the 24 got it on 20 November[ \d]*\.$/],
  ['all of them got it with one send', { guests: 24, once: true }, /^All 24 got it on 20 November[ \d]*\.$/],
  ['it was sent several times', { guests: 24, once: false }, /^All 24 got it most recently on 20 November[ \d]*\.$/],
  ['it was sent today', { guests: 24, once: true, latest: new Date().toISOString() }, /^All 24 got it today at [\d:]+/],
])('says how many of the guests have had it, and when, where %s (rule: presend-sent-before)', async (_, had, words) => {
  await show({ ...MANY, mails: 1240, of: 24, ...had });
  expect(screen.getByText(/got it/).textContent?.trim()).toMatch(words);
  expect(screen.queryByText(/Some of those/)).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Yes, send it again' })).toBeTruthy();
});

interface Named {
  mailed: string[];
  onlyText: string[];
  kind: 'Invitation' | 'Reminder';
}

/** A send of two mails, whose host may choose a text to a third guest: what the dialog of the panel does. */
async function showChoice(named: Partial<Named> = {}) {
  const received = fakeServer({ 'POST /api/party/p1/messages/send': () => send });
  const base = { partyId: 'p1', draft, whom: whomOf('all', NOBODY), mails: 2, idempotencyKey: 'a'.repeat(32) };
  const { mailed = [], onlyText = [], ...kind } = named;
  const left = { guests: 1, lost: [], texted: 1, onlyText, toPay: 0 };
  const plain = { ...base, channel: 'mails', quote: null, left, names: { mailed, texted: [] } } as const;
  const names = { mailed, texted: onlyText };
  const texted = { ...base, names, channel: 'unmailed', quote: { texts: 1, tokens: 1, account: 1 } } as const;
  function Asked() {
    const [order, setOrder] = useState<Order>(plain);
    const choice = { texted, onChoose: (channel: Channel) => setOrder(channel === 'mails' ? plain : texted) };
    return (
      <SendDialog
        {...{ order, ...kind }}
        texts={choice}
        earlier={null}
        onClose={() => undefined}
        onSent={() => undefined}
      />
    );
  }
  await renderRoute(<Asked />);
  return () => received.find(({ method }) => method === 'POST')?.body;
}
const tick = () => screen.getByRole('checkbox', { name: 'Also text those without e-mail' });

it('sends texts to those without mail when the host ticks them, with the keyboard alone (rule: text-channel)', async () => {
  const sent = await showChoice();
  tick().focus();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(tick());
  await screen.findByText('Send 2 e-mails and 1 text?');
  expect(screen.getByText(/reached by e-mail get a text/)).toBeTruthy();
  // The tick leaves the texts out, so no button does (rule: skip-texts).
  expect(screen.queryByRole('button', { name: 'Send only e-mails' })).toBeNull();
  await pressSend();
  await waitFor(() => expect(sent()).toMatchObject({ skipSms: false, textsTo: 'unmailed', tokens: 1 }));
});

const first = () => document.querySelector('.MuiDialogContent-root')?.firstElementChild;

it('asks about few guests by name, first who gets a mail and then who can only get a text, with the tick for it (rule: send-asks)', async () => {
  await showChoice({ mailed: ['Anne', 'Bo'], onlyText: ['Ditte'], kind: 'Invitation' });
  // The button that led here counted three guests.
  expect(screen.getByRole('dialog', { name: 'Send the invitation?' })).toBeTruthy();
  expect(first()?.textContent).toMatch(/^Anne and Bo get an e-mail\. Ditte can only get a text \(nothing to pay\)\./);
  const named = screen.getByRole('checkbox', { name: 'Also text Ditte' });
  expect(first()?.nextElementSibling?.contains(named)).toBe(true);
  await userEvent.click(named);
  await screen.findByText('Send 2 e-mails and 1 text?');
  expect(first()?.textContent).toMatch(/^Anne and Bo get an e-mail\. Ditte gets a text\./);
});

it('asks about more guests by their number, and has none in its title where some get nothing (rule: send-asks)', async () => {
  await showChoice();
  expect(screen.getByRole('dialog', { name: 'Send the e-mail?' })).toBeTruthy();
  expect(first()?.textContent).toMatch(/^2 guests get an e-mail\. 1 guest gets no e-mail but can get a text/);
  expect(first()?.nextElementSibling?.contains(tick())).toBe(true);
  await userEvent.click(tick());
  await screen.findByText('Send 2 e-mails and 1 text?');
  expect(screen.queryByText(/gets no e-mail/)).toBeNull();
});

it('calls a reminder one, whether or not some get nothing (rule: send-asks)', async () => {
  await showChoice({ kind: 'Reminder' });
  expect(screen.getByRole('dialog', { name: 'Send the reminder?' })).toBeTruthy();
});

it('sends mails alone when the tick is taken back', async () => {
  const sent = await showChoice();
  await userEvent.click(tick());
  await userEvent.click(tick());
  await screen.findByText('Send the e-mail?');
  await pressSend();
  await waitFor(() => expect(sent()).toMatchObject({ tokens: null }));
});

const TEXTS: Quote = { texts: 3, tokens: 3, account: 3 };

it('sends mails while the address is unconfirmed, which wait, and says so until it is (rule: send-waits-for-verification)', async () => {
  let isVerified = false;
  const { received, sent } = await show(
    null,
    () => send,
    () => isVerified,
  );
  await screen.findByText(/^It will be sent automatically when you open the link in the e-mail to karen@x\.example\.$/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send once confirmed' }).disabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send once confirmed' }));
  expect(sent).toHaveLength(1);
  isVerified = true;
  comeBack();
  await screen.findByRole('button', { name: 'Send now' });
  expect(screen.queryByText(/when you open the link/)).toBeNull();
  expect(received.find(({ method }) => method === 'POST')?.body).toMatchObject({ whenVerified: true, tokens: null });
});

it('waits with texts while the address is unconfirmed, and goes on once it is confirmed elsewhere (rule: send-by-verified)', async () => {
  let isVerified = false;
  const { received, sent } = await show(
    null,
    () => send,
    () => isVerified,
    { quote: TEXTS },
  );
  await screen.findByText('Confirm your e-mail');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' }).disabled).toBe(true);
  isVerified = true;
  comeBack();
  await waitFor(() => expect(screen.queryByText('Confirm your e-mail')).toBeNull());
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' }).disabled).toBe(false));
  await pressSend();
  expect(sent).toHaveLength(1);
  expect(received.find(({ method }) => method === 'POST')?.body).toMatchObject({ whenVerified: false, tokens: 3 });
});

it('forgets that a send was refused for an unconfirmed address once it is confirmed elsewhere (rule: send-by-verified)', async () => {
  let isVerified = true;
  let isRefused = true;
  const { sent } = await show(
    null,
    () => (isRefused ? failure(403, { root: { code: 'email_not_verified' } }) : send),
    () => isVerified,
    { quote: TEXTS },
  );
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' }).disabled).toBe(false));
  // The address was changed on another page meanwhile.
  isVerified = false;
  await pressSend();
  await screen.findByText('Confirm your e-mail');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' }).disabled).toBe(true);
  isVerified = true;
  isRefused = false;
  comeBack();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' }).disabled).toBe(false));
  expect(screen.queryByText('Confirm your e-mail first.')).toBeNull();
  await pressSend();
  expect(sent).toHaveLength(1);
});

it('shows what a guest gets, also once a payment has begun; the price has the room of a phone then (rule: send-asks)', async () => {
  const quote = { ...TEXTS, account: 0 };
  await show(null, undefined, undefined, { quote });
  expect(await screen.findByText('The mail in small, and a way to the whole')).toBeTruthy();
  cleanup();
  await show(null, undefined, undefined, { quote, first: 'closed' });
  expect(await screen.findByText('To pay')).toBeTruthy();
  expect(screen.getByText('The mail in small')).toBeTruthy();
  cleanup();
  await onAPhone(async () => {
    await show(null, undefined, undefined, { quote });
    expect(await screen.findByText('The mail in small, and a way to the whole')).toBeTruthy();
    cleanup();
    await show(null, undefined, undefined, { quote, first: 'closed' });
    expect(await screen.findByText('To pay')).toBeTruthy();
    expect(screen.queryByText('The mail in small')).toBeNull();
    await screen.findByText(/The subject of the e-mail is “Come!”/);
  });
});

it('begins with what a guest gets, and says what is special below it in small words (rule: send-asks)', async () => {
  await show({ ...MANY, mails: 1240 });
  const words = screen.getByRole('dialog').textContent;
  const places = ['The mail in small', 'sent before', 'cannot be recalled'].map((part) => words.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(words).not.toContain('The subject of the e-mail');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what is to pay in sight above the buttons, apart from what is scrolled; there is nothing of it without texts', async () => {
  await show(null, undefined, undefined, { quote: { ...TEXTS, account: 0 } });
  const scrolled = () => document.querySelector('.MuiDialogContent-root');
  const toPay = await screen.findByText('To pay');
  expect(scrolled()?.contains(toPay)).toBe(false);
  expect(scrolled()?.contains(screen.getByText(/You pay for one text per guest/))).toBe(true);
  cleanup();
  await show(null);
  await screen.findByRole('button', { name: 'Send now' });
  expect(screen.queryByText('To pay')).toBeNull();
});
