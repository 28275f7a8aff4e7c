import type { BackendModule } from 'i18next';
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
    const file = files[language as Language][GUEST_NAMESPACES.has(namespace) ? 'guest' : 'host'];
    file().then(
      (module) => done(null, (module.default as Record<string, object>)[namespace] as never),
      (error: Error) => done(error, null),
    );
  },
};
