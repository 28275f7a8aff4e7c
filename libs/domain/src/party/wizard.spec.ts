import { PARTY_TYPES } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { coupleIn, isBot, partyFromWizard, type WizardInput } from './wizard';

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

  it('lets a couple invite to their wedding, and leaves other invitations to the account (rule: party-invited-by)', () => {
    expect(partyFromWizard({ ...input, ...own.wedding }, around).invitedBy).toBe('Emma og Mikkel');
    expect(partyFromWizard({ ...input, ...own.wedding }, { ...around, language: 'en' }).invitedBy).toBe(
      'Emma and Mikkel',
    );
    expect(partyFromWizard(input, around).invitedBy).toBe('');
    expect(partyFromWizard({ ...input, ...own.anniversary }, around).invitedBy).toBe('');
    const long = { ...own.wedding, nameOnSpouse: 'M'.repeat(100) };
    expect(partyFromWizard({ ...input, ...long }, around).invitedBy).toBe('');
  });

  it('is from those who were named where the wizard asks who invites (rule: party-invited-by)', () => {
    const couple = { ...input, name: ' Sara og Mads ' };
    expect(partyFromWizard({ ...couple, ...own.baptism }, around).invitedBy).toBe('Sara og Mads');
    expect(partyFromWizard({ ...couple, type: 'christmas' }, around).invitedBy).toBe('Sara og Mads');
    expect(partyFromWizard({ ...couple, type: 'party' }, around).invitedBy).toBe('Sara og Mads');
    expect(partyFromWizard({ ...couple, type: 'birthday' }, around).invitedBy).toBe('');
  });

  it('escapes HTML in names', () => {
    const made = partyFromWizard({ ...input, name: '<b>Bo</b> & Ea' }, around);
    expect(made.body).toContain('&lt;b&gt;Bo&lt;/b&gt; &amp; Ea');
    expect(made.body).not.toContain('<b>');
  });

  it.each([
    ['da', 'wedding', 'Emma og Mikkel skal giftes'],
    ['da', 'baptism', 'Almas barnedåb'],
    ['da', 'anniversary', 'Emmas 25-årsjubilæum'],
    ['en', 'wedding', 'Emma and Mikkel are getting married'],
    ['en', 'baptism', 'Alma’s baptism'],
    ['en', 'anniversary', 'Celebrating 25 years with Emma'],
  ] as const)('makes a title in language %s for a %s: %s', (language, type, title) => {
    expect(partyFromWizard({ ...input, ...everyOwn, type }, { ...around, language }).title).toBe(title);
  });

  it.each(['party', 'birthday', 'confirmation', 'anniversary'] as const)(
    'asks the guests of a %s as several, as it does when it asks how many they are',
    (type) => {
      const { body } = partyFromWizard({ ...input, ...everyOwn, type }, { ...around, language: 'da' });
      expect(body).toContain('hvor mange I bliver');
      expect(body).not.toMatch(/\b(du|dig)\b/);
    },
  );

  it.each([
    ['da', '50', 'Emma fylder 50', 'Du er inviteret til Emmas 50-årsfødselsdag.'],
    ['da', '', 'Emmas fødselsdag', 'Du er inviteret til Emmas fødselsdag.'],
    ['en', '50', 'Emma’s 50th birthday', 'You are invited to Emma’s 50th birthday.'],
    ['en', '1', 'Emma’s 1st birthday', 'You are invited to Emma’s 1st birthday.'],
    ['en', '42', 'Emma’s 42nd birthday', 'You are invited to Emma’s 42nd birthday.'],
    ['en', '113', 'Emma’s 113th birthday', 'You are invited to Emma’s 113th birthday.'],
  ] as const)(
    'tells the age of a birthday if it is typed (%s, "%s") (rule: wizard-age)',
    (language, age, title, line) => {
      const made = partyFromWizard({ ...input, age: ` ${age}` }, { ...around, language });
      expect(made).toMatchObject({ title, description: `<p>${line}</p>` });
      expect(made.body.includes(age === '' ? 'fødselsdag' : age)).toBe(true);
    },
  );

  it('tells no age on another occasion, where it may be left from before', () => {
    expect(partyFromWizard({ ...input, type: 'party', age: '50' }, around).title).toBe('Fest hos Emma');
  });

  it.each([
    ['da', 'Mette og Per', '12,5', 'Mette og Pers kobberbryllup'],
    ['da', 'Mette og Per', '25', 'Mette og Pers sølvbryllup'],
    ['da', 'Mette & Per', '50', 'Mette & Pers guldbryllup'],
    ['da', 'Mette og Per', '60', 'Mette og Pers diamantbryllup'],
    ['da', 'Mette og Per', '26', 'Mette og Pers 26-årsjubilæum'],
    ['da', 'Bogholderiet', '25', 'Bogholderiets 25-årsjubilæum'],
    ['en', 'Mary and Peter', '25', 'Mary and Peter’s silver wedding anniversary'],
    ['en', 'Mary and Peter', '50', 'Mary and Peter’s golden wedding anniversary'],
    ['en', 'Mary and Peter', '60', 'Mary and Peter’s diamond wedding anniversary'],
    ['en', 'Mary and Peter', '12.5', 'Celebrating 12½ years with Mary and Peter'],
    ['en', 'Mary', '25', 'Celebrating 25 years with Mary'],
  ] as const)(
    'calls an anniversary by its name where it has one (%s, %s, %s) (rule: wizard-anniversary)',
    (...given) => {
      const [language, name, year, title] = given;
      const made = partyFromWizard({ ...input, type: 'anniversary', name, year }, { ...around, language });
      expect(made.title).toBe(title);
      expect(made.body).not.toContain('12,5');
    },
  );

  it('makes no programme of a wedding whose guests are invited to the party alone, also with a place left from before (rule: wizard-party-only)', () => {
    const wedding = { ...input, ...own.wedding, partyClock: '17:00' };
    expect(partyFromWizard({ ...wedding, partyOnly: true }, around).programme).toEqual([]);
    expect(partyFromWizard(wedding, around).programme).toHaveLength(2);
    const baptism = { ...input, ...everyOwn, type: 'baptism', partyOnly: true } as const;
    expect(partyFromWizard(baptism, around).programme).toHaveLength(1);
  });

  it.each([
    ['da', 'wedding', 'Vielse', 'Fest'],
    ['en', 'wedding', 'Ceremony', 'Party'],
    ['da', 'baptism', 'Dåb', 'Fest'],
    ['en', 'confirmation', 'Confirmation', 'Party'],
  ] as const)(
    'makes a programme of ceremony and party (%s, %s) (rule: wizard-programme)',
    (language, type, first, then) => {
      const typed = { ...input, ...everyOwn, type, clock: '13:00', partyClock: '17:00' };
      const { date, programme, location } = partyFromWizard(typed, { ...around, language });
      expect(date).toBe('2027-06-20T11:00:00Z');
      expect(programme).toMatchObject([
        { date, title: first, location: { address: 'Vor Frue Kirke' } },
        { date: '2027-06-20T15:00:00Z', title: then, location: { address: '' } },
      ]);
      expect(location.address).toBe('Havnen 1');
      expect(partyFromWizard({ ...typed, partyClock: '' }, around).programme).toHaveLength(1);
      expect(partyFromWizard({ ...typed, type: 'birthday' }, around).programme).toEqual([]);
    },
  );

  it('makes no programme where nobody names a church, as a baptism need not', () => {
    expect(partyFromWizard({ ...input, ...own.baptism }, around).programme).toEqual([]);
  });

  it.each([
    [undefined, null],
    ['', null],
    ['23:00', '2027-06-20T21:00:00Z'],
    ['18:00', '2027-06-21T16:00:00Z'],
    ['02:00', '2027-06-21T00:00:00Z'],
  ])('ends at %s, the next day where that is no later on the clock: %s (rule: event-end)', (endClock, endDate) => {
    expect(partyFromWizard({ ...input, ...(endClock === undefined ? {} : { endClock }) }, around).endDate).toBe(
      endDate,
    );
  });

  it('names the person who invites to a baptism', () => {
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

it.each([
  ['Maja og Anton', ['Maja', 'Anton']],
  [' Anna Holm & Bo ', ['Anna Holm', 'Bo']],
  ['Tom AND Ann', ['Tom', 'Ann']],
  ['Maja', null],
  ['Maja og', null],
  ['Anna, Bo og Carl og Dorte', null],
  ['Sandra Bogart', null],
])('knows the names of a couple, and no others: %s (rule: wizard-couple)', (text, names) =>
  expect(coupleIn(text)).toEqual(names),
);
