import { aParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begunReply, PageSourceContext } from '../../../api/page-source';
import { routedPage } from '../../../api/routed-page';
import { comeBack, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { routeLink } from '../../../lib/route-link';
import GuestReply from './GuestReply';

const party = aParty({ id: '1'.repeat(24), language: 'en', date: '2999-06-12T16:00:00Z' });
const base = `/api/party/${party.id}`;
const reply = (isComming: boolean, more: object = {}) =>
  anOwnReply({ id: '7'.repeat(24), isComming, numberOfPeople: isComming ? 1 : 0, ...more });

it('greets by the answer that counts: no “see you there” is left of a yes that became a no', async () => {
  let own: ReturnType<typeof reply> | null = null;
  fakeServer({
    [`GET ${base}/guest/abcdefgh`]: () => ({ sid: 'abcdefgh', name: 'Anne Holm', maxPeople: 2, hasEmail: true }),
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: own }),
    [`POST ${base}/rsvps`]: ({ body }) => {
      const changed = own !== null;
      own = reply((body as { isComming: boolean }).isComming);
      return { rsvp: own, changed };
    },
  });
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const scrolledTo = () => scroll.mock.contexts.map((box) => (box as Element).id);
  await renderRoute(
    <div id="reply">
      <GuestReply party={party} />
    </div>,
    '/emma?cid=abcdefgh',
  );
  await userEvent.click(await screen.findByLabelText(/Yes/));
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
  await screen.findByText(/^See you there/);
  expect(scrolledTo()).not.toContain('reply');
  await userEvent.click(screen.getByRole('button', { name: 'Change my reply' }));
  // The answers are in sight, which the tall card of thanks would have left above the screen.
  await waitFor(() => expect(scrolledTo()).toContain('reply'));
  await userEvent.click(await screen.findByLabelText(/No/));
  await userEvent.click(screen.getByRole('button', { name: 'Save my new reply' }));
  await screen.findByText('Thank you for letting us know');
  expect(screen.queryByText(/See you there/)).toBeNull();
  // Also when it was changed in another tab.
  own = reply(true, { changedAt: '2036-01-02T10:00:00Z' });
  comeBack();
  await screen.findByText(/See you there/);
  expect(screen.queryByText('Thank you for letting us know')).toBeNull();
});

it.each([
  [{ hostName: 'Karen' }, 'Karen can see it now.'],
  [{ hostName: 'Signe Holm', invitedBy: 'Signe and Rasmus' }, 'Signe and Rasmus can see it now.'],
  [{ hostName: null }, 'Your host can see it now.'],
])('has the picture of the invitation, and says who can see the reply: %j (rule: reply-done)', async (hosts, seen) => {
  const heroImage = '/media/hero-images/party/confetti-light.jpg';
  fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }),
    [`POST ${base}/rsvps`]: () => ({ rsvp: reply(false), changed: false }),
  });
  await renderRoute(<GuestReply party={{ ...party, ...hosts, heroImage }} />, '/emma');
  await userEvent.click(await screen.findByLabelText(/No/));
  await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
  const card = await screen.findByRole('status');
  expect(card.textContent).toContain(`Your reply has been sent. ${seen}`);
  expect(card.querySelector('img')?.getAttribute('src')).toBe(heroImage);
});

it.each([
  ['of a drawing that hangs its upper edge', '/media/hero-images/party/confetti-dusk-dark.jpg', 'below'],
  ['of a drawing that grows its lower edge', '/media/hero-images/baptism/anemone-meadow-light.jpg', 'above'],
  ["nothing of a host's own photo, which stands whole above", '/media/images/1/2/c0ffee-light.jpg', null],
])('shows %s (rule: reply-done)', async (_, heroImage, place) => {
  fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }),
    [`POST ${base}/rsvps`]: () => ({ rsvp: reply(false), changed: false }),
  });
  await renderRoute(<GuestReply party={{ ...party, heroImage }} />, '/emma');
  await userEvent.click(await screen.findByLabelText(/No/));
  await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
  const band = (await screen.findByRole('status')).querySelector('.band');
  expect(band && [...band.classList].at(-1)).toBe(place);
  expect(band?.querySelector('img')?.getAttribute('src') ?? null).toBe(place && heroImage);
});

it('does not say that the host sees what was not kept', async () => {
  fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }),
    [`POST ${base}/rsvps`]: () => ({ rsvp: null, changed: false }),
  });
  await renderRoute(<GuestReply party={party} />, '/emma?cid=test');
  await userEvent.click(await screen.findByLabelText(/No/));
  await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
  expect((await screen.findByRole('status')).textContent).not.toContain('can see it');
});

it('shows what begins when, and the way to where the programme begins (rules: reply-done, programme-in-brief)', async () => {
  const location = { address: 'Vor Frue Kirke', latitude: null, longitude: null };
  const church = { id: 'vielse', date: party.date, title: 'Vielse', location };
  fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }),
    [`POST ${base}/rsvps`]: () => ({ rsvp: reply(true), changed: false }),
  });
  const dinner = { ...church, id: 'fest', date: '2999-06-12T19:00:00Z', title: 'Fest' };
  await renderRoute(<GuestReply party={{ ...party, programme: [church, dinner] }} />, '/emma');
  await userEvent.click(await screen.findByLabelText(/Yes/));
  await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
  const route = await screen.findByRole('link', { name: 'Get directions' });
  expect(route.getAttribute('href')).toBe(routeLink(location));
  // Who comes to the party only must not read the hour of the church alone.
  expect(screen.getByText('18:00 Vielse, 21:00 Fest')).toBeTruthy();
});

it('offers who comes the same calendars as the invitation, with their own link (rule: reply-done)', async () => {
  const own = reply(true);
  fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }),
    [`POST ${base}/rsvps`]: () => ({ rsvp: own, changed: false }),
  });
  await renderRoute(<GuestReply party={party} />, '/emma');
  await userEvent.click(await screen.findByLabelText(/Yes/));
  await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
  const route = await screen.findByRole('link', { name: 'Get directions' });
  expect(route.getAttribute('href')).toBe(routeLink(party.location));
  fireEvent.click(screen.getByText('Add to calendar'));
  expect(await screen.findByRole('link', { name: /^Google Calendar/ })).toBeTruthy();
  const file = screen.getByRole('link', { name: /^Calendar file/ });
  expect(file.getAttribute('href')).toBe(`/api/party/${party.id}/calendar.ics?rid=${own.rid}`);
});

it.each([
  [true, 'You will get a receipt by e-mail.'],
  [false, null],
])('says that a receipt is on its way only when it is: %s', async (receipt, said) => {
  fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }),
    [`POST ${base}/rsvps`]: () => ({ rsvp: reply(false), changed: false, receipt }),
  });
  await renderRoute(<GuestReply party={party} />, '/emma');
  await userEvent.click(await screen.findByLabelText(/No/));
  await userEvent.type(screen.getByLabelText('Your name'), 'Anne');
  await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
  const told = await screen.findByText(/^Your reply has been sent/);
  expect(/You will get a receipt [^.]+\./.exec(told.textContent ?? '')?.[0] ?? null).toBe(said);
});

afterEach(() => sessionStorage.clear());

const answered = reply(true, { rid: 'secretkey', name: 'Anne Holm' });

/** One page after another with the guest's reply, as when the app takes over from a guest's page. */
async function showAgain(begun: ReturnType<typeof begunReply>) {
  fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: answered }),
    [`POST ${base}/rsvps`]: () => ({ rsvp: answered, changed: true, receipt: false }),
  });
  const page = (
    <PageSourceContext value={{ ...routedPage, begun }}>
      <GuestReply party={party} />
    </PageSourceContext>
  );
  return renderRoute(page, '/emma?rid=secretkey');
}

it('keeps a form that is open for a change, with what is typed in it, while the app takes over', async () => {
  const begun = begunReply();
  await showAgain(begun);
  await userEvent.click(await screen.findByRole('button', { name: 'Change my reply' }));
  await userEvent.type(screen.getByLabelText(/A note/), 'Half written');
  await showAgain(begunReply(begun.get()));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/A note/)).value).toMatch(/Half written$/);
});

it('keeps the thanks for a reply, without taking the focus again', async () => {
  const begun = begunReply();
  await showAgain(begun);
  await userEvent.click(await screen.findByRole('button', { name: 'Change my reply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save my new reply' }));
  const heading = await screen.findByRole('heading', { name: /^See you there/ });
  expect(document.activeElement).toBe(heading);
  await showAgain(begunReply(begun.get()));
  const again = await screen.findByRole('heading', { name: /^See you there/ });
  expect(document.activeElement).not.toBe(again);
});

it('is forgotten when the guest leaves the invitation', async () => {
  const begun = begunReply();
  const { unmount } = await showAgain(begun);
  await userEvent.click(await screen.findByRole('button', { name: 'Change my reply' }));
  expect(begun.get()?.changing).toBe(true);
  unmount();
  expect(begun.get()).toBeUndefined();
});

it.each([
  // A narrow card does not break between the day and the month.
  [true, /12\u00a0June 2999/],
  [false, /^You will be missed\.$/],
])(
  'has a line of its own below its heading: the day for who comes (%s), and that one is missed for who does not',
  async (isComming, line) => {
    fakeServer({
      [`GET ${base}/rsvp/own`]: () => ({ rsvp: null }),
      [`POST ${base}/rsvps`]: () => ({ rsvp: reply(isComming), changed: false }),
    });
    await renderRoute(<GuestReply party={party} />, '/emma');
    await userEvent.click(await screen.findByLabelText(isComming ? /Yes/ : /No/));
    await userEvent.type(screen.getByLabelText(/name/i), 'Anne');
    await userEvent.click(screen.getByRole('button', { name: 'Send my reply' }));
    const heading = await screen.findByRole('heading', { name: isComming ? /See you/ : /Thank you for letting/ });
    expect(heading.nextElementSibling?.textContent).toMatch(line);
  },
);
