import { fakeServer, failure, renderRoute } from '../../../components/testing/render-route';
import { aParty } from '@festlig/testing/party';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
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

afterEach(cleanup);

describe('the address of an event', () => {
  it('becomes the slug where there is one, and keeps who the guest is', async () => {
    const withSlug = () => ({ ...party, slug: 'emma-50' });
    await visit('/abcdEFGH?cid=guest123#reply', {
      'GET /api/party/abcdEFGH': withSlug,
      'GET /api/party/emma-50': withSlug,
    });
    expect(await screen.findByText('at /emma-50?cid=guest123#reply')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Summer party' })).toBeTruthy();
  });

  it('stays the short id where there is no slug', async () => {
    await visit('/abcdEFGH?cid=guest123', { 'GET /api/party/abcdEFGH': () => party });
    expect(await screen.findByText('at /abcdEFGH?cid=guest123')).toBeTruthy();
    expect(document.title).toBe('Summer party · Festlig');
  });

  it('says when there is no such page', async () => {
    await visit('/nowhere', {});
    expect(await screen.findByRole('heading', { name: /not (here|find|found)|no(thing| page)/i })).toBeTruthy();
  });

  it('says when the page cannot come, and tries again', async () => {
    let fails = true;
    await visit('/abcdEFGH', {
      'GET /api/party/abcdEFGH': () => (fails ? failure(500, { root: { code: 'unexpected' } }) : party),
    });
    const again = await screen.findByRole('button', { name: /try again/i });
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Summer party' })).toBeTruthy();
  });

  it('lets its host edit in place, and nobody else', async () => {
    await visit('/abcdEFGH', { 'GET /api/party/abcdEFGH': () => ({ ...party, isCohost: true }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
    await visit('/abcdEFGH', { 'GET /api/party/abcdEFGH': () => party });
    await screen.findByRole('heading', { name: 'Summer party' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});
