import i18next, { type BackendModule } from 'i18next';
import type { Language } from './language';

/** Guests need few texts, hosts many: two files a language, loaded when first needed. */
export const GUEST_NAMESPACES = new Set(['app', 'errors', 'party-page', 'guest-reply', 'thread', 'unsubscribe']);
const files = {
  da: { guest: () => import('./da/guest'), host: () => import('./da/host') },
  en: { guest: () => import('./en/guest'), host: () => import('./en/host') },
};

/** i18next asks for one namespace at a time; its file is loaded once. */
export const loader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const { guest, host } = files[language as Language];
    const file = GUEST_NAMESPACES.has(namespace) ? guest : host;
    file().then(
      (module) => {
        const texts: Record<string, object> = module.default;
        // The errors of hosts' calls join those that guests can meet.
        if (file === host) i18next.addResourceBundle(language, 'errors', texts['errors'], true);
        done(null, texts[namespace] as never);
      },
      (error: Error) => done(error, null),
    );
  },
};
