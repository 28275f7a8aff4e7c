import { aParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import GuestReply from '../../components/GuestReply';

const party = aParty({ id: '1'.repeat(24), language: 'en', date: '2999-06-12T16:00:00Z' });
const base = `/api/party/${party.id}`;
const coming = { isComming: true, numberOfPeople: 3, companions: ['Bo', 'Ida'] };

afterEach(() => sessionStorage.clear());

/** The form of a stranger, or that of a guest who has answered. */
async function open(
  own: Parameters<typeof anOwnReply>[0] | null,
  sent: Answer = () => ({ rsvp: null, changed: true }),
) {
  const received = fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: own && anOwnReply(own) }),
    [`POST ${base}/rsvps`]: sent,
  });
  const view = await renderRoute(<GuestReply party={party} />, own ? '/emma?rid=secretkey&answer=yes' : '/emma');
  if (!own) await userEvent.click(await screen.findByLabelText(/Yes/));
  return {
    view,
    save: async () => {
      await userEvent.click(screen.getByRole('button', { name: /^(Save|Send) my/ }));
      await screen.findByText(/has been (sent|updated)/);
      return received.find(({ method, path }) => method === 'POST' && path === `${base}/rsvps`)?.body;
    },
  };
}
const group = () => screen.findByRole('group', { name: /Names of those coming with you/ });
const lines = () => screen.queryAllByLabelText<HTMLInputElement>(/^Guest \d+$/).map(({ value }) => value);
const guest = (number: number) => screen.getByLabelText(`Guest ${number}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the names of those who come with a guest (rule: reply-companions)', () => {
  it('are asked for once the number says that there are some, and can be left out', async () => {
    const { save } = await open(null);
    expect(screen.queryByRole('group', { name: /Names/ })).toBeNull();
    await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
    await press('One more');
    await group();
    expect(lines()).toEqual(['']);
    expect(await save()).toMatchObject({ numberOfPeople: 2, companions: [] });
  });

  it('are sent, and kept while the number goes down and up again', async () => {
    const { save } = await open(null);
    await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
    await press('One more');
    await press('One more');
    await group();
    await userEvent.type(guest(2), 'Bo');
    await userEvent.type(guest(3), 'Ida Holm');
    await press('One fewer');
    expect(lines()).toEqual(['Bo']);
    await press('One more');
    expect(lines()).toEqual(['Bo', 'Ida Holm']);
    expect(await save()).toMatchObject({ numberOfPeople: 3, companions: ['Bo', 'Ida Holm'] });
  });

  it('are sent without those who were counted off', async () => {
    const { save } = await open(coming);
    await group();
    await press('One fewer');
    expect(await save()).toMatchObject({ numberOfPeople: 2, companions: ['Bo'] });
  });

  it('are there when the guest changes the answer, and after a reload', async () => {
    const { view } = await open(coming);
    await group();
    expect(lines()).toEqual(['Bo', 'Ida']);
    await userEvent.clear(guest(2));
    await userEvent.type(guest(3), ' Ærø');
    view.unmount();
    const { save } = await open(coming);
    await group();
    expect(lines()).toEqual(['', 'Ida Ærø']);
    expect(await save()).toMatchObject({ companions: ['Ida Ærø'] });
  });

  it('have nine lines at most, and the note takes the rest', async () => {
    await open({ ...coming, numberOfPeople: 10 });
    await group();
    expect(lines()).toHaveLength(9);
    expect(screen.queryByText('Add the rest to your note.')).toBeNull();
    await press('One more');
    expect(lines()).toHaveLength(9);
    expect(screen.getByText('Add the rest to your note.')).toBeTruthy();
  });

  it('have the server’s refusal below them', async () => {
    const refusal = { companions: { code: 'too_long' } };
    await open(coming, () => failure(422, refusal));
    await group();
    await press('Save my new reply');
    await screen.findByText('That is too long.');
    expect(guest(2).getAttribute('aria-invalid')).toBe('true');
  });

  it('stand with the guest’s own name in the answer, which has only that name where there are none', async () => {
    fakeServer({ [`GET ${base}/rsvp/own`]: () => ({ rsvp: anOwnReply(coming) }) });
    const { unmount } = await renderRoute(<GuestReply party={party} />, '/emma?rid=secretkey');
    expect(await screen.findByText('Your reply · Anne Holm, Bo, Ida')).toBeTruthy();
    unmount();
    fakeServer({ [`GET ${base}/rsvp/own`]: () => ({ rsvp: anOwnReply() }) });
    await renderRoute(<GuestReply party={party} />, '/emma?rid=secretkey');
    expect(await screen.findByText('Your reply · Anne Holm')).toBeTruthy();
  });
});
