import { aPerson, aPresend } from '@festlig/testing/messaging/a-presend';
import { expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderRoute } from '../../../../components/testing/render-route';
import type { Channel, Presend } from '../../presend.model';
import { ChannelChoice } from './ChannelChoice';

async function show(changes: Partial<Presend> = {}, value: Channel = 'mails', hasText = true) {
  const onChange = jest.fn<(channel: Channel) => void>();
  const choice = <ChannelChoice {...{ value, hasText, onChange }} summary={aPresend(changes)} />;
  await renderRoute(choice, '/emma/invitations', '/:idOrSlug/invitations');
  return onChange;
}
const labels = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('names the price of the texts of each channel', async () => {
  const onChange = await show({ textUnmailed: 5 });
  expect(labels()).toEqual([
    'E-mail only (free)',
    'E-mail, and a text to those without e-mail (5 texts, €1)',
    'Both e-mail and text (8 texts, €2.50)',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: /^E-mail, and/ }));
  expect(onChange).toHaveBeenCalledWith('unmailed');
});

it('asks for no payment where the account suffices', async () => {
  await show({ account: 8 });
  expect(labels()).toEqual(['E-mail only (free)', 'Both e-mail and text (8 texts, nothing to pay)']);
});

it.each([
  [{ mail: 7, textUnmailed: 5 }, '5 guests get no e-mail but can get a text (€2.50).'],
  [{ mail: 11, textUnmailed: 1 }, '1 guest gets no e-mail but can get a text (€0.50).'],
  [
    { mail: 10, textUnmailed: 1 },
    '1 guest gets no e-mail but can get a text (€0.50). 1 guest gets neither an e-mail nor a text.',
  ],
  [
    { mail: 6, textUnmailed: 4 },
    '4 guests get no e-mail but can get a text (€2). 2 guests get neither an e-mail nor a text.',
  ],
  [{ mail: 11 }, '1 guest gets neither an e-mail nor a text.'],
  [{ mail: 10 }, '2 guests get neither an e-mail nor a text.'],
])('says in numbers that add up whom mails alone do not reach: %j', async (changes, said) => {
  await show({ account: 0, ...changes });
  expect(screen.getByText(said)).toBeTruthy();
});

it.each([
  [['Ole'], 1, 'Ole gets neither an e-mail nor a text.'],
  [['Ole', 'Grethe'], 2, 'Ole and Grethe get neither an e-mail nor a text.'],
  [['Ole', 'Grethe', 'Bo'], 3, 'Ole, Grethe, and Bo get neither an e-mail nor a text.'],
  [['Ole', 'Grethe', 'Bo', 'Eva', 'Per'], 5, 'Ole, Grethe, Bo, and 2 more get neither an e-mail nor a text.'],
])('names up to three of those whom neither a mail nor a text reaches: %j', async (names, count, said) => {
  const lost = names.map((name) => aPerson({ name, email: null, receives: 'unreachable', texts: 'none' }));
  await show({ contacts: 12, mail: 12 - count, ids: [aPerson(), ...lost] });
  expect(screen.getByText(said)).toBeTruthy();
});

it.each([
  [['Bo'], 'Ole can only get a text (€0.50). Bo gets neither an e-mail nor a text.'],
  [['Bo', 'Carl'], 'Ole can only get a text (€0.50). Bo and Carl get neither an e-mail nor a text.'],
  [
    ['Bo', 'Carl', 'Dan', 'Eva'],
    'Ole can only get a text (€0.50). Bo, Carl, Dan, and 1 more get neither an e-mail nor a text.',
  ],
])('names up to three whom nothing reaches also where a text reaches others: %j', async (names, said) => {
  const lost = names.map((name) => aPerson({ name, email: null, receives: 'unreachable', texts: 'none' }));
  const ids = [aPerson(), aPerson({ name: 'Ole', email: null, receives: 'unreachable' }), ...lost];
  await show({ contacts: 12, mail: 11 - lost.length, textUnmailed: 1, account: 0, ids });
  expect(screen.getByText(said)).toBeTruthy();
});

it('leads to those in the guest list whom nothing reaches, unless all of them are named or a text reaches them', async () => {
  const link = () => screen.queryByRole('link', { name: 'See those who can’t be reached' });
  const shown = async (changes: Partial<Presend>) => {
    cleanup();
    await show({ account: 0, ...changes });
    return link()?.getAttribute('href');
  };
  const aLost = (name: string) => aPerson({ name, email: null, receives: 'unreachable', texts: 'none' });
  const lost = ['Bo', 'Carl', 'Dan', 'Eva'].map(aLost);
  const address = '/emma/contacts?state=unreachable';
  expect(await shown({ contacts: 12, mail: 8, ids: [aPerson(), ...lost] })).toBe(address);
  expect(await shown({ contacts: 12, mail: 10, ids: null })).toBe(address);
  expect(await shown({ contacts: 12, mail: 9, ids: [aPerson(), ...lost.slice(0, 3)] })).toBeUndefined();
  expect(await shown({ contacts: 12, mail: 7, textUnmailed: 5, ids: null })).toBeUndefined();
});

it.each([
  [['Ole'], 'Ole can only get a text (€0.50).'],
  [['Ole', 'Grethe', 'Bo'], 'Ole, Grethe, and Bo can only get a text (€1.50).'],
  [['Ole', 'Grethe', 'Bo', 'Eva'], '4 guests get no e-mail but can get a text (€2).'],
])('names those whom only a text would reach where they are at most three: %j', async (names, said) => {
  const texted = names.map((name) => aPerson({ name, email: null, receives: 'unreachable' }));
  await show({ mail: 12 - names.length, textUnmailed: names.length, account: 0, ids: [aPerson(), ...texted] });
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(/Anna/)).toBeNull();
});

it('names nobody whom mails alone do not reach when there is nobody', async () => {
  await show();
  expect(screen.queryByText(/no e-mail/)).toBeNull();
});

it.each([
  ['mails', false, false],
  ['all', true, false],
  ['all', false, true],
] as const)('says whether texts wait for their words: %s, written: %s', async (value, hasText, isSaid) => {
  await show({}, value, hasText);
  expect(screen.queryByText('No text goes out until you have written it.') !== null).toBe(isSaid);
});
