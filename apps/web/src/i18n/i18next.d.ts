import 'i18next';
import type around from './da/around';
import type guest from './da/guest';
import type host from './da/host';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof guest & typeof around & typeof host;
  }
}
