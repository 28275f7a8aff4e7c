/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import type { Party } from '@festlig/contracts/party';
import { heroIn, heroUpright } from '@festlig/domain/web/hero-image';
import { aParty } from '@festlig/testing/party';
import { dataBlock } from './html';
import { accentSheet, appHead, invitationHead, partyDescription, shortened } from './page-head';

const party = aParty({
  id: 'a'.repeat(24),
  sid: 'abcdEFGH',
  title: 'Emma & "Ole" <3',
  body: '<p>Kom og <strong>dans</strong></p><p>med os</p>',
  description: '',
  date: '2027-06-20T16:00:00Z',
  heroImage: '/media/hero-images/party/confetti-light.jpg',
  location: { address: 'Orangeriet, Frederiksberg', latitude: 55.67, longitude: 12.52 },
});
const headOf = (change: Partial<Party> = {}) => {
  document.head.innerHTML = invitationHead({ ...party, ...change }, 'https://festlig.example');
  const event = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return {
    meta: (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    event: JSON.parse(event) as Record<string, unknown>,
  };
};

const DRAWING = '/media/hero-images/party/confetti-dusk-dark.jpg';
const OWN = `/media/images/a/b/c0ffee-${'fed0120f0abc999'.repeat(2)}-light.jpg`;

describe('the head of an invitation', () => {
  it('describes the invitation, its time and its place for a link shown in a chat', () => {
    const { meta } = headOf();
    expect(meta('og:title')).toBe('Emma & "Ole" <3');
    expect(meta('og:description')).toBe(
      'Søndag den 20. juni 2027 kl. 18.00 · Orangeriet, Frederiksberg · Kom og dans med os',
    );
    expect(meta('description')).toBe(meta('og:description'));
    expect(meta('og:locale')).toBe('da_DK');
    expect(meta('og:url')).toBe('https://festlig.example/abcdEFGH');
    expect(meta('og:image')).toBe('https://festlig.example/media/hero-images/party/confetti-light.jpg');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1600', '900']);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(document.title).toBe('Emma & "Ole" <3 · Festlig');
  });

  it('says in chats what begins when, where there are several items (rule: programme-in-brief)', () => {
    const location = { address: '', latitude: null, longitude: null };
    const church = { id: 'a', date: party.date, title: 'Vielse', location };
    const programme = [church, { ...church, id: 'b', date: '2027-06-20T19:00:00Z', title: 'Fest' }];
    expect(headOf({ programme }).meta('og:description')).toMatch(
      /^Søndag den 20\. juni 2027 · 18\.00\u00A0Vielse, 21\.00\u00A0Fest · Orangeriet/,
    );
    expect(headOf({ programme, endDate: '2027-06-21T00:00:00Z' }).meta('og:description')).toMatch(
      /^Søndag den 20\. juni 2027 kl\. 18\.00–02\.00 · 18\.00\u00A0Vielse, 21\.00\u00A0Fest · /,
    );
    expect(headOf({ programme: [church] }).meta('og:description')).toMatch(/2027 kl\. 18\.00 · Orangeriet/);
  });

  it('names in chats each place with its time, and the party’s own only where the time belongs to it (rule: programme-places)', () => {
    const at = (address: string) => ({ address, latitude: null, longitude: null });
    const church = { id: 'a', date: party.date, title: 'Vielse', location: at('Ribe Domkirke') };
    const feast = { id: 'b', date: '2027-06-20T19:00:00Z', title: 'Fest', location: at('') };
    const dance = { ...feast, id: 'c', date: '2027-06-20T20:00:00Z', title: 'Dans' };
    const said = (change: Partial<Party>) =>
      headOf({ body: '', ...change })
        .meta('og:description')
        ?.replaceAll('\u00A0', ' ');
    const day = 'Søndag den 20. juni 2027';
    expect(said({ programme: [church, feast, dance] })).toBe(
      `${day} · 18.00 Vielse (Ribe Domkirke), 21.00 Fest (Orangeriet, Frederiksberg), 22.00 Dans`,
    );
    // All of it is at one place.
    expect(said({ programme: [feast, dance] })).toBe(
      `${day} kl. 18.00 · 21.00 Fest, 22.00 Dans · Orangeriet, Frederiksberg`,
    );
    // None of it is at the party's own place.
    const elsewhere = { ...feast, location: at('Ribe Domkirke') };
    expect(said({ programme: [church, elsewhere] })).toBe(
      `${day} · 18.00 Vielse (Ribe Domkirke), 21.00 Fest · Festen: Orangeriet, Frederiksberg`,
    );
    expect(said({ programme: [church] })).toBe(
      `${day} · 18.00 Vielse (Ribe Domkirke) · Festen: Orangeriet, Frederiksberg`,
    );
    expect(said({ programme: [church], language: 'en' })).toMatch(
      /18:00 Vielse \(Ribe Domkirke\) · The party: Orangeriet, Frederiksberg$/,
    );
    // The party has no place of its own.
    expect(said({ programme: [church, feast], location: at('') })).toBe(
      `${day} · 18.00 Vielse (Ribe Domkirke), 21.00 Fest`,
    );
  });

  it('says that a party is cancelled, in chats and to calendars (rule: party-cancelled)', () => {
    const { meta, event } = headOf({ cancelled: true });
    expect(meta('og:title')).toBe('Aflyst: Emma & "Ole" <3');
    expect(event['eventStatus']).toBe('https://schema.org/EventCancelled');
    expect(headOf().event['eventStatus']).toBe('https://schema.org/EventScheduled');
  });

  it("puts the host's own description first", () => {
    const { meta } = headOf({ description: '<p>Emma &amp; Ole fejrer sommeren</p>' });
    expect(meta('og:description')).toBe(
      'Emma & Ole fejrer sommeren · Søndag den 20. juni 2027 kl. 18.00 · Orangeriet, Frederiksberg',
    );
  });

  it('shows of a frame, which would be empty without its title, a part in chats (rule: hero-untitled)', () => {
    const { meta, event } = headOf({ heroImage: '/media/hero-images/wedding/linen-wreath-light.jpg' });
    const part = 'https://festlig.example/media/hero-images/wedding/parts/linen-wreath-light.jpg';
    expect([meta('og:image'), event['image']]).toEqual([part, [part]]);
  });

  it.each([
    ['a drawing', 'default', DRAWING, 5],
    ["a host's own picture, which is upright beside its title", 'default', OWN, 5],
    ["a host's own picture on a classic card", 'legacyDefault', OWN, 5],
    ["a host's own picture of an earlier version", 'legacyDefault', '/media/images/a/b/c0ffee-light.jpg', 0],
    ['a drawing that is not known', 'default', '/media/hero-images/party/another-light.jpg', 0],
  ] as const)(
    'has the colours of the picture for its place until it has come: %s (rule: hero-colours)',
    (_, themeName, heroImage, count) => {
      headOf({ heroImage, themeName, layout: 'beside' });
      const src = heroImage === OWN && themeName === 'default' ? heroUpright(OWN) : heroImage;
      document.body.innerHTML = `<div><picture><img src="${src}"></picture></div><div><picture><img src="/other.jpg"></picture></div>`;
      const style = document.querySelector('style')?.textContent ?? '';
      const [, selector = '', gradient = ''] = /^(.+)\{background:linear-gradient\((.+)\)\}$/.exec(style) ?? [];
      expect(gradient.match(/#[0-9a-f]{6}(?=,|$)/g)?.length ?? 0).toBe(count);
      if (count === 0) return;
      const [own, other] = [...document.querySelectorAll('body > div')];
      expect([own?.matches(selector), other?.matches(selector)]).toEqual([true, false]);
    },
  );

  it.each([
    [OWN, 'default', 'picture', [heroUpright(OWN), OWN]],
    [OWN, 'default', 'beside', [heroUpright(OWN), heroUpright(OWN)]],
    [OWN, 'default', 'under', [heroUpright(OWN), OWN]],
    [OWN, 'legacyDefault', 'picture', [heroUpright(OWN), OWN]],
    [DRAWING, 'default', 'beside', [heroUpright(DRAWING), DRAWING]],
  ] as const)(
    'fetches the picture %s as the theme %s with the title of layout %s shows it, on narrow screens and on wide ones (rules: own-hero-clear, layout-chosen)',
    (heroImage, themeName, layout, paths) => {
      headOf({ heroImage, themeName, layout });
      const links = [...document.querySelectorAll('link[rel=preload][as=image]')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(paths.map((path) => heroIn(path, 'avif')));
    },
  );

  it('gives a guest’s page its accent and its typeface (rules: accent-of-picture, typeface-of-picture)', () => {
    document.head.innerHTML = accentSheet({ typeface: 'bricolage', accent: { light: '#6c2e54', dark: '#dfb1ca' } });
    const rules = document.querySelector('style#accent')?.textContent ?? '';
    expect(rules).toMatch(
      /^article,.*--berry:#6c2e54;.*@media screen and \(prefers-color-scheme:dark\).*--berry:#dfb1ca;/,
    );
    expect(rules).toContain('--title:"Bricolage Grotesque", ');
  });

  it('keeps private pages out of search engines', () => expect(headOf().meta('robots')).toBe('noindex'));

  it('contains the event for calendars, with the offset of its own time zone', () => {
    expect(headOf().event).toMatchObject({
      '@type': 'Event',
      name: 'Emma & "Ole" <3',
      startDate: '2027-06-20T18:00:00+02:00',
      location: { address: 'Orangeriet, Frederiksberg', geo: { latitude: 55.67, longitude: 12.52 } },
    });
    expect(headOf({ date: '2027-01-02T02:30:00Z', zone: 'America/New_York' }).event['startDate']).toBe(
      '2027-01-01T21:30:00-05:00',
    );
  });

  it('contains the end and the programme as events of their own (rules: event-end, party-programme)', () => {
    const location = { address: 'Vor Frue Kirke', latitude: null, longitude: null };
    const programme = [{ id: 'a', date: '2027-06-20T17:00:00Z', title: 'Vielse', location }];
    const { event } = headOf({ endDate: '2027-06-20T22:00:00Z', programme });
    expect(event).toMatchObject({
      endDate: '2027-06-21T00:00:00+02:00',
      subEvent: [{ name: 'Vielse', startDate: '2027-06-20T19:00:00+02:00', location: { address: 'Vor Frue Kirke' } }],
    });
    // Where guests come first, as in their calendar (rule: calendar-entry).
    expect(event['location']).toMatchObject({ address: 'Vor Frue Kirke' });
    expect(Object.keys(headOf().event)).not.toEqual(expect.arrayContaining(['endDate', 'subEvent']));
  });

  it('omits missing values', () => {
    const { meta, event } = headOf({
      heroImage: null,
      slug: 'emma',
      language: 'en',
      location: { address: '', latitude: null, longitude: null },
    });
    expect(meta('og:image')).toBeUndefined();
    expect(meta('twitter:card')).toBe('summary');
    expect(meta('og:url')).toBe('https://festlig.example/emma');
    expect(meta('og:description')).toBe('Sunday 20 June 2027 at 18:00 · Kom og dans med os');
    expect([event['image'], event['location']]).toEqual([undefined, undefined]);
  });
});

describe('search engines', () => {
  it('are kept from a page for those with the link, and may index a public one (rule: party-visibility)', () => {
    expect(invitationHead(party, 'https://festlig.example')).toContain('noindex');
    expect(invitationHead({ ...party, visibility: 'public' }, 'https://festlig.example')).not.toContain('noindex');
  });
});

describe('the description of a page', () => {
  it('is cut between two words', () => {
    expect(shortened('en to tre', 9)).toBe('en to tre');
    expect(shortened('en to tre fire', 9)).toBe('en to…');
    expect(shortened('x'.repeat(30), 9)).toBe(`${'x'.repeat(8)}…`);
    expect(partyDescription({ ...party, body: 'ord '.repeat(200) }).length).toBeLessThanOrEqual(200);
  });
});

describe('the head of the app’s other pages', () => {
  it('keeps search engines out, and says when there is no page', () => {
    for (const page of ['other', 'none'] as const) expect(appHead(page, 'da')).toContain('noindex');
    expect(appHead('none', 'en')).toContain('We cannot find the page');
  });
});

describe('data in a page', () => {
  it('is read back unchanged, and cannot end its element', () => {
    const data = { title: '</script><script>alert(1)</script><!--', sign: '\u2028&' };
    const html = dataBlock('application/json', data, 'first-data');
    document.body.innerHTML = html;
    expect(document.body.querySelectorAll('script')).toHaveLength(1);
    expect(JSON.parse(document.getElementById('first-data')?.textContent ?? '')).toEqual(data);
  });
});
