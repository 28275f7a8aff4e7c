import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pageAt } from '@festlig/domain/web/pages';
import { pageModules } from './page-modules';

const host = { language: 'da', isEditor: true, isUser: true } as const;
const user = { ...host, isEditor: false };
const visitor = { ...user, isUser: false };
const PATHS = ['', '/photos', '/wishlist', '/contacts', '/invitations', '/rsvps', '/settings', '/plan'];

describe('the modules that a page begins with (rule: host-page-whole)', () => {
  it.each([...PATHS.map((path) => `/sommer${path}`), '/da/parties', '/da/account'])(
    'are files of the web app: %s',
    (path) => {
      const names = pageModules(pageAt(path), host);
      expect(names).toEqual(expect.arrayContaining(['src/app/UserMenu.tsx', 'src/i18n/da/host.ts']));
      expect(names.filter((name) => !existsSync(join(process.cwd(), 'apps/web', name)))).toEqual([]);
    },
  );

  it.each(PATHS.filter((path) => !['/photos', '/wishlist'].includes(path)))(
    'are none of a host for all others: /sommer%s',
    (path) => {
      for (const other of [user, visitor]) expect(pageModules(pageAt(`/sommer${path}`), other)).toEqual([]);
    },
  );

  it('are, for guests, those of what is open over the invitation', () => {
    expect(pageModules(pageAt('/sommer/photos'), visitor)).toEqual([
      'src/features/gallery/routes/GalleryRoute.tsx',
      'src/i18n/da/around.ts',
    ]);
    expect(pageModules(pageAt('/sommer/wishlist'), user)).toEqual([
      'src/features/wishlist/routes/WishlistRoute.tsx',
      'src/i18n/da/around.ts',
    ]);
  });

  it.each(['/da/parties', '/da/account'])('are none for visitors, who log in first: %s', (path) => {
    expect(pageModules(pageAt(path), visitor)).toEqual([]);
  });

  it('are, for everybody who begins an invitation, those of the wizard, and none of its next page', () => {
    for (const anyone of [user, visitor]) {
      expect(pageModules(pageAt('/da/new/wedding'), anyone)).toEqual([
        'src/features/wizard/routes/WizardRoute.tsx',
        'src/i18n/da/host.ts',
      ]);
      expect(pageModules(pageAt('/da/new/wedding/edit'), anyone)).toEqual([]);
    }
    expect(existsSync(join(process.cwd(), 'apps/web/src/features/wizard/routes/WizardRoute.tsx'))).toBe(true);
  });

  it.each(['/', '/da/login', '/da/bryllup', '/sommer/photos/wall', '/sommer/nothing', '/da/nothing'])(
    'are none of a page that is the same for all: %s',
    (path) => expect(pageModules(pageAt(path), host)).toEqual([]),
  );
});
