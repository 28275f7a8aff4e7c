import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../../api/api';
import { guestApi } from '../../../api/guest';
import { PageSourceContext } from '../../../api/page-source';
import { routedPage } from '../../../api/routed-page';
import { fakeServer } from '../../../components/testing/render-route';
import { testLanguage } from '../../../i18n/testing';
import type { Block } from '../model';
import { PartyView } from './PartyView';

const party = aParty({
  id: 'b'.repeat(24),
  sid: 'abcdEFGH',
  type: 'party',
  title: 'Sommerfest',
  body: '<p>Kom og <strong>dans</strong></p>',
  description: '',
  date: '2099-06-20T16:00:00Z',
  heroImage: '/media/hero-images/party/streamers-light.jpg',
  location: { address: 'Havnen 1', latitude: null, longitude: null },
  suDate: '2099-06-01',
  rsvpDeadlineEnabled: true,
});
const show = (change: Partial<Party> = {}, onEdit?: (block: Block) => void, own?: OwnRsvp | null) => {
  const store = configureStore({ reducer: { api: api.reducer }, middleware: (all) => all().concat(api.middleware) });
  const asked = { partyId: party.id, rid: 'secretkey' };
  if (own !== undefined) {
    store.dispatch(
      guestApi.util.upsertQueryEntries([{ endpointName: 'getOwnRsvp', arg: asked, value: { rsvp: own } }]),
    );
  }
  return render(
    <Provider store={store}>
      <PageSourceContext value={routedPage}>
        <MemoryRouter initialEntries={['/sommer?rid=secretkey']}>
          <Routes>
            <Route
              path="/:idOrSlug"
              element={<PartyView party={{ ...party, ...change }} reply={<p>the reply</p>} onEdit={onEdit} />}
            />
          </Routes>
        </MemoryRouter>
      </PageSourceContext>
    </Provider>,
  );
};
const jump = (name = 'Svar på invitationen') => screen.queryByRole('link', { name });

beforeAll(async () => {
  fakeServer({});
  await testLanguage('da');
});
afterEach(cleanup);

describe('the invitation', () => {
  it('shows a guest the title, time, place, reply-by day and reply form', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sommerfest');
    for (const text of ['lørdag den 20. juni 2099', 'kl. 18.00', 'Havnen 1', 'mandag den 1. juni', 'the reply']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByRole('link', { name: /Havnen 1/ })).toHaveLength(1);
    expect(jump()).not.toBeNull();
  });

  it('offers guests no editing, but a link to make their own invitation', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Rediger' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Lav din egen invitation' })).toBeTruthy();
  });

  it('shows the host’s own links below the title and above the facts, in their order, without passing on where they were (rule: party-actions)', () => {
    show({ actions: { 'https://hotel.example/': 'Hotel', 'https://wishes.example/': 'Ønsker' } });
    const links = ['Hotel', 'Ønsker'].map((name) => screen.getByRole<HTMLAnchorElement>('link', { name }));
    expect(links.map(({ href, rel }) => [href, rel])).toEqual([
      ['https://hotel.example/', 'noopener nofollow'],
      ['https://wishes.example/', 'noopener nofollow'],
    ]);
    const places = [screen.getByRole('heading', { level: 1 }), ...links, screen.getByText('kl. 18.00')];
    for (const [index, place] of places.slice(1).entries()) {
      expect(places[index]!.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    expect(screen.queryByRole('button', { name: 'Del' })).toBeNull();
  });

  it('links to photos and wishes below the host’s own words (rule: page-links-last)', () => {
    show({ pages: { photos: true, wishlist: true } });
    for (const name of ['Billeder', 'Ønskeliste']) {
      const place = screen.getByText(/^Kom og/).compareDocumentPosition(screen.getByRole('link', { name }));
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it('links to the gallery, with the guest’s key, while photos are on (rule: photo-linked)', () => {
    show({ pages: { photos: true, wishlist: false } });
    expect(screen.getByRole('link', { name: 'Billeder' }).getAttribute('href')).toBe('/sommer/photos?rid=secretkey');
    expect(screen.queryByRole('link', { name: 'Ønskeliste' })).toBeNull();
  });

  it('links to the wishlist, with the guest’s key, when there is one (rule: wish-linked)', () => {
    show({ pages: { photos: false, wishlist: true } });
    // Below the address of the invitation, which is none here.
    expect(screen.getByRole('link', { name: 'Ønskeliste' }).getAttribute('href')).toBe(
      '/sommer/wishlist?rid=secretkey',
    );
    cleanup();
    show();
    expect(screen.queryByRole('link', { name: 'Ønskeliste' })).toBeNull();
  });

  it('lets a host pass on its link (rule: share-link)', async () => {
    show({ slug: 'sommer' }, jest.fn());
    fireEvent.click(await screen.findByRole('button', { name: 'Del' }));
    expect(await screen.findByRole('dialog', { name: 'Del invitationen' })).toBeTruthy();
    expect(screen.getByText('http://localhost/sommer')).toBeTruthy();
  });

  it('lets a host edit by the button or by a click on a block, without the footer', async () => {
    const edit = jest.fn<(block: Block) => void>();
    show({}, edit);
    fireEvent.click(await screen.findByRole('button', { name: 'Rediger' }));
    fireEvent.click(screen.getByText('Havnen 1'));
    expect(edit.mock.calls).toEqual([['title'], ['place']]);
    expect(screen.queryByRole('link', { name: 'Lav din egen invitation' })).toBeNull();
    expect(jump()).toBeNull();
  });

  it('shows when the party ends, and its programme with the place of each item (rule: party-programme)', async () => {
    const church = { address: 'Vor Frue Kirke', latitude: null, longitude: null };
    const programme = [
      { id: 'a', date: '2099-06-20T11:00:00Z', title: 'Vielse', location: church },
      { id: 'b', date: '2099-06-20T23:30:00Z', title: 'Natmad', location: { ...church, address: '' } },
    ];
    show({ date: '2099-06-20T11:00:00Z', endDate: '2099-06-21T00:00:00Z', programme });
    const region = await screen.findByRole('region', { name: 'Program' });
    const [first, second] = within(region).getAllByText(/.*/, { selector: 'ol > li' });
    expect(first?.textContent).toContain('13.00VielseVor Frue Kirke');
    expect(second?.textContent).toMatch(/01\.30søndag den 21\. juniNatmad/i);
    expect(screen.getByText('kl. 13.00–02.00')).toBeTruthy();
  });

  it('has one menu of calendars: a file of the whole first, without scripts too, and each item that has not begun last (rule: calendar-entry)', async () => {
    const item = { location: { address: '', latitude: null, longitude: null } };
    const programme = [
      { ...item, id: 'a', date: '2020-06-20T11:00:00Z', title: 'Kuffert' },
      { ...item, id: 'b', date: '2099-06-20T11:00:00Z', title: 'Vielse' },
    ];
    show({ programme });
    const file = await screen.findByRole('link', { name: 'Kalenderfil (Apple og andre)' });
    expect(file.getAttribute('href')).toBe(`/api/party/${party.id}/calendar.ics?rid=secretkey`);
    expect(screen.queryByText('Google Kalender')).toBeNull();
    const menu = screen.getByText('Føj til kalender');
    fireEvent.click(menu);
    await screen.findByText('Google Kalender');
    const links = within(menu.closest('details') as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Kalenderfil (Apple og andre)',
      'Google Kalender',
      'Outlook',
      'Kun Vielse',
    ]);
    expect(links.at(-1)?.getAttribute('href')).toBe(`/api/party/${party.id}/calendar.ics?item=b&rid=secretkey`);
  });

  it('has one route for each place, where the guest first comes there; above the programme only where nothing of it is at the party’s own (rule: route-link)', async () => {
    const at = (address: string) => ({ address, latitude: null, longitude: null });
    const items = ['Kirken', '', 'Kirken'].map((address, index) => ({
      id: String(index),
      date: `2099-06-20T1${index}:00:00Z`,
      title: `Del ${index}`,
      location: at(address),
    }));
    const routes = () => screen.getAllByText('Vis rute').map((link) => link.getAttribute('aria-label'));
    const to = (address: string) => `Vis rute til ${address} (åbner i en ny fane)`;
    show({ location: at('Havnen 1'), programme: items });
    const region = await screen.findByRole('region', { name: 'Program' });
    expect(routes()).toEqual([to('Kirken'), to('Havnen 1')]);
    expect(within(region).getAllByText('Vis rute')).toHaveLength(2);
    expect(screen.queryByText('Hvor')).toBeNull();
    // Between the two the guest is at the party's own place.
    expect(within(region).getAllByText('Kirken')).toHaveLength(2);
    cleanup();
    show({ location: at('Havnen 1'), programme: items.slice(0, 1) });
    await screen.findByRole('region', { name: 'Program' });
    expect(routes()).toEqual([to('Havnen 1'), to('Kirken')]);
  });

  it('says a place in the programme only where it is another than that of the item before, and the party’s own there alone where some of it is elsewhere (rule: programme-places)', async () => {
    const item = { id: 'a', date: '2099-06-20T16:00:00Z', title: 'Middag' };
    const at = (address: string) => ({ address, latitude: null, longitude: null });
    show({ location: at('Havnen 1'), programme: [{ ...item, location: at('') }] });
    await screen.findByRole('region', { name: 'Program' });
    expect(screen.getAllByText('Havnen 1')).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: /^Vis rute til Havnen 1/ })).toHaveLength(1);
    cleanup();
    show({ location: at('Havnen 1'), programme: [{ ...item, location: at('Kroen') }] });
    // Both are named, and which of them is the party's.
    expect(await screen.findByText('Festen')).toBeTruthy();
    expect(screen.queryByText('Hvor')).toBeNull();
    expect(screen.getByText('Havnen 1')).toBeTruthy();
    expect(screen.getByText('Kroen')).toBeTruthy();
    cleanup();
    const inn = (id: string) => ({ ...item, id, location: at('Kroen') });
    show({ location: at('Havnen 1'), programme: [inn('a'), inn('b'), { ...inn('c'), location: at('Havnen 1') }] });
    await screen.findByRole('region', { name: 'Program' });
    expect(screen.getAllByText('Kroen')).toHaveLength(1);
    // Where the guests come back there, and not beside the time at which they are elsewhere.
    expect(screen.getAllByText('Havnen 1')).toHaveLength(1);
    expect(screen.queryByText('Hvor')).toBeNull();
    cleanup();
    // A party without a place of its own has those of its programme.
    show({ location: at(''), programme: [inn('a')] });
    expect(await screen.findByText('Kroen')).toBeTruthy();
    expect(screen.queryByText('Hvor')).toBeNull();
    cleanup();
    show({ location: at(''), programme: [{ ...item, location: at('') }] });
    expect(await screen.findByText('Hvor')).toBeTruthy();
  });

  it('can be added to the guest’s calendar, with the guest’s own link, until the party has begun (rule: calendar-keeps-guest)', async () => {
    show();
    fireEvent.click(screen.getByText('Føj til kalender'));
    const file = await screen.findByRole('link', { name: 'Kalenderfil (Apple og andre)' });
    expect(file.getAttribute('href')).toBe(`/api/party/${party.id}/calendar.ics?rid=secretkey`);
    for (const name of ['Google Kalender', 'Outlook']) {
      const link = screen.getByRole('link', { name: `${name} (åbner i en ny fane)` });
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
        `http://localhost/${party.sid}?rid=secretkey`,
      );
    }
    cleanup();
    show({ date: '2020-06-20T16:00:00Z' });
    expect(screen.queryByText('Føj til kalender')).toBeNull();
  });

  it('names the party’s time zone to readers whose clock shows another time', () => {
    const zoneHere = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    show({ zone: zoneHere });
    expect(screen.getByText('kl. 16.00')).toBeTruthy();
    expect(document.body.textContent).not.toContain('kl. 16.00Koordineret');
    cleanup();
    show({ zone: 'Asia/Tokyo' });
    expect(screen.getByText('Japansk normaltid')).toBeTruthy();
  });

  it('links to a route, and loads a map when the place has coordinates', async () => {
    show({ location: { address: 'Havnen 1', latitude: 55.7, longitude: 12.6 } });
    expect(screen.getByRole('link', { name: /Vis rute til Havnen 1/ }).getAttribute('href')).toContain('55.7%2C12.6');
    await waitFor(() => expect(document.querySelector('img[src*="tile.openstreetmap"]')).toBeTruthy());
  });

  it('is shown in the theme its host chose', () => {
    show();
    const airy = screen.getByRole('article').className;
    cleanup();
    show({ themeName: 'legacyDefault' });
    expect(screen.getByRole('article').className).not.toBe(airy);
  });

  it('does not ask for replies when replies are closed', () => {
    show({ rsvpEnabled: false });
    expect(jump()).toBeNull();
    cleanup();
    show({ date: '2020-06-20T16:00:00Z' });
    expect(jump()).toBeNull();
    cleanup();
    show({ suDate: '2020-06-01', rsvpDeadlineEnabled: true });
    expect(jump()).toBeNull();
  });

  it('says above the title who invites, where that is known and the title does not say it (rules: host-named, invited-once)', () => {
    show({ hostName: 'Karen Holm' });
    expect(screen.getByText('Karen Holm inviterer')).toBeTruthy();
    cleanup();
    show({ hostName: 'Karen Holm', invitedBy: 'Karen og Bo' });
    expect(screen.getByText('Karen og Bo inviterer')).toBeTruthy();
    cleanup();
    show({ hostName: '' });
    expect(screen.getByText('Du er inviteret')).toBeTruthy();
    cleanup();
    show({ hostName: 'Karen Holm', invitedBy: 'Karen og Bo', title: 'Karen og Bo skal giftes' });
    expect(screen.getByText('Du er inviteret')).toBeTruthy();
    cleanup();
    show({ hostName: 'Karen Holm', title: 'Karens fødselsdag' });
    expect(screen.getByText('Du er inviteret')).toBeTruthy();
    cleanup();
    show({ hostName: 'Karen Holm', cancelled: true });
    expect(screen.queryByText(/inviter/)).toBeNull();
  });

  it('says above the picture that the party is cancelled, and offers no calendar, map, route or reply (rule: party-cancelled)', async () => {
    const location = { address: 'Havnen 1', latitude: 55.7, longitude: 12.6 };
    const programme = [{ id: 'a', date: '2099-06-20T16:00:00Z', title: 'Velkomst', location }];
    show({ cancelled: true, location, programme }, undefined, anOwnReply());
    expect(screen.getByRole('status').textContent).toBe('Festen er aflyst');
    // What counts now stands before the host's words, which may still ask for a reply.
    const [reply, words] = [screen.getByText('the reply'), screen.getByText(/^Kom og/)];
    expect(reply.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(await screen.findByText('Velkomst')).toBeTruthy();
    for (const gone of [/Føj til kalender/, 'Vis rute', 'Svar senest', 'Du er inviteret', /^Dit svar/]) {
      expect(screen.queryByText(gone)).toBeNull();
    }
    expect(screen.queryByRole('region', { name: 'Kort' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets a host take the cancelling back on the page (rule: party-cancelled)', async () => {
    const received = fakeServer({ [`PATCH /api/party/${party.id}/settings`]: () => party });
    show({ cancelled: true }, jest.fn());
    fireEvent.click(await screen.findByRole('button', { name: 'Festen bliver alligevel til noget' }));
    await waitFor(() => expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ cancelled: false }));
    cleanup();
    show({}, jest.fn());
    await screen.findByRole('button', { name: 'Rediger' });
    expect(screen.queryByText('Festen bliver alligevel til noget')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows a guest who has answered the answer as a link to it, also once replies are closed (rule: own-answer)', () => {
    for (const [party, isComming, numberOfPeople, words] of [
      [{}, true, 2, 'I er 2, der kommer'],
      [{}, true, 1, 'Du kommer'],
      [{ suDate: '2020-06-01', rsvpDeadlineEnabled: true }, false, 0, 'Du kan ikke komme'],
    ] as const) {
      show(party, undefined, anOwnReply({ isComming, numberOfPeople }));
      expect(jump()).toBeNull();
      expect(jump(`Dit svar: ${words}`)?.getAttribute('href')).toBe('#reply');
      cleanup();
    }
    show({}, undefined, null);
    expect(jump()).not.toBeNull();
  });

  it('says when the place is not known yet', () => {
    show({ location: { address: '', latitude: null, longitude: null } });
    expect(screen.getByText('Stedet kommer senere')).toBeTruthy();
    expect(screen.queryByText('Vis rute')).toBeNull();
  });
});
