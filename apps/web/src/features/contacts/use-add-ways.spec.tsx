import { knownContact } from '@festlig/testing/contacts';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFile } from '../../components/testing/choose-file';
import { onAPhone } from '../../components/testing/on-a-phone';
import { type Answer, fakeServer, renderRoute } from '../../components/testing/render-route';
import ContactsRoute from './routes/ContactsRoute';

const ID = 'a'.repeat(24);
const base = `/api/party/${ID}/contacts`;
const nobody = { items: [], page: 1, pageSize: 50, total: 0 };
const WAYS = ['Add a guest', 'Paste a list', 'Choose a file'];

const show = async (features: 'import'[], answers: Record<string, Answer> = {}) => {
  fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: ID, features }),
    [`GET ${base}`]: () => nobody,
    [`GET ${base}/imports/latest`]: () => ({ import: null }),
    [`POST /api/party/${ID}/same-guests`]: () => ({ guests: [] }),
    ...answers,
  });
  await renderRoute(<ContactsRoute />, '/Feststar/contacts', '/:idOrSlug/contacts');
};
const withAnne = {
  [`GET ${base}`]: () => ({
    ...nobody,
    items: [knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', name: 'Anne' })],
    total: 1,
  }),
};
describe('the ways to add guests (rules: guests-added, import-on-pro)', () => {
  it.each([
    [[], 'Up to 50 from Excel or CSV'],
    [['import' as const], 'Excel, CSV or contacts'],
  ])('are buttons while there are none, without a lock, with the plan’s %j', async (features, ofFile) => {
    await show(features);
    expect(await screen.findByText('Who would you like to invite?')).toBeTruthy();
    for (const way of WAYS) expect(screen.getByRole('button', { name: new RegExp(`^${way}`) })).toBeTruthy();
    expect(screen.getByRole('button', { name: `Choose a file ${ofFile}` })).toBeTruthy();
    expect(screen.queryByText('Pro')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Add a guest/ }));
    expect(await screen.findByRole('dialog', { name: 'Add guest' })).toBeTruthy();
  });

  it.each([true, false])('are in the menu of one button above the list, on a phone %s', async (phone) => {
    const see = async () => {
      await show([], withAnne);
      await screen.findByText('Anne');
      for (const way of WAYS) expect(screen.queryByRole('button', { name: new RegExp(way) })).toBeNull();
      screen.getByRole('button', { name: 'Add guests' }).focus();
      await userEvent.keyboard('{Enter}');
      const items = await screen.findAllByRole('menuitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        'Add a guestOne at a time',
        'Paste a listUp to 50 at a time',
        'Choose a fileUp to 50 from Excel or CSV',
      ]);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Add several guests' }));
      expect(dialog.getByLabelText('Guests')).toBe(document.activeElement);
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await (phone ? onAPhone(see) : see());
  });

  it('read the guests of a small file at once, without a plan (rule: guests-from-file)', async () => {
    await show([]);
    await screen.findByText('Who would you like to invite?');
    chooseFile(screen.getByTestId('guest-file'), 'Anne, anne@x.dk\nBo, bo@x.dk');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add several guests' }));
    expect(await dialog.findByText('2 guests will be added.')).toBeTruthy();
    expect(dialog.queryByLabelText('Guests')).toBeNull();
  });

  it.each([
    ['more than fifty guests', 'Anne\n'.repeat(51), /^The file has 51 guests, and you can add at most 50 at a time\./],
    ['more than 1 MB', 'Anne\n'.repeat(200_001), /^The file is larger than 1 MB, and you can add at most 50 guests/],
  ])('say of a file with %s which plan takes it, and what is free (rule: guests-from-file)', async (_, text, said) => {
    await show([]);
    await screen.findByText('Who would you like to invite?');
    chooseFile(screen.getByTestId('guest-file'), text);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(said)).toBeTruthy();
    expect(await alert.findByText('Pasting 50 at a time is free')).toBeTruthy();
    await userEvent.click(alert.getByRole('button', { name: /Import of guest lists.*: part of Pro/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /at once with Pro$/ }));
    expect(sheet.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toMatch(/\/plan\?for=import$/);
  });

  it('open the import for a file, where the party has it', async () => {
    await show(['import'], withAnne);
    await userEvent.click(await screen.findByRole('button', { name: 'Add guests' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /^Choose a file/ }));
    expect(await screen.findByRole('dialog', { name: 'Import guest list' })).toBeTruthy();
    expect(screen.queryByTestId('guest-file')).toBeNull();
  });
});
