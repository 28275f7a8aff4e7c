/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { PartyType } from '@festlig/contracts/party';
import { lowestPlanWith } from '@festlig/domain/billing/features';
import { MOST_PASTED } from '@festlig/domain/contacts/pasted-guests';
import { pageAt } from '@festlig/domain/web/pages';
import { STATIC_PAGES, type StaticPage } from '@festlig/domain/web/static-addresses';
import type { StaticData } from './static-blocks';
import { staticBody } from './static-body';

const LANGUAGES = ['da', 'en'] as const;
const EVERY = LANGUAGES.flatMap((language) => STATIC_PAGES.map((page) => [language, page] as const));
const pictures = Object.fromEntries(
  ['birthday', 'wedding', 'party'].map((group) => [group, [`/media/hero-images/${group}/a-light.jpg`]]),
);
const show = (page: StaticPage, language: 'da' | 'en', data: StaticData = { pictures, email: null, seller: null }) => {
  document.body.innerHTML = staticBody(page, language, data);
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return { textsOf, hrefs };
};

describe('a static page', () => {
  it.each(EVERY)('has one heading of the page, a main part, and no script (%s, %s)', (language, page) => {
    const { textsOf } = show(page, language);
    expect(textsOf('h1')).toHaveLength(1);
    expect(textsOf('h2').length).toBeGreaterThan(2);
    expect(document.querySelector('main #static-page')).toBeTruthy();
    expect(document.querySelector('script')).toBeNull();
  });

  it.each(EVERY)('links only to addresses that exist (%s, %s)', (language, page) => {
    const { hrefs } = show(page, language, { pictures, email: 'help@festlig.example', seller: null });
    const inside = hrefs.filter((href) => href.startsWith('/'));
    expect(inside.filter((href) => !['app', 'static'].includes(pageAt(href).kind))).toEqual([]);
    expect(inside.length).toBeGreaterThan(6);
  });

  it('leads to the same page in the other language, and to the wizard of its occasion', () => {
    const { hrefs } = show('wedding', 'da');
    expect(hrefs).toContain('/en/wedding');
    expect(hrefs.filter((href) => href === '/da/new/wedding')).toHaveLength(2);
  });

  it.each([
    [
      'da',
      /^Gratis at begynde, .*\. Gæsterne svarer uden app og uden konto\.$/,
      'Kun den, der vil reservere uden sit eget link',
    ],
    [
      'en',
      /^Free to start, .*\. Guests reply without an app or an account\.$/,
      'Only those who reserve without a link of their own',
    ],
  ] as const)(
    'says beside its button that guests need none, and only among the questions what one is for (rule: guest-needs-nothing, %s)',
    (language, words, exception) => {
      for (const page of ['front', 'wedding'] as const)
        expect(show(page, language).textsOf('.st-free')[0]).toMatch(words);
      expect(show('front', language).textsOf('#static-page')[0]).toContain(exception);
    },
  );

  it('leads to the pages of all other occasions', () => {
    const { hrefs } = show('wedding', 'da');
    expect(document.querySelectorAll('.st-occasions a')).toHaveLength(PartyType.options.length - 1);
    expect(hrefs).toEqual(expect.arrayContaining(['/da/barnedaab', '/da/jul', '/da/priser']));
    show('front', 'en');
    expect(document.querySelectorAll('.st-occasions a:not(.st-own)')).toHaveLength(PartyType.options.length);
    expect(document.querySelectorAll('.st-own > svg[aria-hidden]')).toHaveLength(1);
  });

  it('shows three steps, what a host gets, questions, and a sample with the picture of the occasion', () => {
    const { textsOf } = show('wedding', 'en');
    expect(textsOf('.st-steps li')).toHaveLength(3);
    expect(textsOf('h2').slice(0, 3)).toEqual(['How it works', 'What you get', 'Questions and answers']);
    const [, picture] = document.querySelectorAll('.st-card img');
    expect(picture?.getAttribute('src')).toBe('/media/hero-images/wedding/upright/a-light.jpg');
    expect(document.querySelector('figure')?.getAttribute('aria-label')).toContain('An example invitation');
  });

  it('has a sample that can be answered and sends nothing, on the front page as on that of an occasion (rule: static-sample)', () => {
    for (const page of ['front', 'wedding'] as const) {
      const { textsOf } = show(page, 'en');
      expect(document.querySelectorAll('.st-answers input[type=radio][name=st-answer]')).toHaveLength(2);
      expect(document.querySelector('form')).toBeNull();
      expect(textsOf('[role=status] .st-if-yes .st-said')).toEqual(['See you there!']);
      expect(textsOf('[role=status] .st-if-no .st-said')).toEqual(['Thank you for letting us know']);
    }
  });

  it('shows on the front page an invitation for each occasion, the plans with prices, and who is behind it (rule: static-sample)', () => {
    const { textsOf, hrefs } = show('front', 'da', { pictures, email: 'help@festlig.example', seller: null });
    expect(textsOf('.st-gallery .st-title')).toHaveLength(PartyType.options.length);
    expect(textsOf('.st-plans .st-price').map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
      '0 kr.',
      '149 kr.',
      '399 kr.',
    ]);
    expect(hrefs).toEqual(expect.arrayContaining(['/da/priser', 'mailto:help@festlig.example', '/da/new/party']));
    expect(textsOf('h2').slice(-2)).toEqual(['Hvem står bag?', 'Er du klar til at invitere?']);
    expect(textsOf('#static-page section:last-child p').at(-1)).toBe(
      'Skriv til help@festlig.example, eller brug hjælpen.',
    );
    expect(hrefs).toEqual(expect.arrayContaining(['/da/new/wedding', '/da/bryllup', '/da/new/christmas', '/da/jul']));
    expect(textsOf('.st-free').join(' ').replaceAll('\u00A0', ' ')).toMatch(/Mails er gratis\. En sms koster 4 kr\. /);
    expect(show('front', 'en').textsOf('.st-free').join()).toContain('E-mails are free. A text message costs €0.50.');
    show('wedding', 'da');
    expect(document.querySelector('.st-gallery, .st-plans')).toBeNull();
  });

  it('says at each occasion of the front page how many pictures there are, those of others that suit it too, unless it is one (rule: static-sample)', () => {
    const birthday = ['balloon-morning', 'gold-arches', 'candle-glow'].map(
      (name) => `/media/hero-images/birthday/${name}-dark.jpg`,
    );
    const data = { pictures: { ...pictures, birthday }, email: null, seller: null };
    const names = (language: 'da' | 'en', own: StaticData = data) =>
      show('front', language, own).textsOf('.st-gallery li > a > span');
    expect(names('da')).toEqual(
      expect.arrayContaining(['Fødselsdag 3 billeder', 'Fest 2 billeder', 'Bryllup', 'Barnedåb']),
    );
    expect(names('en')).toContain('Birthdays 3 pictures');
    expect(names('da', { ...data, pictures: null })).toContain('Fødselsdag');
  });

  it.each(LANGUAGES)(
    'says below its first button what can be relied on, and whom to ask (rule: static-trust, %s)',
    (language) => {
      const email = 'help@festlig.example';
      for (const page of ['front', 'wedding'] as const) {
        const lines = () => [...document.querySelectorAll('.st-trust li')].map(({ textContent }) => textContent ?? '');
        show(page, language, { pictures, email, seller: null });
        expect(lines()).toHaveLength(6);
        expect(lines().at(-1)).toContain(email);
        expect(document.querySelector('.st-hero + .st-band > .st-trust')).toBeTruthy();
        show(page, language);
        expect(lines()).toHaveLength(5);
      }
      show('prices', language);
      expect(document.querySelector('.st-trust')).toBeNull();
    },
  );

  it.each(EVERY)('promises a map only where the place is found (rule: static-trust, %s, %s)', (language, page) => {
    const { textsOf } = show(page, language);
    const said = textsOf('p, li').filter((text) => /\bkort\b.*\brute|\brute.*\bkort\b|\bmap\b/.test(text ?? ''));
    // Whom a map is fetched from is no promise.
    const promised = said.filter((text) => !text?.includes('OpenStreetMap'));
    expect(promised.filter((text) => !/forslag|suggestions/.test(text ?? ''))).toEqual([]);
  });

  it('shows on the front page what a host gets as it looks in use, which screen readers are not told twice (rule: static-showcase)', () => {
    const { textsOf } = show('front', 'en');
    const scenes = [...document.querySelectorAll('.st-shows > div > .st-scene')];
    expect(scenes.map((scene) => scene.getAttribute('aria-hidden'))).toEqual(Array(6).fill('true'));
    expect(scenes.flatMap((scene) => [...scene.querySelectorAll('a, button, input')])).toEqual([]);
    expect(textsOf('.st-shows h3')).toHaveLength(6);
    expect(textsOf('.st-scene')[1]).toContain('Dear Anne');
    expect(textsOf('.st-scene')[4]).toContain('Reserved');
    expect(document.querySelectorAll('.st-photos > svg')).toHaveLength(5);
    show('wedding', 'en');
    expect(document.querySelector('.st-scene')).toBeNull();
  });

  it('is complete but for the pictures while they are unknown', () => {
    const { textsOf } = show('birthday', 'da', { pictures: null, email: null, seller: null });
    expect(document.querySelector('img')).toBeNull();
    expect(textsOf('.st-title')).toEqual(['Emma fylder 30']);
    show('front', 'da', { pictures: null, email: null, seller: null });
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('what the front page says of the free plan (rule: static-sample)', () => {
  it.each([
    ['da', 'Gæsternes billeder, egne spørgsmål og medværter er med i Premium.'],
    ['en', 'Photos from your guests, your own questions and co-hosts come with Premium.'],
  ] as const)('names in one line what it has not, and nothing of that in the others (%s)', (language, line) => {
    const texts = show('front', language).textsOf('.st-plans .st-soft:not(.st-small)');
    expect(texts.map((text) => text?.includes(line))).toEqual([true, false, false]);
    // On the page of prices each plan lists what it gives.
    expect(show('prices', language).textsOf('.st-plans .st-soft').join()).not.toContain(line);
  });

  it('names what the plan that it names has, and the free one has not', () => {
    for (const feature of ['photos', 'rsvp_fields', 'cohosts'] as const)
      expect(lowestPlanWith(feature)).toBe('premium');
  });
});

describe('the page of prices', () => {
  it('shows each plan with its price, in the language’s currency first', () => {
    const plans = (language: 'da' | 'en') => show('prices', language).textsOf('.st-plans > li > p:nth-of-type(n + 2)');
    const words = (language: 'da' | 'en') => plans(language).map((text) => text?.replaceAll('\u00A0', ' ').trim());
    expect(words('da')).toEqual([
      '0 kr.',
      '',
      '149 kr.',
      'inkl. moms, pr. fest · 19,90 €',
      '399 kr.',
      'inkl. moms, pr. fest · 53,90 €',
    ]);
    expect(words('en')).toEqual([
      '€0',
      '',
      '€19.90',
      'incl. VAT, per event · kr 149',
      '€53.90',
      'incl. VAT, per event · kr 399',
    ]);
  });

  it('shows what each plan gives beyond the one below it, and what is not available yet', () => {
    show('prices', 'en');
    const [free, premium, pro] = [...document.querySelectorAll('.st-gives')].map((list) =>
      [...list.children].map(({ textContent }) => textContent),
    );
    expect(free).toEqual([
      'An invitation page with picture, directions and calendar',
      'As many guests as you like: type them in, or paste 50 at a time',
      'Personal e-mails to your guests',
      'Replies, greetings and numbers in one place',
      'Guest list and replies as a spreadsheet',
      'A wishlist that guests can reserve from',
    ]);
    expect(premium).toEqual([
      'Everything in Free',
      'Your own questions to the guests',
      'Your own address for the page',
      'Your number as the sender of texts',
      'Co-hosts',
      'Up to 200 photos from your guests',
      'A photo book of them, ready for print',
    ]);
    expect(pro).toEqual([
      'Everything in Premium',
      `Guest lists of more than ${MOST_PASTED} brought in from a spreadsheet at once`,
      'As many photos as your guests will share',
    ]);
  });

  it('shows the price of a token, and says that tax is included', () => {
    const text = show('prices', 'da').textsOf('#static-page')[0]?.replaceAll('\u00A0', ' ');
    expect(text).toContain('En sms koster 4 kr. · 0,50 €.');
    expect(text).toContain('Alle priser er med moms.');
  });
});

/** Where it is said who runs Festlig, and how. */
const PLACES = [
  ['front', 'da', 'Festlig drives af', 'CVR/moms-nr.'],
  ['terms', 'da', 'Du indgår aftalen med', 'CVR/moms-nr.'],
  ['privacy', 'da', 'Dataansvarlig er', 'CVR/moms-nr.'],
  ['front', 'en', 'Festlig is run by', 'VAT no.'],
  ['terms', 'en', 'Your agreement is with', 'VAT no.'],
  ['privacy', 'en', 'The data controller is', 'VAT no.'],
] as const;

describe('terms and privacy', () => {
  it.each(['terms', 'privacy'] as const)('%s ends with the address of support, or with the help form', (page) => {
    const known = show(page, 'en', { pictures: null, email: 'help@festlig.example', seller: null });
    expect(known.hrefs).toContain('mailto:help@festlig.example');
    expect(known.textsOf('h2').at(-1)).toBe('Write to us');
    const unknown = show(page, 'en', { pictures: null, email: null, seller: null });
    expect(unknown.hrefs.some((href) => href.startsWith('mailto:'))).toBe(false);
    expect(unknown.textsOf('#static-page section:last-child p')).toEqual(['Use the help form.']);
  });

  it.each(PLACES)(
    '%s names in %s who runs Festlig, as text, with address and VAT number (rule: operator-named)',
    (...place) => {
      const [page, language, before, number] = place;
      const seller = { name: '<s>Fest & Co</s>', address: 'Vej 1,  2100 København Ø', vatNumber: 'DK12345678' };
      const { textsOf } = show(page, language, { pictures, email: null, seller });
      expect(textsOf('#static-page section p')).toContain(
        `${before} <s>Fest & Co</s>, Vej 1, 2100 København Ø, ${number} DK12345678.`,
      );
      expect(document.querySelector('#static-page s')).toBeNull();
      const nameAlone = { ...seller, address: '', vatNumber: '' };
      const { textsOf: less } = show(page, language, { pictures, email: null, seller: nameAlone });
      expect(less('#static-page section p')).toContain(`${before} <s>Fest & Co</s>.`);
    },
  );

  it.each(PLACES)('%s names in %s nobody where that is not said (rule: operator-named)', (...place) => {
    const [page, language, before] = place;
    const { textsOf } = show(page, language);
    expect(textsOf('#static-page')[0]).not.toContain(before);
    expect(textsOf('h2')).not.toContain(language === 'da' ? 'Hvem der driver Festlig' : 'Who runs Festlig');
  });

  it('writes the address as text', () => {
    show('terms', 'da', { pictures: null, email: '<b>"@x.example', seller: null });
    expect(document.querySelector('#static-page b')).toBeNull();
  });
});
