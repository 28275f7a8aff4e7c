import type { GuestState } from '@festlig/contracts/contacts';
import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { FilterBar } from './FilterBar';

const states = { new: 3, invited: 117, opened: 0, silent: 110, yes: 5, no: 2, unreachable: 1 };
const counts = { total: 120, states, newUnreachable: 0, tags: [], moreTags: false };

async function namesWith(more: {
  state?: GuestState;
  isCounted?: boolean;
  unreachable?: number;
}): Promise<(string | null)[]> {
  const { state, isCounted = true, unreachable = 1 } = more;
  fakeServer({});
  await renderRoute(
    <FilterBar
      counts={{ ...counts, states: { ...states, unreachable } }}
      isCounted={isCounted}
      isCounting={false}
      state={state}
      onState={() => undefined}
    />,
    '/Feststar/contacts',
    '/:idOrSlug/contacts',
  );
  await screen.findByRole('group');
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

describe('the states of guests (rule: contact-filters)', () => {
  it('begin with those who need the host, and leave out a state that no guest has', async () => {
    expect(await namesWith({})).toEqual([
      'All 120',
      'Can’t be reached 1',
      'Not invited 3',
      'No reply 110',
      'Coming 5',
      'Not coming 2',
      'Invited 117',
    ]);
  });

  it('begin with those who are not invited where everybody can be reached', async () => {
    expect((await namesWith({ unreachable: 0 }))[1]).toBe('Not invited 3');
  });

  it('keep the state that is chosen although no guest has it', async () => {
    expect(await namesWith({ state: 'opened' })).toContain('Seen 0');
  });

  it('leave out on a phone who has seen it and who is invited, which are in the menu of the list, unless one is chosen', () =>
    onAPhone(async () => {
      const names = await namesWith({});
      expect(names).toEqual([
        'All 120',
        'Can’t be reached 1',
        'Not invited 3',
        'No reply 110',
        'Coming 5',
        'Not coming 2',
      ]);
      cleanup();
      expect(await namesWith({ state: 'invited' })).toEqual([...names, 'Invited 117']);
    }));

  it('are the same without numbers during a search', async () => {
    expect((await namesWith({ isCounted: false })).slice(0, 3)).toEqual(['All', 'Can’t be reached', 'Not invited']);
  });
});
