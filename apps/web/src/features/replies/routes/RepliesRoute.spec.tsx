import { describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { aReply } from '@festlig/testing/rsvp/a-reply';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { type Answer, comeBack, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { screenAnswer } from '../../../components/testing/screen-answer';
import RepliesRoute from './RepliesRoute';

const id = (n: number) => n.toString(16).padStart(24, '0');
const base = `/api/party/${id(1)}`;
const party = aParty({
  id: id(1),
  sid: 'abcdefgh',
  language: 'en',
  title: 'Emma',
  date: '2036-06-20T16:00:00Z',
  isOwner: true,
  rsvpFields: [
    { id: 'food', name: 'Allergies', type: 'text', required: true, hidden: false, onlyComing: false },
    { id: 'bus', name: 'By bus', type: 'choice', required: false, hidden: false, onlyComing: false },
  ],
});
const anne = aReply({ id: id(3), fields: { food: 'Nuts', bus: true } });
const bo = { id: id(4), sid: 'bcdefghi', name: 'Bo Ek', email: 'bo@x.example', phone: null, receiveEmail: true };
const contact = { ...bo, receiveSms: false, maxPeople: 1, hasEmail: true, hasReceivedInvite: true };
const silent = { ...contact, firstVisit: null, rsvp: null };
const answered = { ...silent, id: id(5), name: 'Bodil', rsvp: { id: id(6), isComming: true, numberOfPeople: 1 } };
const stats = {
  attending: 1,
  notAttending: 0,
  noResponse: 1,
  persons: 2,
  byDay: [],
  rsvpChoiceFields: { bus: { count: 1, persons: 2 } },
};
const paged = (items: object[]) => ({ items, page: 1, pageSize: 200, total: items.length });

const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
const show = async (search: string, changes: Record<string, Answer> = {}) => {
  const answers: Record<string, Answer> = {
    [`GET /api/party/emma`]: () => party,
    [`GET ${base}/rsvp/stats`]: () => stats,
    [`GET ${base}/rsvps`]: () => paged([anne]),
    [`GET ${base}/missing-rsvps`]: () => paged([silent]),
    [`GET ${base}/contacts`]: () => paged([answered, silent]),
    ...changes,
  };
  const received = fakeServer({
    'POST /graphql': screenAnswer('dashboard', {
      stats: answers[`GET ${base}/rsvp/stats`]!,
      latestReplies: answers[`GET ${base}/rsvps`]!,
      sends: () => paged([]),
    }),
    ...answers,
  });
  const view = await renderRoute(<RepliesRoute />, `/emma/rsvps${search}`, '/:idOrSlug/rsvps');
  return {
    ...view,
    sent: (method: string) => received.filter((each) => each.method === method && each.path !== '/graphql'),
    received,
  };
};

describe('the page of replies', () => {
  it('lists the replies with their answers, and counts the choices', async () => {
    await show('');
    const row = (await screen.findByRole('link', { name: 'Anne Holm' })).closest('tr')!;
    expect(row.textContent).toMatch(/Coming.*2.*Hooray.*Allergies: Nuts.*✓ By bus/);
    const choices = screen.getByRole('table', { name: 'Answers to your tick-box questions' });
    expect(within(choices).getByRole('rowheader', { name: 'By bus' }).closest('tr')!.textContent).toBe('By bus12');
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    const files = (await screen.findAllByRole('menuitem')).map((each) => [each.textContent, each.getAttribute('href')]);
    expect(files).toEqual([
      ['All replies', '/export/abcdefgh/rsvp-all.csv'],
      ['Those coming', '/export/abcdefgh/rsvp-attending.csv'],
      ['Those not coming', '/export/abcdefgh/rsvp-rejected.csv'],
    ]);
  });

  it('fetches list and numbers in one request, and another sort order by its own call', async () => {
    const { received } = await show('', { [`GET ${base}/rsvp/stats`]: () => ({ ...stats, attending: 6 }) });
    await screen.findByRole('link', { name: 'Anne Holm' });
    const asked = received.filter(({ path }) => /graphql|rsvp/.test(path));
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /graphql']);
    expect(asked[0]?.body).toMatchObject({ variables: { party: party.id, first: 200 } });
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name' } });
    await waitFor(() => expect(received.some(({ path }) => path.includes('sort=name'))).toBe(true));
  });

  it('fetches 25 replies for a page on a phone (rule: reply-list-which)', async () => {
    await onAPhone(async () => {
      const { received } = await show('');
      await screen.findByRole('link', { name: 'Anne Holm' });
      expect(received.find(({ path }) => path === '/graphql')?.body).toMatchObject({ variables: { first: 25 } });
    });
  });

  it('shows the addresses from the guest list, which tell guests of the same name apart', async () => {
    const son = { ...anne, id: id(5), contact: id(8), email: 'own@x.example', contactEmail: 'son@x.example' };
    const father = { ...anne, contact: id(9), contactEmail: 'father@x.example', email: 'father@x.example' };
    await show('', { [`GET ${base}/rsvps`]: () => paged([father, son]) });
    const rows = (await screen.findAllByRole('link', { name: 'Anne Holm' })).map((link) => link.closest('th')!);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Anne Holmfather@x.example',
      'Anne Holmson@x.exampleown@x.example',
    ]);
  });

  it('shows replies when the number of missing guests is not known', async () => {
    await show('', { [`GET ${base}/rsvp/stats`]: () => ({ ...stats, noResponse: null }) });
    await screen.findByRole('link', { name: 'Anne Holm' });
    expect(screen.getByRole('tab', { name: 'No reply yet' })).toBeTruthy();
    expect(screen.getAllByText('not known right now').length).toBeGreaterThan(0);
  });

  it('fetches the replies again when the host clicks “Try again”', async () => {
    let answer: unknown = failure(503, { root: { code: 'unavailable' } });
    await show('', { 'POST /graphql': () => answer });
    await screen.findByRole('alert');
    answer = { data: { dashboard: { stats, latestReplies: paged([anne]), sends: paged([]) } } };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Anne Holm' })).toBeTruthy();
  });

  it('shows an error when the answer has a wrong shape', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show('', { 'POST /graphql': () => ({ data: { dashboard: { stats: { attending: 'many' } } } }) });
    expect((await screen.findByRole('alert')).textContent).toContain('unexpected answer');
    error.mockRestore();
  });

  it('says when the requested reply no longer exists', async () => {
    await show(`?id=${anne.id}`, { [`GET ${base}/rsvps`]: () => paged([]) });
    expect(await screen.findByText('The reply no longer exists')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Show all replies' }));
    expect(await screen.findByRole('tab', { name: 'Replies (1)' })).toBeTruthy();
  });

  it('stands under the general heading as a list, and one reply under its own name alone (rule: reply-list-one)', async () => {
    await show('');
    fireEvent.click(await screen.findByRole('link', { name: 'Anne Holm' }));
    await screen.findByRole('heading', { name: 'Anne Holm' });
    const general = () => screen.getByRole('heading', { level: 1, name: 'Replies' }).closest('[style*="absolute"]');
    expect(general()).toBeTruthy();
    expect(screen.queryByText(/^Who is coming/)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Show all replies' }));
    expect(await screen.findByText(/^Who is coming/)).toBeTruthy();
    expect(general()).toBeNull();
  });

  it('changes a reply, without requiring the guest’s required questions', async () => {
    const { sent } = await show(`?id=${anne.id}`, { [`PATCH ${base}/rsvps/${anne.id}`]: () => anne });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit reply' }));
    type(await screen.findByLabelText('Allergies'), '');
    type(screen.getByLabelText('Number of people'), '');
    fireEvent.click(screen.getByRole('button', { name: 'Save reply' }));
    expect(screen.getByText('Enter a number from 1 to 999.')).toBeTruthy();
    type(screen.getByLabelText('Number of people'), '4');
    fireEvent.click(screen.getByRole('button', { name: 'Save reply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('PATCH')[0]?.body).toMatchObject({ name: 'Anne Holm', numberOfPeople: 4, fields: { bus: true } });
  });

  it('deletes a reply once the host has confirmed', async () => {
    let is = true;
    const gone: Answer = () => ((is = false), { done: true });
    const { sent, search } = await show(`?id=${anne.id}`, {
      [`DELETE ${base}/rsvps/${anne.id}`]: gone,
      [`GET ${base}/rsvps`]: () => paged(is ? [anne] : []),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete reply' }));
    expect(sent('DELETE')).toHaveLength(0);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete reply' }));
    await waitFor(() => expect(search()).toBe(''));
    expect(sent('DELETE')).toHaveLength(1);
  });

  it('moves the focus to the heading after a reply was deleted, and keeps the sort order', async () => {
    let is = true;
    const { search } = await show('?sort=name', {
      [`DELETE ${base}/rsvps/${anne.id}`]: () => ((is = false), { done: true }),
      [`GET ${base}/rsvps`]: () => paged(is ? [anne] : [{ ...anne, id: id(5), name: 'Carl Lund' }]),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Anne Holm' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete reply' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete reply' }));
    await screen.findByRole('link', { name: 'Carl Lund' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(search()).toBe('?sort=name');
  });

  it('moves the focus back to a reply’s link after it was viewed, and keeps the sort order', async () => {
    const { search } = await show('?sort=name&page=1');
    fireEvent.click(await screen.findByRole('link', { name: 'Anne Holm' }));
    const back = await screen.findByRole('link', { name: 'Show all replies' });
    expect(document.activeElement).toBe(back);
    fireEvent.click(back);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Anne Holm'));
    expect(search()).toBe('?sort=name&page=1');
  });

  it('announces replies that arrive while the list is open, in one sentence', async () => {
    let known = { list: [anne], numbers: stats };
    const { container } = await show('', {
      [`GET ${base}/rsvp/stats`]: () => known.numbers,
      [`GET ${base}/rsvps`]: () => paged(known.list),
    });
    await screen.findByRole('link', { name: 'Anne Holm' });
    const said = () => [...container.querySelectorAll('[role="status"]')].map((each) => each.textContent).join('');
    expect(said()).toBe('');
    known = {
      list: [anne, { ...anne, id: id(5), name: 'Carl' }, { ...anne, id: id(6), name: 'Dorte' }],
      numbers: { ...stats, attending: 3 },
    };
    comeBack();
    await screen.findByRole('link', { name: 'Dorte' });
    await waitFor(() => expect(said()).toBe('2 new replies, 3 in all'));
    known = { list: [anne], numbers: stats };
    comeBack();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Dorte' })).toBeNull());
    await waitFor(() => expect(said()).toBe(''));
  });

  it('keeps the reply being entered for a missing guest when that guest answers', async () => {
    let silentOnes = [silent];
    await show('', { [`GET ${base}/missing-rsvps`]: () => paged(silentOnes) });
    fireEvent.click(await screen.findByRole('tab', { name: 'No reply yet (1)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Enter reply for Bo Ek' }));
    type(await screen.findByLabelText('Note (optional)'), 'He phoned');
    silentOnes = [];
    comeBack();
    await screen.findByText('Everyone you invited has replied');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('He phoned');
  });

  it('enters the reply of a missing guest, who is then no longer missing', async () => {
    const { sent } = await show('', { [`POST ${base}/rsvps/entered`]: () => ({ ...anne, name: 'Bo Ek' }) });
    fireEvent.click(await screen.findByRole('tab', { name: 'No reply yet (1)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Enter reply for Bo Ek' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save reply' }));
    expect(screen.getByText('Choose whether the guest is coming.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Not coming'));
    const save = screen.getByRole('button', { name: 'Save reply' });
    fireEvent.click(save);
    fireEvent.click(save);
    await waitFor(() => expect(screen.queryByText('bo@x.example')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    expect(sent('POST')).toHaveLength(1);
    expect(sent('POST')[0]?.body).toMatchObject({ contact: contact.id, name: 'Bo Ek', isComming: false });
  });

  it('enters a reply for somebody who is not on the list, and keeps what was typed after a refusal', async () => {
    const refused = () => failure(422, { 'fields.food': { code: 'too_long' } });
    const { sent } = await show('', { [`POST ${base}/rsvps/entered`]: refused });
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a reply' }));
    type(await screen.findByLabelText('Name'), 'Carl');
    fireEvent.click(screen.getByLabelText('Coming'));
    type(screen.getByLabelText('Allergies'), 'Fish');
    fireEvent.click(screen.getByRole('button', { name: 'Save reply' }));
    await waitFor(() => expect(screen.getByLabelText('Allergies').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText<HTMLInputElement>('Name', { selector: 'input' }).value).toBe('Carl');
    expect(sent('POST')[0]?.body).toMatchObject({ contact: null, name: 'Carl', fields: { food: 'Fish' } });
  });

  it('enters a reply for a guest who is found by name, so that nobody is counted twice', async () => {
    const { sent } = await show('', { [`POST ${base}/rsvps/entered`]: () => ({ ...anne, name: 'Bo Ek' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a reply' }));
    type(await screen.findByLabelText('Name'), 'Bo');
    const bodil = await screen.findByRole('option', { name: /Bodil.*has replied/ });
    expect(bodil.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('option', { name: /Bo Ek/ }));
    expect(screen.getByText('On the guest list: bo@x.example')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Coming'));
    fireEvent.click(screen.getByRole('button', { name: 'Save reply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')[0]?.body).toMatchObject({ contact: contact.id, name: 'Bo Ek', isComming: true });
  });

  it('marks missing guests who have unsubscribed', async () => {
    const left = { ...silent, id: id(7), name: 'Lea', email: 'lea@x.example', unsubscribed: true };
    const stopped = { ...silent, id: id(8), name: 'Ea', email: null, phone: '+4520123456', texts: 'stopped' };
    await show('', { [`GET ${base}/missing-rsvps`]: () => paged([silent, left, stopped]) });
    fireEvent.click(await screen.findByRole('tab', { name: 'No reply yet (1)' }));
    expect(await screen.findByText('lea@x.example · has unsubscribed')).toBeTruthy();
    expect(screen.getByText('+45 20 12 34 56 · has unsubscribed')).toBeTruthy();
    expect(screen.getByText('bo@x.example')).toBeTruthy();
  });

  it('says what to do when there are no replies', async () => {
    const none = { ...stats, attending: 0, noResponse: 0, persons: 0, rsvpChoiceFields: {} };
    await show('', { [`GET ${base}/rsvp/stats`]: () => none });
    expect(await screen.findByText('No replies yet')).toBeTruthy();
  });

  it('says when the replies cannot be fetched', async () => {
    await show('', { [`GET ${base}/rsvp/stats`]: () => failure(503, { root: { code: 'unavailable' } }) });
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot answer right now');
  });
});
