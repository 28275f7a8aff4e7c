import i18next, { type BackendModule } from 'i18next';
import type { Language } from './language';

/**
 * Guests need few texts, hosts many: a language has one file for the invitation, one for what guests open over or after it, and one
 * for hosts, each loaded when first needed.
 */
export const GUEST_NAMESPACES = new Set(['app', 'errors', 'party-page', 'guest-reply', 'thread']);
const AROUND_NAMESPACES = new Set(['gallery', 'not-found', 'pager', 'photo-upload', 'wall', 'wishlist']);
const files = {
  da: { guest: () => import('./da/guest'), around: () => import('./da/around'), host: () => import('./da/host') },
  en: { guest: () => import('./en/guest'), around: () => import('./en/around'), host: () => import('./en/host') },
};

/** The texts of what guests open over the invitation. */
export const aroundTexts = (language: Language): Promise<unknown> => files[language].around();

/** i18next asks for one namespace at a time; its file is loaded once. */
export const loader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const { guest, around, host } = files[language as Language];
    const file = GUEST_NAMESPACES.has(namespace) ? guest : AROUND_NAMESPACES.has(namespace) ? around : host;
    file().then(
      (module) => {
        const texts: Record<string, object> = module.default;
        // All texts of the file are here, so that no part of a page waits for its own later. Its errors join those of
        // the invitation.
        if (file !== guest) for (const name in texts) i18next.addResourceBundle(language, name, texts[name], true);
        done(null, texts[namespace] as never);
      },
      (error: Error) => done(error, null),
    );
  },
};
