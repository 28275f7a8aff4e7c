import type { HostRsvp } from '@festlig/contracts/rsvp';
import { aPublishedParty } from '@festlig/testing/party';
import { aReply } from '@festlig/testing/rsvp/a-reply';
import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { type Answer, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { ReplyList } from './ReplyList';

const party = aPublishedParty();
const stats = {
  attending: 5,
  notAttending: 1,
  noResponse: 4,
  uninvited: 0,
  unreachable: 0,
  byText: 0,
  persons: 3,
  waiting: 1,
  unlisted: { attending: 0, notAttending: 0 },
  byDay: [],
  rsvpChoiceFields: {},
};
const anne = aReply();
const carl = { ...anne, id: 'b'.repeat(24), name: 'Carl Lund' };
const paged = (items: HostRsvp[]) => ({ items, page: 1, pageSize: 200, total: items.length });
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
const show = async (address: string, answer: Answer, changes: Partial<typeof stats> = {}) => {
  const received = fakeServer({ [`GET /api/party/${party.id}/rsvps`]: answer });
  return { ...(await renderRoute(<ReplyList party={party} stats={{ ...stats, ...changes }} />, address)), received };
};

describe('the list of replies', () => {
  it('is searched by text, also from the address, and sorts what was found', async () => {
    const { received, search } = await show('?page=2&sort=name', ({ path }) =>
      path.includes('search=holm') ? paged([anne]) : { ...paged([anne, carl]), total: 300 },
    );
    type(await screen.findByLabelText('Search by name or note'), 'holm');
    expect(await screen.findByText('1 reply matches your search')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Carl Lund' })).toBeNull();
    expect(search()).toBe('?sort=name&q=holm');
    const asked = new URL(received.at(-1)?.path ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(asked)).toEqual({ search: 'holm', sort: 'name', page: '1', pageSize: '200' });
    const link = screen.getByRole('link', { name: 'Anne Holm' });
    expect(link.getAttribute('href')).toContain(`?sort=name&q=holm&id=${anne.id}`);
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'createdAt' } });
    await waitFor(() => expect(search()).toBe('?sort=createdAt&q=holm'));
  });

  it('has neither search, sort order nor filter below six replies, unless the address uses them (rule: reply-list-short)', async () => {
    const tools = () => ['search', 'group'].map((role) => screen.queryByRole(role) !== null);
    for (const [attending, address, shown] of [
      [4, '', false],
      [5, '', true],
      [4, '?q=holm', true],
      [4, '?which=waiting', true],
    ] as const) {
      await show(address, () => paged([anne]), { attending });
      await screen.findByRole('link', { name: 'Anne Holm' });
      expect([address, ...tools()]).toEqual([address, shown, shown]);
      cleanup();
    }
  });

  it('is filtered by answer and by who waits for the host, in the address (rule: reply-list-which)', async () => {
    const { received, search } = await show('?page=2', ({ path }) =>
      path.includes('which=waiting') ? paged([]) : { ...paged([anne, carl]), total: 300 },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Said no 1' }));
    await waitFor(() => expect(search()).toBe('?which=rejected'));
    await waitFor(() => expect(received.at(-1)?.path).toContain('which=rejected'));
    fireEvent.click(screen.getByRole('button', { name: 'Needs your answer 1' }));
    expect(await screen.findByText('No replies match')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'All replies 6' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('is filtered on a phone by one choice that shows what is chosen (rule: reply-list-which)', () =>
    onAPhone(async () => {
      const { search } = await show('?which=rejected', () => paged([carl]));
      const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Show' });
      expect(choice.selectedOptions[0]?.textContent).toBe('Said no 1');
      expect(screen.queryByRole('button', { name: /^All replies/ })).toBeNull();
      fireEvent.change(choice, { target: { value: 'waiting' } });
      await waitFor(() => expect(search()).toBe('?which=waiting'));
      fireEvent.change(choice, { target: { value: 'all' } });
      await waitFor(() => expect(search()).toBe(''));
    }));

  it('opens its only reply when the address asks for it, and only then (rule: reply-tasks)', async () => {
    const { search } = await show('?which=waiting&open=only', () => paged([anne]));
    await waitFor(() => expect(search()).toBe(`?which=waiting&id=${anne.id}`));
    cleanup();
    const usual = await show('?which=waiting', () => paged([anne]));
    await screen.findByRole('link', { name: 'Anne Holm' });
    expect(usual.search()).toBe('?which=waiting');
  });

  it.each([[[]], [[anne, carl]]])(
    'opens none of several replies, nor one of none (rule: reply-tasks)',
    async (items) => {
      const { search } = await show('?which=waiting&open=only', () => paged(items));
      await waitFor(() => expect(search()).toBe('?which=waiting'));
    },
  );

  it('says when the search finds more than it shows', async () => {
    await show('?q=m', () => ({ ...paged([anne]), total: 5000, atLeast: true }));
    expect(await screen.findByText(/^More than 5,000 replies match your search/)).toBeTruthy();
  });

  it('says when nothing matches, and shows all replies when the search is cleared', async () => {
    const { search } = await show('?q=zoe', ({ path }) => paged(path.includes('search=zoe') ? [] : [anne]));
    expect(await screen.findByText('No replies match')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('link', { name: 'Anne Holm' })).toBeTruthy();
    expect(screen.queryByText('No replies match')).toBeNull();
    expect(search()).toBe('');
  });

  it('goes to the last page when the requested page no longer exists', async () => {
    const { search } = await show('?page=3', ({ path }) => ({
      ...paged(path.includes('page=2') ? [anne] : []),
      total: 201,
    }));
    await waitFor(() => expect(search()).toBe('?page=2'));
    expect(await screen.findByRole('link', { name: 'Anne Holm' })).toBeTruthy();
  });
});
