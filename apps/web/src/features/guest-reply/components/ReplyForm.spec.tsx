import { aParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import GuestReply from './GuestReply';

const party = aParty({ id: '1'.repeat(24), language: 'en', date: '2999-06-12T16:00:00Z' });
const base = `/api/party/${party.id}`;
const yes = { isComming: true, comment: 'Hello', numberOfPeople: 3 };
const no = { isComming: false, comment: 'So sorry', numberOfPeople: 0 };

afterEach(() => sessionStorage.clear());

/** The form as it is opened by one of the answers in the mail. */
async function open(answer: 'yes' | 'no', own: Parameters<typeof anOwnReply>[0]) {
  const received = fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: anOwnReply(own) }),
    [`POST ${base}/rsvps`]: () => ({ rsvp: anOwnReply({ ...yes, changedAt: '2036-01-02T10:00:00Z' }), changed: true }),
  });
  await renderRoute(<GuestReply party={party} />, `/emma?rid=secretkey&answer=${answer}`);
  await screen.findByRole('button', { name: 'Save my new reply' });
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save my new reply' }));
    await screen.findByText(/has been updated/);
    return received.find(({ method, path }) => method === 'POST' && path === `${base}/rsvps`)?.body;
  };
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/A note/).value;
const choose = (answer: RegExp) => userEvent.click(screen.getByLabelText(answer));

describe('the form that an answer in the mail opens (rule: reply-comment-of-answer)', () => {
  it('brings back the number and the greeting of the yes before a no', async () => {
    const save = await open('yes', { ...no, earlier: yes });
    expect(note()).toBe('Hello');
    await choose(/No/);
    expect(note()).toBe('So sorry');
    await choose(/Yes/);
    expect(await save()).toMatchObject(yes);
  });

  it('begins without the greeting of a yes where it chooses no, and brings it back with the yes', async () => {
    await open('no', { ...yes, earlier: null });
    expect(note()).toBe('');
    await choose(/Yes/);
    expect(note()).toBe('Hello');
  });

  it('leaves the same answer as it is', async () => {
    const save = await open('yes', { ...yes, earlier: no });
    expect(await save()).toMatchObject(yes);
  });
});

describe('the line above the form (rule: greeted-by-name)', () => {
  const known = { sid: 'abcdefgh', name: 'Anne Holm', maxPeople: 2, hasEmail: true };
  const STRANGER = /We don’t recognise this link/;
  const show = async (query: string, own: object | null = null) => {
    fakeServer({
      [`GET ${base}/guest/abcdefgh`]: () => known,
      [`GET ${base}/rsvp/own`]: () => ({ rsvp: own }),
    });
    await renderRoute(<GuestReply party={party} />, `/emma${query}`);
    await screen.findByRole('heading', { name: 'Will you be there?' });
  };

  it('tells a guest that the personal link is of nobody, and asks for a name', async () => {
    await show('?cid=zzzzzzzz');
    expect(screen.getByText(STRANGER)).toBeTruthy();
    await choose(/Yes/);
    expect(screen.getByLabelText('Your name')).toBeTruthy();
  });

  it.each(['', '?cid=abcdefgh', '?cid=test'])('says nothing of that to all others: %s', async (query) => {
    await show(query);
    expect(screen.queryByText(STRANGER)).toBeNull();
  });

  it.each([
    ['what a mail’s answer is for', '&answer=yes', true],
    ['nothing of it above the form of the page itself', '', false],
  ])('says %s', async (_, answer, isSaid) => {
    await show(`?cid=abcdefgh${answer}`);
    expect(screen.queryByText(new RegExp(`^${party.title} · \\w+`)) !== null).toBe(isSaid);
  });

  it('says nothing of that to a guest who has answered by such a link', async () => {
    await show('?cid=zzzzzzzz&answer=yes', anOwnReply(yes));
    expect(screen.queryByText(STRANGER)).toBeNull();
  });
});
