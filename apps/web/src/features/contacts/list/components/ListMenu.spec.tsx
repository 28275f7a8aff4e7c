import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { ListMenu } from './ListMenu';

const partyId = 'a'.repeat(24);

afterEach(cleanup);

const open = async (list: Partial<ComponentProps<typeof ListMenu>> = {}) => {
  fakeServer({});
  const onSort = jest.fn();
  const found = { total: 110, atLeast: false };
  await renderRoute(
    <ListMenu partyId={partyId} narrowed={{}} found={found} sort="email" onSort={onSort} {...list} />,
    '/',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sorting and spreadsheet' }));
  return { menu: within(screen.getByRole('menu')), onSort };
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
