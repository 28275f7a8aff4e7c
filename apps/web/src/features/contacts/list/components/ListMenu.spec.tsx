import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { guestCounts } from '../../../../components/testing/opened-invitations';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { ListMenu } from './ListMenu';

const partyId = 'a'.repeat(24);

afterEach(cleanup);

const open = async (list: Partial<ComponentProps<typeof ListMenu>> = {}) => {
  fakeServer({});
  const [onSort, onState] = [jest.fn(), jest.fn()];
  const found = { total: 110, atLeast: false };
  await renderRoute(
    <ListMenu
      partyId={partyId}
      narrowed={{}}
      found={found}
      counts={guestCounts({ invited: 117 })}
      isCounted
      state={undefined}
      onState={onState}
      sort="email"
      onSort={onSort}
      {...list}
    />,
    '/',
  );
  await userEvent.click(screen.getByRole('button', { name: 'More filters, sorting and spreadsheet' }));
  return { menu: within(screen.getByRole('menu')), onSort, onState };
};

it('says how the guests are sorted, and sorts them otherwise', async () => {
  const { menu, onSort } = await open();
  expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toBe('E-mail');
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'Last added' }));
  expect(onSort).toHaveBeenCalledWith('-createdAt');
});

it('has the file of the guests that are found, and none of nobody (rule: contact-export)', async () => {
  const all = await open();
  const whole = all.menu.getByRole('menuitem', { name: 'Download as spreadsheet' });
  expect(whole.getAttribute('href')).toBe(`/export/${partyId}/contacts.csv`);
  cleanup();
  const some = await open({ narrowed: { tag: 'Familie' } });
  const found = some.menu.getByRole('menuitem', { name: 'Download the 110 results as a spreadsheet' });
  expect(found.getAttribute('href')).toContain('tag=Familie');
  cleanup();
  const none = await open({ narrowed: { search: 'x' }, found: { total: 0, atLeast: false } });
  expect(none.menu.queryByRole('menuitem')).toBeNull();
});

it('has the filters that are not above the list, without the state that no guest has, and ends one that is chosen (rule: contact-filters)', async () => {
  const { menu, onState } = await open();
  expect(menu.queryByRole('menuitemradio', { name: /^Seen/ })).toBeNull();
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'Invited 117' }));
  expect(onState).toHaveBeenCalledWith('invited');
  cleanup();
  const chosen = await open({ state: 'opened', isCounted: false });
  expect(chosen.menu.getByRole('menuitemradio', { name: 'Invited' }).getAttribute('aria-checked')).toBe('false');
  const seen = chosen.menu.getByRole('menuitemradio', { name: 'Seen' });
  expect(seen.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(seen);
  expect(chosen.onState).toHaveBeenCalledWith('');
});
