import { aUser } from '@festlig/testing/service/a-user';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderRoute } from '../components/testing/render-route';
import { keepAnswers, keptAnswers } from '../features/wizard/answers.model';
import { keepOnDevice, lastDraftText } from '../features/wizard/device-draft.model';
import { aDraft } from '../draft.fixture';
import UserMenu from './UserMenu';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

it('takes the drafts out of the browser when the user logs out, and at nothing else (rule: draft-party)', async () => {
  sessionStorage.setItem('festlig_draft', JSON.stringify(aDraft()));
  keepAnswers({ name: 'Emma' });
  keepOnDevice({ id: 'a'.repeat(32), draft: aDraft() }, Date.now());
  await renderRoute(<UserMenu user={aUser()} isNamed={false} />, '/en');
  const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Your menu' }));
  openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'My events' }));
  expect([lastDraftText(), sessionStorage.getItem('festlig_draft')]).not.toContain(null);
  expect(keptAnswers()).toEqual({ name: 'Emma' });
  openMenu();
  const logOut = await screen.findByRole('menuitem', { name: 'Log out' });
  // Leaving the page is for a real browser.
  logOut.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(logOut);
  expect([lastDraftText(), sessionStorage.getItem('festlig_draft')]).toEqual([null, null]);
  expect(keptAnswers()).toEqual({});
});
