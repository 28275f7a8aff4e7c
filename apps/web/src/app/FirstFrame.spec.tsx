import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { renderFrame } from '../guest-server';
import type { FirstFrameProps } from './FirstFrame';

const frame: FirstFrameProps = {
  language: 'da',
  pathname: '/sommer/invitations',
  party: { rsvpEnabled: true },
  partyRef: 'sommer',
  hasPhotos: true,
  isInvitation: false,
};
function show(changes: Partial<FirstFrameProps> = {}) {
  const page = document.createElement('div');
  page.innerHTML = renderFrame({ ...frame, ...changes });
  document.body.replaceChildren(page);
  return within(page);
}
const links = (page: ReturnType<typeof show>) =>
  within(page.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the frame of a host’s page, as the server sends it (rule: host-page-whole)', () => {
  it('has the menu of the party as the app draws it, with the page that is shown', () => {
    const page = show();
    expect(links(page)).toEqual([
      'Invitation /sommer',
      'Gæsteliste /sommer/contacts',
      'Beskeder /sommer/invitations',
      'Svar /sommer/rsvps',
      'Billeder /sommer/photos',
      'Ønskeliste /sommer/wishlist',
      'Indstillinger /sommer/settings',
    ]);
    expect(page.getByRole('link', { current: 'page' }).textContent).toBe('Beskeder');
    expect(page.getByRole('status').textContent).not.toBe('');
  });

  it('leaves out what the party does not have', () => {
    const page = show({ language: 'en', hasPhotos: false, party: { rsvpEnabled: false } });
    expect(links(page).join()).not.toMatch(/photos|rsvps/);
    expect(links(page).at(-1)).toBe('Settings /sommer/settings');
  });

  it('marks “More” on the page of the plan, to which it leads on a phone (rule: party-menu-plan)', () => {
    const marked = () => [...document.querySelectorAll('[data-current]')].map(({ textContent }) => textContent);
    show({ pathname: '/sommer/plan' });
    expect(marked()).toEqual(['Mere']);
    show();
    expect(marked()).toEqual([]);
  });

  it('has no menu of a party on a user’s other pages', () => {
    const page = show({ party: null, pathname: '/da/parties', partyRef: '' });
    expect(page.queryByRole('navigation')).toBeNull();
    expect(page.getByRole('banner').textContent).toContain('EN');
  });

  it('leaves the room below the bar to the words of an invitation', () => {
    const page = show({ isInvitation: true, pathname: '/sommer' });
    expect(page.queryByRole('main')).toBeNull();
    expect(page.getByRole('link', { current: 'page' }).textContent).toBe('Invitation');
  });

  it('can have no markup from an address', () => {
    show({ partyRef: '"><img src=x>', pathname: '/"><img src=x>' });
    expect(document.querySelector('img')).toBeNull();
  });
});
