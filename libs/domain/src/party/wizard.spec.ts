import { PARTY_TYPES } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { isBot, partyFromWizard, type WizardInput } from './wizard';

const zone = 'Europe/Copenhagen';
const input: WizardInput = {
  type: 'birthday',
  name: 'Emma',
  date: '2027-06-20',
  clock: '18:00',
  location: { address: ' Havnen 1 ', latitude: null, longitude: null },
  zip: '',
};
const own = {
  anniversary: { type: 'anniversary', year: '25' },
  baptism: { type: 'baptism', childName: 'Alma' },
  wedding: { type: 'wedding', nameOnSpouse: 'Mikkel', churchLocation: 'Vor Frue Kirke' },
} as const;
const everyOwn = { ...own.anniversary, ...own.baptism, ...own.wedding };
const around = {
  language: 'da',
  zone,
  heroImages: { birthday: ['/b/1.jpg', '/b/2.jpg'], party: ['/p/1.jpg'] },
} as const;

it('recognises a bot by the hidden field', () => {
  expect(isBot({ zip: '2100' })).toBe(true);
  expect(isBot({ zip: '' })).toBe(false);
  expect(isBot({})).toBe(false);
});

describe('partyFromWizard', () => {
  it('fills in the occasion’s text and picture, the instant in UTC and a trimmed address', () => {
    expect(partyFromWizard(input, around)).toMatchObject({
      type: 'birthday',
      title: 'Emmas fødselsdag',
      date: '2027-06-20T16:00:00Z',
      zone,
      heroImage: '/b/1.jpg',
      location: { address: 'Havnen 1', latitude: null, longitude: null },
    });
    expect(partyFromWizard({ ...input, date: '2027-12-20' }, around).date).toBe('2027-12-20T17:00:00Z');
  });

  it('writes possessive names as the language does', () => {
    expect(partyFromWizard({ ...input, name: 'Lars' }, around).title).toBe('Lars’ fødselsdag');
    expect(partyFromWizard(input, { ...around, language: 'en' }).title).toBe('Emma’s birthday');
    expect(partyFromWizard({ ...input, name: 'James' }, { ...around, language: 'en' }).title).toBe('James’ birthday');
  });

  it('escapes HTML in names', () => {
    const made = partyFromWizard({ ...input, name: '<b>Bo</b> & Ea' }, around);
    expect(made.body).toContain('&lt;b&gt;Bo&lt;/b&gt; &amp; Ea');
    expect(made.body).not.toContain('<b>');
  });

  it.each([
    ['da', 'wedding', 'Emma og Mikkel skal giftes'],
    ['da', 'baptism', 'Almas barnedåb'],
    ['da', 'anniversary', 'Emmas 25-års jubilæum'],
    ['en', 'wedding', 'Emma and Mikkel are getting married'],
    ['en', 'baptism', 'Alma’s baptism'],
    ['en', 'anniversary', 'Celebrating 25 years with Emma'],
  ] as const)('makes a title in language %s for a %s: %s', (language, type, title) => {
    expect(partyFromWizard({ ...input, ...everyOwn, type }, { ...around, language }).title).toBe(title);
  });

  it('names the place of a wedding ceremony, and the person who invites to a baptism', () => {
    expect(partyFromWizard({ ...input, ...own.wedding }, around).body).toContain('<p>Vielse: Vor Frue Kirke</p>');
    expect(partyFromWizard({ ...input, ...own.baptism }, around).body).toContain('<p>Kærlig hilsen Emma</p>');
  });

  it('begins sentences with a capital letter, and makes natural English titles for several people', () => {
    const family = { ...input, name: 'familien Holm' };
    expect(partyFromWizard({ ...family, type: 'christmas' }, around).description).toBe(
      '<p>Familien Holm inviterer til jul.</p>',
    );
    expect(partyFromWizard({ ...family, type: 'christmas' }, around).title).toBe('Jul hos familien Holm');
    const english = { ...around, language: 'en' } as const;
    const couple = { ...input, name: 'Emma and James', type: 'party' } as const;
    expect(partyFromWizard(couple, english).title).toBe('Emma and James’ party');
    expect(partyFromWizard({ ...couple, type: 'christmas' }, english).title).toBe('Christmas with Emma and James');
  });

  it.each(PARTY_TYPES)('has text in both languages and a picture for %s', (type) => {
    for (const language of ['da', 'en'] as const) {
      const made = partyFromWizard({ ...input, ...everyOwn, type }, { ...around, language });
      expect(made.title).toMatch(/Emma|Alma/);
      expect(`${made.title}${made.body}${made.description}`).not.toMatch(/undefined| {2}/);
      expect(made.body).toMatch(/^(<p>.+<\/p>){2,3}$/);
      expect(made.description).toMatch(/^<p>.+<\/p>$/);
      expect(made.heroImage).not.toBeNull();
    }
  });

  it('leaves the picture out when there are none', () => {
    expect(partyFromWizard(input, { ...around, heroImages: {} }).heroImage).toBeNull();
  });
});
