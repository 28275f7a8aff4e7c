import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { guestCounts } from '../../../components/testing/opened-invitations';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { StatNumbers } from '../statistics/components/StatNumbers';
import { Answer } from './Answers';

afterEach(cleanup);

/** Styles in the document, where colours can be read. */
const styles = createCache({ key: 'colours' });
const partyId = 'a'.repeat(24);
const stats = {
  attending: 3,
  notAttending: 1,
  noResponse: 2,
  uninvited: 0,
  unreachable: 0,
  byText: 0,
  persons: 3,
  waiting: 0,
  unlisted: { attending: 0, notAttending: 0 },
  byDay: [],
  rsvpChoiceFields: {},
};
const dotIn = (element: Element | null | undefined) => {
  const dot = element?.querySelector('[aria-hidden]');
  if (!dot) throw new Error('there is no dot');
  return getComputedStyle(dot).backgroundColor;
};

describe('the colours of the answers (rule: reply-colours)', () => {
  it('are the same in a row as in the numbers, and a yes and a no have different ones', async () => {
    fakeServer({ [`GET /api/party/${partyId}/guest-counts`]: () => guestCounts({}) });
    await renderRoute(
      <CacheProvider value={styles}>
        <StatNumbers partyId={partyId} stats={stats} isAlone />
        <Answer coming />
        <Answer coming={false} />
      </CacheProvider>,
    );
    const inNumbers = (name: string) => dotIn(screen.getByText(name).parentElement);
    const yes = dotIn(screen.getByText('Coming'));
    const no = dotIn(screen.getByText('Not coming'));
    expect([yes, no]).toEqual([inNumbers('Said yes'), inNumbers('Said no')]);
    expect(yes).not.toBe(no);
  });
});
