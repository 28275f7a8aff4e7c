/** @jest-environment jsdom */
import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { firstWords } from './first-words';

const party = aParty({
  id: 'a'.repeat(24),
  sid: 'abcdEFGH',
  title: 'Emma & "Ole" <3',
  body: '<p>Kom og <strong>dans</strong></p><p>1 &lt; 2<img src=x onerror=alert(1)></p>',
  date: '2027-06-20T16:00:00Z',
  location: { address: '<b>Orangeriet</b>', latitude: null, longitude: null },
});
const shown = (change: Partial<Party> = {}) => {
  document.body.innerHTML = firstWords({ ...party, ...change });
  return document.querySelector('main')!;
};

describe('the first text of an invitation', () => {
  it("contains title, time, place and the host's text, all of it escaped", () => {
    const main = shown();
    expect(main.lang).toBe('da');
    expect(main.querySelector('h1')?.textContent).toBe('Emma & "Ole" <3');
    expect([...main.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
      'Søndag den 20. juni 2027 kl. 18.00',
      '<b>Orangeriet</b>',
      'Kom og dans\n\n1 < 2',
    ]);
    expect(main.querySelector('img, b, script')).toBeNull();
  });

  it('has its title in the typeface of the picture, or else of the occasion (rule: typeface-of-picture)', () => {
    const fontOf = (heroImage: string | null) => {
      shown({ heroImage, type: 'christmas' });
      return /h1\{[^}]*[\d.]+ "([^"]+)"/.exec(document.querySelector('style')?.textContent ?? '')?.[1];
    };
    expect(fontOf('/media/hero-images/wedding/linen-wreath-light.jpg')).toBe('Cormorant Garamond');
    expect([fontOf('/media/images/a/b/c0ffee-light.jpg'), fontOf(null)]).toEqual(['Young Serif', 'Young Serif']);
  });

  it('has its title in the typeface that the host has chosen (rule: look-chosen)', () => {
    shown({ heroImage: '/media/hero-images/wedding/linen-wreath-light.jpg', lettering: 'fredoka' });
    expect(document.querySelector('style')?.textContent).toMatch(/h1\{[^}]*[\d.]+ "Fredoka"/);
  });

  it('says who invites, except to a cancelled party and where the title says it (rules: host-named, invited-once)', () => {
    const hostName = 'Karen <b>Holm</b>';
    expect(shown({ hostName }).querySelector('p')?.textContent).toBe('Karen <b>Holm</b> inviterer');
    expect(shown({ hostName, invitedBy: 'Karen & Bo' }).querySelector('p')?.textContent).toBe('Karen & Bo inviterer');
    expect(shown({ hostName, cancelled: true }).textContent).not.toContain('inviterer');
    const couple = { hostName, invitedBy: 'Karen & Bo', title: 'Karen & Bo skal giftes' };
    expect(shown(couple).querySelector('p')?.textContent).toBe('Du er inviteret');
    expect(shown({ ...couple, cancelled: true }).textContent).not.toContain('inviteret');
  });

  it('says when the party ends, and has its programme (rule: party-programme)', () => {
    const programme = [
      { id: 'a', date: '2027-06-20T17:00:00Z', title: 'Kage <b>', location: { ...party.location, address: 'Haven' } },
    ];
    const main = shown({ endDate: '2027-06-20T22:00:00Z', programme });
    const [when, , items] = [...main.querySelectorAll('p')].map((p) => p.textContent);
    expect(when).toBe('Søndag den 20. juni 2027 kl. 18.00–00.00');
    expect(items).toBe('19.00 Kage <b>, Haven');
  });

  it('leaves the places to the programme where it names several, also the party’s own (rule: programme-places)', () => {
    const place = (address: string) => ({ address, latitude: null, longitude: null });
    const church = { id: 'a', date: '2027-06-20T16:00:00Z', title: 'Vielse', location: place('Kirken') };
    const dinner = { ...church, id: 'b', date: '2027-06-20T19:00:00Z', title: 'Fest', location: place('') };
    const lines = (programme: (typeof church)[]) =>
      [...shown({ location: place('Kroen'), body: '', programme }).querySelectorAll('p')]
        .slice(1)
        .map((p) => p.textContent);
    expect(lines([church, dinner])).toEqual(['18.00 Vielse, Kirken\n21.00 Fest, Kroen']);
    expect(lines([church])).toEqual(['Kroen', '18.00 Vielse, Kirken']);
    expect(lines([dinner])).toEqual(['Kroen', '21.00 Fest, Kroen']);
  });

  it("has the host's own links below the title, in their order and escaped (rule: party-actions)", () => {
    const main = shown({ actions: { 'https://b.example/?x="1"&y': 'Hotel <b>', 'https://a.example/': 'Gaver' } });
    const links = [...main.querySelectorAll('h1 + p a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('rel')])).toEqual([
      ['https://b.example/?x="1"&y', 'Hotel <b>', 'noopener nofollow'],
      ['https://a.example/', 'Gaver', 'noopener nofollow'],
    ]);
  });

  it('omits missing values', () => {
    const main = shown({ body: '', location: { address: '', latitude: null, longitude: null } });
    expect(main.querySelectorAll('p')).toHaveLength(1);
  });
});
