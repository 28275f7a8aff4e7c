import type { Party } from '@festlig/contracts/party';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../../api/api';
import { PageSourceContext } from '../../../api/page-source';
import { routedPage } from '../../../api/routed-page';
import { fakeServer } from '../../../components/testing/render-route';
import { testLanguage } from '../../../i18n/testing';
import { Programme } from '../occasion/components/Programme';
import { PartyFacts } from './PartyFacts';

const show = (change: Partial<Party>) => {
  const party = aParty({ id: 'b'.repeat(24), ...change });
  const store = configureStore({ reducer: { api: api.reducer }, middleware: (all) => all().concat(api.middleware) });
  return render(
    <Provider store={store}>
      <PageSourceContext value={routedPage}>
        <MemoryRouter initialEntries={['/sommer?rid=secretkey']}>
          <Routes>
            <Route
              path="/:idOrSlug"
              element={
                <>
                  <PartyFacts party={party} />
                  <Programme party={party} />
                </>
              }
            />
          </Routes>
        </MemoryRouter>
      </PageSourceContext>
    </Provider>,
  );
};

beforeAll(async () => {
  fakeServer({});
  await testLanguage('da');
});
afterEach(cleanup);

describe('the facts of an invitation and its programme', () => {
  it('says beside the day when it begins, unless the programme begins with that time (rule: facts-beside-programme)', () => {
    const location = { address: '', latitude: null, longitude: null };
    const church = { id: 'a', date: '2099-06-20T11:00:00Z', title: 'Vielse', location };
    const programme = [church, { ...church, id: 'b', date: '2099-06-20T15:00:00Z', title: 'Fest' }];
    const saidAt = (hour: number) => {
      cleanup();
      show({ date: `2099-06-20T${hour}:00:00Z`, programme });
      return screen.queryByText(/^kl\./)?.textContent;
    };
    expect([10, 15, 11].map(saidAt)).toEqual(['kl. 12.00', 'kl. 17.00', undefined]);
    expect(['13.00', 'Vielse'].map((text) => screen.getAllByText(text).length)).toEqual([1, 1]);
  });

  it('names the zone where the time is: beside the day, or in the programme that says it (rule: zone-out-of-sight)', async () => {
    const location = { address: '', latitude: null, longitude: null };
    const programme = [{ id: 'a', date: '2099-06-20T11:00:00Z', title: 'Vielse', location }];
    const isInProgramme = [];
    for (const hour of [10, 11]) {
      cleanup();
      show({ date: `2099-06-20T${hour}:00:00Z`, zone: 'America/New_York', programme });
      const zone = await screen.findByText('Eastern-tid');
      isInProgramme.push(screen.getByRole('region', { name: 'Program' }).contains(zone));
    }
    expect(isInProgramme).toEqual([false, true]);
  });
});
