import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MAX_PICKED } from '@festlig/contracts/contacts';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { type Choice, NOBODY } from '../choice.model';
import { ContactPicker } from './ContactPicker';

const ID = 'a'.repeat(24);
const contact = (sid: string, email: string | null = `${sid}@example.dk`, unsubscribed = false) => ({
  id: ID,
  sid,
  name: `Guest ${sid}`,
  email,
  phone: null,
  receiveEmail: true,
  receiveSms: false,
  maxPeople: null,
  hasEmail: email !== null,
  unsubscribed,
  hasReceivedInvite: false,
  firstVisit: null,
  rsvp: null,
});
const [ANNE, BO, CARL, DAN] = ['AnneAnne', 'BoBoBoBo', 'CarCarCa', 'DanDanDa'];

async function show(first: Choice = NOBODY, atLeast = false) {
  const received = fakeServer({
    [`GET /api/party/${ID}/contacts`]: () => ({
      items: [contact(ANNE), contact(BO), contact(CARL, null), contact(DAN, undefined, true)],
      page: 1,
      pageSize: 50,
      total: 1240,
      atLeast,
    }),
  });
  const chosen: Choice[] = [];
  await renderRoute(
    <ContactPicker partyId={ID} first={first} onChoose={(choice) => chosen.push(choice)} onClose={() => undefined} />,
  );
  await screen.findByText('Guest AnneAnne');
  const searches = () => received.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('search'));
  return { chosen, searches };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const said = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe('the dialog that chooses guests', () => {
  it('chooses the ticked guests one by one', async () => {
    const { chosen } = await show();
    expect(said()).toBe('0 guests picked');
    fireEvent.click(box(/AnneAnne/));
    expect(said()).toBe('1 guest picked');
    fireEvent.click(box(/BoBoBoBo/));
    expect(said()).toBe('2 guests picked');
    fireEvent.click(box(/BoBoBoBo/));
    expect(box(/CarCarCa no e-mail/).disabled).toBe(true);
    expect(box(/DanDanDa has unsubscribed/).disabled).toBe(true);
    press('Choose 1 guest');
    expect(chosen).toEqual([{ search: null, sids: [ANNE] }]);
  });

  it('chooses everybody found by a search except the unticked guests', async () => {
    const { chosen, searches } = await show();
    search('Search by name, e-mail or phone', 'dam');
    await waitFor(() => expect(searches().at(-1)).toBe('dam'));
    fireEvent.click(await screen.findByRole('button', { name: 'Select all 1,240 results' }));
    await screen.findByText(/Everyone matching “dam” is selected.* 1,240 found$/);
    expect([box(/AnneAnne/).checked, box(/BoBoBoBo/).checked, box(/CarCarCa/).checked]).toEqual([true, true, false]);
    fireEvent.click(box(/BoBoBoBo/));
    expect(said()).toMatch(/ 1,240 found, 1 guest left out$/);
    // Guests to exclude are searched for among the chosen ones.
    search('Search among those selected', 'bo');
    await waitFor(() => expect(searches().at(-1)).toBe('dam bo'));
    expect(said()).toMatch(/write to\. 1 guest left out$/);
    press('Use this selection');
    expect(chosen).toEqual([{ search: 'dam', sids: [BO] }]);
  });

  it('chooses everybody with an empty search, and clears that choice', async () => {
    const { chosen } = await show({ search: '', sids: [ANNE] });
    await screen.findByText(/Everyone on the guest list is selected/);
    expect([box(/AnneAnne/).checked, box(/BoBoBoBo/).checked]).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
    press('Clear');
    expect(box(/BoBoBoBo/).checked).toBe(false);
    press('Choose 0 guests');
    expect(chosen).toEqual([NOBODY]);
  });

  it('says what to do when no more guests can be chosen one by one', async () => {
    const sids = Array.from({ length: MAX_PICKED - 1 }, (_, at) => `other${at}`);
    await show({ search: null, sids });
    expect(screen.getByRole('button', { name: 'Select all 1,240 results instead' })).toBeTruthy();
    fireEvent.click(box(/AnneAnne/));
    await screen.findByText(
      /^You can pick up to 500 guests one by one. For more, select all the results. 500 guests picked$/,
    );
    expect([box(/AnneAnne/).disabled, box(/BoBoBoBo/).disabled]).toEqual([false, true]);
  });

  it('says when no more guests can be excluded', async () => {
    const sids = Array.from({ length: MAX_PICKED - 1 }, (_, at) => `other${at}`);
    await show({ search: '', sids });
    fireEvent.click(box(/AnneAnne/));
    await screen.findByText(/^You can leave out 500 guests\. 1,240 found, 500 guests left out$/);
    expect([box(/AnneAnne/).disabled, box(/BoBoBoBo/).disabled]).toEqual([false, true]);
  });

  it('says that more guests are chosen than the search has counted', async () => {
    await show({ search: 'm', sids: [] }, true);
    await screen.findByText(/more than 1,240 found$/);
  });
});
