import type { GuestState } from '@festlig/contracts/contacts';
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { FilterBar } from './FilterBar';

const states = { new: 3, invited: 117, opened: 0, silent: 110, yes: 5, no: 2, unreachable: 1 };
const counts = { total: 120, states, newUnreachable: 0, newByText: 0, tags: [], moreTags: false };

interface Shown {
  state?: GuestState;
  isCounted?: boolean;
  unreachable?: number;
}

async function show({ state, isCounted = true, unreachable = 1 }: Shown) {
  const onState = jest.fn();
  fakeServer({});
  await renderRoute(
    <FilterBar
      counts={{ ...counts, states: { ...states, unreachable } }}
      isCounted={isCounted}
      isCounting={false}
      state={state}
      onState={onState}
    />,
    '/Feststar/contacts',
    '/:idOrSlug/contacts',
  );
  return onState;
}

async function namesWith(shown: Shown): Promise<(string | null)[]> {
  await show(shown);
  await screen.findByRole('group');
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

const ALL = [
  'All 120',
  'Not invited 3',
  'Invited 117',
  'No reply 110',
  'Coming 5',
  'Not coming 2',
  'Can’t be reached 1',
];

describe('the states of guests (rule: contact-filters)', () => {
  it('go along the way of a guest, with those who cannot be reached apart at the end, and leave out a state that no guest has', async () => {
    expect(await namesWith({})).toEqual(ALL);
    expect(document.querySelector('[role=separator]')?.nextElementSibling?.textContent).toBe('Can’t be reached 1');
    expect(document.querySelectorAll('[role=separator]')).toHaveLength(1);
    cleanup();
    expect(await namesWith({ unreachable: 0 })).toEqual(ALL.filter((name) => name !== 'Can’t be reached 1'));
    expect(document.querySelector('[role=separator]')).toBeNull();
  });

  it('keep the state that is chosen although no guest has it', async () => {
    expect(await namesWith({ state: 'opened' })).toContain('Seen 0');
  });

  it('are the same without numbers during a search', async () => {
    expect((await namesWith({ isCounted: false })).slice(0, 3)).toEqual(['All', 'Not invited', 'Invited']);
  });

  it('are on a phone one choice that shows what is chosen, and offers the same', () =>
    onAPhone(async () => {
      const onState = await show({ state: 'silent' });
      const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Show guests' });
      expect(choice.selectedOptions[0]?.textContent).toBe('No reply 110');
      expect([...choice.options].map(({ text }) => text)).toEqual(ALL);
      await userEvent.selectOptions(choice, 'Coming 5');
      await userEvent.selectOptions(choice, 'All 120');
      expect(onState.mock.calls).toEqual([['yes'], ['']]);
      expect(screen.queryByRole('button')).toBeNull();
    }));
});
