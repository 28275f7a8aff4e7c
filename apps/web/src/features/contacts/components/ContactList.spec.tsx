import { aParty } from '@festlig/testing/party';
import { knownContact } from '@festlig/testing/contacts';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStream, withStreams } from '../../../components/testing/fake-stream';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { ContactList } from './ContactList';

const partyId = 'a'.repeat(24);
const base = `/api/party/${partyId}`;
const NAMES = ['Anne', 'Bo', 'Carl', 'Dan'];
const SIDS = ['AnneAnne', 'BoBoBoBo', 'CarmCarm', 'DanDanDa'];
const guests = NAMES.map((name, nth) => knownContact({ id: `${nth}`.repeat(24), sid: SIDS[nth]!, name }));
const rsvp = { id: 'd'.repeat(24), isComming: true, numberOfPeople: 2 };
const states = { new: 3, invited: 117, opened: 0, silent: 110, yes: 5, no: 2, unreachable: 1 };
const change = { id: 'c'.repeat(24), guests: 4, read: 4, changed: 2, left: 0, ended: true };

withStreams();

const show = async (answers: Record<string, Answer> = {}) => {
  const received = fakeServer({
    [`GET ${base}/contacts`]: () => ({ items: guests, page: 1, pageSize: 50, total: 120, atLeast: false }),
    [`GET ${base}/guest-counts`]: () => ({
      total: 120,
      states,
      tags: [{ name: 'Familie', count: 9 }],
      moreTags: false,
    }),
    [`POST ${base}/contact-changes`]: () => change,
    ...answers,
  });
  const [onDeleted, onEdit] = [jest.fn(), jest.fn()];
  const list = (
    <ContactList
      partyId={partyId}
      empty={null}
      onEmpty={() => undefined}
      onEdit={onEdit}
      onDelete={() => undefined}
      onDeleted={onDeleted}
    />
  );
  const { search } = await renderRoute(list, '/Feststar/contacts', '/:idOrSlug/contacts');
  await screen.findByText('Anne');
  const changes = () => received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { received, onDeleted, onEdit, changes, search };
};
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const ticked = () => NAMES.filter((name) => tick(name).checked);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bar = () => within(screen.getByRole('region', { name: 'Selected guests' }));
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the filters (rule: contact-filters)', () => {
  it('restrict the list to a state and a tag, and give way when they are pressed again', async () => {
    const { received } = await show();
    const asked = () => received.filter(({ path }) => path.startsWith(`${base}/contacts?`)).at(-1)?.path;
    await userEvent.click(await screen.findByRole('button', { name: 'Not coming 2' }));
    await waitFor(() => expect(asked()).toContain('state=no'));
    // A filter is no search, and is not called one.
    await screen.findByText('120 guests');
    expect(button('Not coming 2').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button('Familie 9'));
    await waitFor(() => expect(asked()).toMatch(/state=no.*tag=Familie/));
    await userEvent.click(button('Not coming 2'));
    await waitFor(() => expect(asked()).not.toContain('state='));
    expect(asked()).toContain('tag=Familie');
  });
});

describe('the numbers of the filters (rule: contact-filters)', () => {
  it('are not shown during a search, and again after it', async () => {
    await show();
    await screen.findByRole('button', { name: 'Not coming 2' });
    await userEvent.type(screen.getByLabelText(/^Search/), 'b');
    for (const name of ['All', 'Not coming', 'Familie']) await screen.findByRole('button', { name });
    await userEvent.clear(screen.getByLabelText(/^Search/));
    for (const name of ['All 120', 'Not coming 2', 'Familie 9']) await screen.findByRole('button', { name });
  });

  const silentOf = (silent: () => number) => ({
    [`GET ${base}/guest-counts`]: () => ({
      total: 120,
      states: { ...states, silent: silent() },
      tags: [],
      moreTags: false,
    }),
  });

  it('are fetched again with the guests, who reply meanwhile', async () => {
    let silent = 110;
    await show(silentOf(() => silent));
    await screen.findByRole('button', { name: 'No reply 110' });
    silent = 109;
    await userEvent.click(button('Not coming 2'));
    await screen.findByRole('button', { name: 'No reply 109' });
  });

  it('are fetched again with the guests when the host returns to the window', async () => {
    let silent = 110;
    await show(silentOf(() => silent));
    await screen.findByRole('button', { name: 'No reply 110' });
    silent = 109;
    fireEvent.focus(window);
    await screen.findByRole('button', { name: 'No reply 109' });
  });

  it('are fetched once when the list is opened', async () => {
    const { received } = await show();
    await screen.findByRole('button', { name: 'Not coming 2' });
    expect(received.filter(({ path }) => path === `${base}/guest-counts`)).toHaveLength(1);
  });
});

describe('the state of a guest (rule: contact-standing-shown)', () => {
  const shown = async (rsvpEnabled: boolean) => {
    const items = guests.map((guest, nth) => ({
      ...guest,
      hasReceivedInvite: nth < 3,
      firstVisit: nth < 2 ? '2026-05-01T10:00:00Z' : null,
      rsvp: nth === 0 ? rsvp : null,
    }));
    await show({
      [`GET ${base}/contacts`]: () => ({ items, page: 1, pageSize: 50, total: 4, atLeast: false }),
      'GET /api/party/Feststar': () => aParty({ id: partyId, rsvpEnabled }),
    });
  };

  it('is one, the most telling, and says of who is silent that there is no reply', async () => {
    await shown(true);
    for (const words of ['Coming, 2', 'Not invited']) await screen.findByText(words);
    expect(await screen.findAllByText('No reply')).toHaveLength(2);
    expect(screen.queryByText('Invited')).toBeNull();
  });

  it('is edited on a phone by a tap on the name, and only selected by one on the tick (rule: contact-rows-on-phone)', () =>
    onAPhone(async () => {
      const { onEdit } = await show();
      fireEvent.click(tick('Bo'));
      expect(onEdit).not.toHaveBeenCalled();
      fireEvent.click(screen.getByText('Bo'));
      expect(onEdit.mock.calls).toEqual([[expect.objectContaining({ name: 'Bo' })]]);
    }));

  it('says on a phone also who of these has seen the invitation', () =>
    onAPhone(async () => {
      await shown(true);
      for (const words of ['Coming, 2', 'No reply · seen', 'No reply', 'Not invited']) await screen.findByText(words);
    }));

  it('says nothing of replies where the party asks for none', async () => {
    await shown(false);
    for (const words of ['Has seen the invitation', 'Invited', 'Not invited']) await screen.findByText(words);
  });
});

describe('the selection (rule: contact-selection)', () => {
  it('is the page, everybody found over all pages, or these without some', async () => {
    const { changes } = await show();
    expect(screen.queryByRole('region', { name: 'Selected guests' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    expect(bar().getByRole('status').textContent).toBe('4 selected');
    await userEvent.click(button('Select all 120'));
    expect(bar().getByRole('status').textContent).toBe('120 selected');
    await userEvent.click(tick('Bo'));
    await userEvent.click(tick('Dan'));
    expect(bar().getByRole('status').textContent).toBe('118 selected');
    expect(bar().getByRole('link', { name: 'Write to them' }).getAttribute('href')).toContain(
      'chosen=all%2CBoBoBoBo%2CDanDanDa',
    );
    expect(bar().getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('except=BoBoBoBo%2CDanDanDa');
    await userEvent.click(button('Delete'));
    await userEvent.click((await dialog(/Delete 118 guests/)).getByRole('button', { name: 'Delete guests' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({
      picked: [],
      search: '',
      except: ['BoBoBoBo', 'DanDanDa'],
      action: { do: 'delete' },
    });
  });

  it('has the focus after everybody is selected, so that Escape ends it', async () => {
    await show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await userEvent.click(button('Select all 120'));
    expect(document.activeElement).toBe(bar().getByRole('status'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected guests' })).toBeNull();
  });

  it('keeps guests who are ticked one right after the other, and while another filter is on its way', async () => {
    const { search } = await show();
    await screen.findByRole('button', { name: 'Not coming 2' });
    act(() => {
      tick('Anne').click();
      tick('Bo').click();
      button('Not coming 2').click();
      tick('Carl').click();
    });
    expect(new URLSearchParams(search()).get('chosen')).toBe('AnneAnne,BoBoBoBo,CarmCarm');
    expect(new URLSearchParams(search()).get('state')).toBe('no');
    expect(ticked()).toEqual(['Anne', 'Bo', 'Carl']);
  });

  it('says how many of the chosen guests are not on the page that is shown, also before they are deleted', async () => {
    await show({
      [`GET ${base}/contacts`]: ({ path }) => {
        const items = path.includes('state=no') ? guests.slice(1) : guests;
        return { items, page: 1, pageSize: 50, total: items.length, atLeast: false };
      },
    });
    await userEvent.click(tick('Anne'));
    await userEvent.click(tick('Bo'));
    expect(bar().getByRole('status').textContent).toBe('2 selected');
    await userEvent.click(button('Not coming 2'));
    await waitFor(() => expect(bar().getByRole('status').textContent).toBe('2 selected · 1 is not on this page'));
    await userEvent.click(button('Delete'));
    expect((await dialog(/Delete 2 guests/)).getByText('1 is not on this page.')).toBeTruthy();
  });

  it('takes everything in between with Shift, and moves with the arrows and Space', async () => {
    await show();
    const user = userEvent.setup();
    await user.click(tick('Anne'));
    await user.keyboard('{Shift>}');
    await user.click(tick('Carl'));
    await user.keyboard('{/Shift}');
    expect(ticked()).toEqual(['Anne', 'Bo', 'Carl']);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(tick('Bo'));
    await user.keyboard(' ');
    expect(ticked()).toEqual(['Anne', 'Carl']);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(ticked()).toEqual(['Anne', 'Bo', 'Carl']);
    await user.keyboard('{Control>}a{/Control}');
    expect(ticked()).toEqual(NAMES);
    await user.keyboard('{Escape}');
    expect(ticked()).toEqual([]);
  });
});

describe('a change of the selected guests (rule: contacts-changed-together)', () => {
  it('gives tags and takes them, and shows the progress of many', async () => {
    const { changes } = await show({
      [`POST ${base}/contact-changes`]: () => ({ ...change, guests: 6000, read: 0, changed: 0, ended: false }),
    });
    await userEvent.click(tick('Anne'));
    await userEvent.click(button('Tags'));
    const tags = await dialog(/Tags of 1 guest/);
    await userEvent.click(tags.getByRole('button', { name: 'Save' }));
    expect(changes()).toEqual([]);
    await userEvent.type(tags.getByRole('combobox', { name: 'New tag' }), 'Bord 1,Bord 2');
    const chip = (group: string) => within(tags.getByRole('group', { name: group })).getByRole('button');
    // A tag that is taken is not given as well.
    await userEvent.click(chip('Add'));
    await userEvent.click(chip('Remove'));
    expect(chip('Add').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(tags.getByRole('button', { name: 'Save' }));
    expect(await tags.findByText(/0 of 6,000 guests checked/)).toBeTruthy();
    expect(changes()[0]).toMatchObject({
      picked: ['AnneAnne'],
      action: { do: 'tag', add: ['Bord 1', 'Bord 2'], remove: ['Familie'] },
    });
    FakeStream.last().tell({ ...change, guests: 6000, read: 6000, changed: 5999, left: 1 });
    expect(await screen.findByText('5,999 guests updated. 1 already has 20 tags.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the file and the deletion in a menu on a phone, which Escape closes without ending the selection', () =>
    onAPhone(async () => {
      await show();
      await userEvent.click(tick('Anne'));
      expect([
        bar().queryByRole('link', { name: 'Download' }),
        bar().queryByRole('button', { name: 'Delete' }),
      ]).toEqual([null, null]);
      await userEvent.click(button('More for the selected guests'));
      const file = screen.getByRole('menuitem', { name: 'Download' }).getAttribute('href');
      expect(file).toContain('picked=AnneAnne');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(ticked()).toEqual(['Anne']);
      await userEvent.click(button('More for the selected guests'));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
      expect(await dialog(/Delete 1 guest/)).toBeTruthy();
    }));

  it('deletes after a question, says how many stay because they are invited, and can be cancelled', async () => {
    const { changes, onDeleted } = await show({ [`POST ${base}/contact-changes`]: () => ({ ...change, left: 1 }) });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await userEvent.click(button('Delete'));
    await userEvent.click((await dialog(/Delete 4 guests/)).getByRole('button', { name: 'Cancel' }));
    expect(changes()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button('Delete'));
    await userEvent.click((await dialog(/Delete 4 guests/)).getByRole('button', { name: 'Delete guests' }));
    const text = '2 guests deleted. 1 has been invited and stays on the list.';
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith({ changeId: change.id, text }));
    await waitFor(() => expect(ticked()).toEqual([]));
  });

  it('says why the service refuses, and keeps the selection', async () => {
    const refusal = failure(422, { tag: { code: 'too_long' } });
    const { onDeleted } = await show({ [`POST ${base}/contact-changes`]: () => refusal });
    await userEvent.click(tick('Bo'));
    await userEvent.click(button('Delete'));
    const sheet = await dialog(/Delete 1 guest/);
    await userEvent.click(sheet.getByRole('button', { name: 'Delete guests' }));
    expect(await sheet.findByText('That is too long.')).toBeTruthy();
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
