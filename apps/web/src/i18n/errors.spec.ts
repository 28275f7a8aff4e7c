import { allCalls } from '@festlig/contracts/all';
import { refusalsOf } from '@festlig/contracts/all/refusals';
import * as contacts from '@festlig/contracts/contacts/guest-http';
import * as identity from '@festlig/contracts/identity/guest-http';
import * as party from '@festlig/contracts/party/guest-http';
import * as rsvp from '@festlig/contracts/rsvp/guest-http';
import { beforeEach, describe, expect, it } from '@jest/globals';
import i18next, { type InitOptions } from 'i18next';
import guest from './da/guest';
import { loader } from './load';

// Another test file may have given i18next its texts.
const options = { lng: 'da', fallbackLng: false, ns: ['errors'], defaultNS: 'app' } satisfies InitOptions;
beforeEach(() => void delete i18next.options.resources);

describe('the errors that guests load', () => {
  it('include every refusal of the calls that a guest’s page makes', () => {
    const names = [contacts, identity, party, rsvp].flatMap((bindings) => Object.values(bindings));
    const asked = new Set<string>(names.map(({ name }) => name));
    const codes = new Set(allCalls.filter(({ name }) => asked.has(name)).flatMap(refusalsOf));
    expect([...codes].filter((code) => !(code in guest.errors))).toEqual([]);
  });

  it('are joined by those of what is open over the invitation, without those of hosts', async () => {
    await i18next.use(loader).init(options);
    const t = i18next.getFixedT('da', 'errors');
    await i18next.loadNamespaces('wishlist');
    expect([t('invalid'), t('wish_taken'), t('link_unreachable')]).toEqual([
      'Det ser ikke rigtigt ud.',
      'Nogen nåede det lige før dig.',
      'link_unreachable',
    ]);
  });

  it('are joined by those of hosts when a text for hosts is loaded', async () => {
    await i18next.use(loader).init(options);
    const t = i18next.getFixedT('da', 'errors');
    expect([t('invalid'), t('login_failed')]).toEqual(['Det ser ikke rigtigt ud.', 'login_failed']);
    await i18next.loadNamespaces('account');
    expect([t('invalid'), t('login_failed')]).toEqual([
      'Det ser ikke rigtigt ud.',
      'E-mailen eller adgangskoden er forkert.',
    ]);
  });
});
