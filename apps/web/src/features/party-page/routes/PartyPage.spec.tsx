import { fakeServer, failure, renderRoute } from '../../../components/testing/render-route';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { keepAddressLanguage } from '../../../i18n/address-language';
import { addTestLanguage } from '../../../i18n/testing';
import { PartyPage } from './PartyPage';

const party = aParty({
  id: 'b'.repeat(24),
  sid: 'abcdEFGH',
  type: 'party',
  language: 'en',
  title: 'Summer party',
  body: '<p>Come and dance</p>',
  description: '',
  date: '2099-06-20T16:00:00Z',
  location: { address: 'Harbour 1', latitude: null, longitude: null },
});
const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <p>at {pathname + search + hash}</p>;
};
const visit = (url: string, answers: Parameters<typeof fakeServer>[0]) => {
  fakeServer({ 'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }), ...answers });
  return renderRoute(<PartyPage reply={() => <Address />} />, url, '/:idOrSlug');
};

const comeBack = () => void window.dispatchEvent(new Event('focus'));

afterEach(cleanup);

describe('the page of an event', () => {
  it('changes its address to the slug when there is one, and keeps the guest’s key', async () => {
    const withSlug = () => ({ ...party, slug: 'emma-50' });
    await visit('/abcdEFGH?cid=guest123#reply', {
      'GET /api/party/abcdEFGH': withSlug,
      'GET /api/party/emma-50': withSlug,
    });
    expect(await screen.findByText('at /emma-50?cid=guest123#reply')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Summer party' })).toBeTruthy();
  });

  it('keeps what is open over it when its address changes to the slug', async () => {
    const withSlug = () => ({ ...party, slug: 'emma-50' });
    fakeServer({ 'GET /api/party/abcdEFGH': withSlug, 'GET /api/party/emma-50': withSlug });
    const page = <PartyPage reply={() => <Address />} />;
    await renderRoute(page, '/abcdEFGH/wishlist?cid=guest123', '/:idOrSlug/wishlist');
    expect(await screen.findByText('at /emma-50/wishlist?cid=guest123')).toBeTruthy();
  });

  it('keeps the short id in its address when there is no slug', async () => {
    await visit('/abcdEFGH?cid=guest123', { 'GET /api/party/abcdEFGH': () => party });
    expect(await screen.findByText('at /abcdEFGH?cid=guest123')).toBeTruthy();
    expect(document.title).toBe('Summer party · Festlig');
  });

  it('says when there is no such page', async () => {
    await visit('/nowhere', {});
    expect(await screen.findByRole('heading', { name: /not (here|find|found)|no(thing| page)/i })).toBeTruthy();
  });

  it('says when the page cannot be fetched, and tries again', async () => {
    let fails = true;
    await visit('/abcdEFGH', {
      'GET /api/party/abcdEFGH': () => (fails ? failure(500, { root: { code: 'unexpected' } }) : party),
    });
    const again = await screen.findByRole('button', { name: /try again/i });
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Summer party' })).toBeTruthy();
  });

  it('refreshes time and place when the reader returns to the tab, and stays without a network', async () => {
    let answer: () => object = () => party;
    await visit('/abcdEFGH', { 'GET /api/party/abcdEFGH': () => answer() });
    await screen.findByText(/20 June 2/);
    answer = () => ({ ...party, date: '2099-06-21T16:00:00Z', location: { ...party.location, address: 'The barn' } });
    act(comeBack);
    expect(await screen.findByText(/21 June 2/)).toBeTruthy();
    expect(screen.getByText('The barn')).toBeTruthy();
    const refused = jest.fn(() => failure(500, { root: { code: 'unexpected' } }));
    answer = refused;
    act(comeBack);
    await waitFor(() => expect(refused).toHaveBeenCalled());
    expect(screen.getByText(/21 June 2/)).toBeTruthy();
  });

  it('does not change while a host is editing it', async () => {
    const answer = jest.fn(() => ({ ...party, isOwner: true }));
    await visit('/abcdEFGH', { 'GET /api/party/abcdEFGH': answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('button', { name: 'Save' });
    act(comeBack);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Edit' });
    expect(answer).toHaveBeenCalledTimes(1);
    act(comeBack);
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  });

  it('speaks the host’s language to its host and the party’s in the invitation (rule: party-language)', async () => {
    await visit('/abcdEFGH', {
      'GET /api/initial': () => ({ user: aUser({ language: 'en' }), language: 'en', flags: {}, providerKeys: {} }),
      'GET /api/party/abcdEFGH': async () => {
        await addTestLanguage('da');
        return { ...party, language: 'da', isOwner: true };
      },
    });
    expect(await screen.findByText('Du er inviteret')).toBeTruthy();
    expect(await screen.findByText('Your guests see this page in Danish.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change language' }).getAttribute('href')).toBe('/abcdEFGH/settings');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.getByText('Du er inviteret')).toBeTruthy();
  });

  it('stays in the language of the page its host came from (rule: language-carried-over)', async () => {
    keepAddressLanguage('en');
    await visit('/abcdEFGH', {
      'GET /api/initial': () => ({ user: aUser({ language: 'da' }), language: 'da', flags: {}, providerKeys: {} }),
      'GET /api/party/abcdEFGH': async () => {
        await addTestLanguage('da');
        return { ...party, language: 'da', isOwner: true };
      },
    });
    expect(await screen.findByText('Your guests see this page in Danish.')).toBeTruthy();
    sessionStorage.clear();
  });

  it('offers editing to its host, and to nobody else', async () => {
    await visit('/abcdEFGH', { 'GET /api/party/abcdEFGH': () => ({ ...party, isCohost: true }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.queryByText(/^Your guests see this page/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
    await visit('/abcdEFGH', { 'GET /api/party/abcdEFGH': () => party });
    await screen.findByRole('heading', { name: 'Summer party' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});
