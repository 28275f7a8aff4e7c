import { fakeServer, failure, renderRoute, type Answer } from '../../../components/testing/render-route';
import type { PartySummary } from '@festlig/contracts/party';
import { afterEach, describe, expect, it } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import PartiesRoute from './PartiesRoute';

const party: PartySummary = {
  id: 'a'.repeat(24),
  sid: 'abcdEFGH',
  slug: null,
  title: 'Summer party',
  date: '2099-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
  heroImage: '/media/hero-images/party/one-light.jpg',
  lettering: 'picture',
  plan: 'free',
  type: 'party',
  cancelled: false,
  isCohost: false,
};
const user = aUser({ name: 'Emma', email: 'e@example.dk', language: 'en' });
const page = (items: PartySummary[], total = items.length) => ({ items, page: 1, pageSize: 50, total });
const show = async (list: Answer, stands: object = { persons: 144, replies: 100, noResponse: 110, waiting: 1 }) => {
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party': list,
    'GET /api/parties/headlines': () => ({ items: [{ partyId: party.id, ...stands }] }),
  });
  await renderRoute(<PartiesRoute />, '/en/parties');
  return received;
};
const card = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li')!);

afterEach(cleanup);

describe('the list of a host’s parties', () => {
  it('shows the parties as cards with links', async () => {
    const received = await show(() =>
      page([
        party,
        { ...party, id: 'b'.repeat(24), slug: 'emma-50', title: 'Emma turns 50', plan: 'pro', isCohost: true },
      ]),
    );
    const plain = await card('Summer party');
    expect(plain.getByRole('link').getAttribute('href')).toBe('/abcdEFGH');
    expect(plain.getByText('Saturday 20 June 2099 at 18:00')).toBeTruthy();
    expect(plain.queryByText(/Pro|Co-host|Past|Cancelled/)).toBeNull();
    expect(await plain.findByText('144 people coming · 110 guests yet to reply · 1 needs your answer')).toBeTruthy();
    const shared = await card('Emma turns 50');
    expect(shared.getByRole('link').getAttribute('href')).toBe('/emma-50');
    expect(shared.getByText('Pro')).toBeTruthy();
    expect(shared.getByText('Co-host')).toBeTruthy();
    expect(received.some(({ path }) => path.includes('sort=-date'))).toBe(true);
    expect(screen.getByRole('link', { name: 'Create an event' }).getAttribute('href')).toBe('/en/new/party');
  });

  it('shows the invitation in small, in its lettering, and a host’s own picture as it is (rule: party-card)', async () => {
    const heroImage = '/media/hero-images/wedding/linen-wreath-light.jpg';
    const shown = [
      { ...party, heroImage },
      { ...party, heroImage, title: 'Winter party', lettering: 'young' as const },
      { ...party, heroImage: '/media/images/1/2/c0ffee-light.jpg', title: 'With a photo' },
    ].map((each, nth) => ({ ...each, id: String(nth).repeat(24) }));
    await show(() => page(shown));
    const onPictures = [];
    for (const { title } of shown.slice(0, 2)) {
      const [onPicture] = (await card(title)).getAllByText(title);
      onPictures.push(onPicture!.className);
      // The whole frame.
      expect(onPicture!.closest('[aria-hidden]')!.querySelector('img')!.getAttribute('src')).toBe(heroImage);
    }
    // Their titles are as long: only the lettering differs.
    expect(new Set(onPictures).size).toBe(2);
    expect((await card('With a photo')).getAllByText('With a photo')).toHaveLength(1);
  });

  it.each([
    ['nobody is invited and nobody has replied', { replies: 0, noResponse: 0 }, 'Not sent yet'],
    ['everybody has declined', { replies: 2, noResponse: 0 }, '0 people coming'],
    ['nobody has answered an invitation', { replies: 0, noResponse: 3 }, '0 people coming · 3 guests yet to reply'],
    ['it is not known whether somebody is invited', { replies: 0, noResponse: null }, '0 people coming'],
  ])('says how a party stands of which %s (rule: party-headline)', async (_, stands, text) => {
    await show(() => page([party]), { persons: 0, waiting: 0, ...stands });
    expect(await (await card('Summer party')).findByText(text)).toBeTruthy();
  });

  it('names a party’s time zone only where the reader’s clock shows another time', async () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    await show(() =>
      page([
        { ...party, zone: 'Asia/Tokyo' },
        { ...party, id: 'b'.repeat(24), title: 'At home', zone: here },
      ]),
    );
    expect((await card('Summer party')).getByText(/^Japan (Standard )?Time$/)).toBeTruthy();
    expect((await card('At home')).queryByText(/Time|GMT|UTC/)).toBeNull();
  });

  it('shows a party as held from the day after', async () => {
    await show(() => page([{ ...party, date: '2020-06-20T16:00:00Z' }]));
    expect((await card('Summer party')).getByText('Past')).toBeTruthy();
  });

  it('says on the card that a party is cancelled (rule: party-cancelled)', async () => {
    await show(() => page([{ ...party, cancelled: true }]));
    expect((await card('Summer party')).getByText('Cancelled')).toBeTruthy();
  });

  it('offers to create an invitation when there is none', async () => {
    await show(() => page([]));
    const link = await screen.findByRole('link', { name: 'Create your first invitation' });
    expect(link.getAttribute('href')).toBe('/en/new/party');
  });

  it('has the next party first and those that are over last (rule: party-list)', async () => {
    const later = { ...party, id: 'b'.repeat(24), title: 'Later', date: '2099-08-01T16:00:00Z' };
    const over = { ...party, id: 'c'.repeat(24), title: 'Over', date: '2020-06-20T16:00:00Z' };
    await show(() => page([later, party, over]));
    await card('Over');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Summer party',
      'Later',
      'Over',
    ]);
  });

  it('loads many parties page by page', async () => {
    const received = await show(() => page([party], 51));
    fireEvent.click(await screen.findByRole('button', { name: /page 2/ }));
    await waitFor(() => expect(received.some(({ path }) => path.includes('page=2'))).toBe(true));
  });

  it('says when the parties cannot be fetched, and can try again', async () => {
    let fails = true;
    await show(() => (fails ? failure(500, { root: { code: 'unexpected' } }) : page([party])));
    const again = await screen.findByRole('button', { name: /try again/i });
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Summer party' })).toBeTruthy();
  });
});
