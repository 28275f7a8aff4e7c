import { aPresend } from '@festlig/testing/messaging/a-presend';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '../../../../components/testing/render-route';
import type { Presend } from '../../presend.model';
import { PresendSummary } from './PresendSummary';

const told = { unwritten: [], onText: () => undefined };
const show = (changes: Partial<Presend>) => renderRoute(<PresendSummary summary={aPresend(changes)} {...told} />);
/** The value beside a term of the page's lists. */
const beside = (term: string) => screen.getByText(term).closest('dt')?.nextElementSibling?.textContent;

it('says how many mails and texts a send makes, and what is to pay', async () => {
  await show({});
  expect(screen.getByRole('status').textContent).toBe('12 e-mails and 8 texts ready to send.');
  expect([beside('8 texts'), beside('Texts you have'), beside('To pay')]).toEqual([
    '€4',
    '−€1.50 (3 texts)',
    '€2.50\u00a0incl.\u00a0VAT',
  ]);
});

it('names no tokens to a host who has none', async () => {
  await show({ account: 0, toPay: 8 });
  expect(beside('To pay')).toBe('€4\u00a0incl.\u00a0VAT');
  expect(screen.queryByText('8 texts')).toBeNull();
  expect(screen.queryByText('Texts you have')).toBeNull();
});

it('leads from the tokens on the account to the plan page', async () => {
  await renderRoute(
    <PresendSummary summary={aPresend()} {...told} />,
    '/Feststar/invitations',
    '/:idOrSlug/invitations',
  );
  expect(screen.getByRole('link', { name: 'Texts you have' }).getAttribute('href')).toBe('/Feststar/plan');
});

it('says that there is nothing to pay when the account suffices', async () => {
  await show({ account: 9, toPay: 0 });
  expect([beside('Texts you have'), beside('To pay')]).toEqual(['−€4 (8 of 9 texts)', 'Nothing']);
});

it('says nothing of tokens when the template has no text', async () => {
  await show({ text: 0, tokens: 0 });
  expect(screen.getByRole('status').textContent).toBe('12 guests get an e-mail.');
  expect(screen.queryByText('To pay')).toBeNull();
});

it('tells of numbers that have unsubscribed and of countries that get no texts, before anything is paid', async () => {
  await show({ abroad: 2, textUnsubscribed: 1 });
  expect(screen.getByText('2 guests have numbers in countries that we cannot text.')).toBeTruthy();
  expect(screen.getByText('1 guest has unsubscribed from texts and gets none.')).toBeTruthy();
});

it('says before a payment that the day has too few texts left, and asks to pay for none', async () => {
  await show({ textsToday: 7 });
  expect(screen.getByRole('status').textContent).toBe('12 guests get an e-mail.');
  expect(screen.getByText(/^You can send only 7 texts now, so the texts are left out\./)).toBeTruthy();
  expect(screen.queryByText('To pay')).toBeNull();
  await show({ textsToday: 0 });
  expect(screen.getByText(/^You have reached today’s limit for texts/)).toBeTruthy();
});

it('says nothing of the texts of the day while they suffice', async () => {
  await show({ textsToday: 8 });
  expect(screen.getByRole('status').textContent).toBe('12 e-mails and 8 texts ready to send.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the texts can be sent although the mails of the day do not suffice', async () => {
  await show({ today: 5 });
  expect(screen.getByRole('status').textContent).toBe('5 e-mails and 8 texts ready to send.');
  expect(screen.getByText(/^You can send 5 more e-mails today/)).toBeTruthy();
  await show({ today: 0 });
  expect(screen.getByText(/but you can send the texts now\.$/)).toBeTruthy();
  expect(screen.getByText('8 texts ready to send.')).toBeTruthy();
});

it('leads to the guest list when nobody can be reached on any channel', async () => {
  await show({ mail: 0, text: 0, contacts: 2 });
  expect(screen.getByRole('link', { name: 'Go to the guest list' })).toBeTruthy();
  await show({ mail: 0 });
  expect(screen.queryByRole('link', { name: 'Go to the guest list' })).toBeNull();
});

it('says how many guests get a mail, only a text, and nothing, which together are all of them (rule: presend-summary)', async () => {
  await show({ contacts: 20, mail: 12, text: 8, textUnmailed: 5, unsubscribed: 1 });
  expect([beside('Get an e-mail'), beside('Get only a text'), beside('Can’t be reached')]).toEqual(['12', '5', '3']);
  screen.getByText('1 unsubscribed from e-mails.');
});

it('says of those whom only a text would reach that, and not that they can’t be reached, while only mails are sent (rule: presend-summary)', async () => {
  await show({ contacts: 20, mail: 12, text: 0, textUnmailed: 5 });
  expect(screen.getByRole('status').textContent).toBe('12 guests get an e-mail.');
  expect([beside('Text only'), beside('Can’t be reached')]).toEqual(['5', '3']);
  // What the sentence says is not said again.
  expect(screen.queryByText('Get an e-mail')).toBeNull();
  expect(screen.queryByText('Get only a text')).toBeNull();
});

it('counts no shares where everybody gets a mail, which the sentence says (rule: presend-summary)', async () => {
  await show({ contacts: 12, mail: 12, text: 0, textUnmailed: 0, unsubscribed: 0 });
  expect(screen.getByRole('status').textContent).toBe('12 guests get an e-mail.');
  for (const share of ['Get an e-mail', 'Get only a text', 'Can’t be reached'])
    expect(screen.queryByText(share)).toBeNull();
  expect(screen.queryByText(/unsubscribed from e-mails/)).toBeNull();
});
