import { describe, expect, it } from '@jest/globals';
import { heroAccent } from '../web/hero-accents';
import { firstTemplate } from './first-template';
import { type Invitation, invitationMail } from './invitation-mail';
import { PRODUCT } from './mail-style';
import { compileMessage } from './mime-message';
import { headerText } from './mime-text';
import { fillSlots } from './slots';

const invitation: Invitation = {
  type: 'invitation',
  language: 'da',
  subject: 'Kære ((name)), kom til fest',
  body: '<p>Kære ((name))</p><p>((link))</p><p>Hilsen <b>Sofie</b></p>',
  title: 'Sofie & Bos <fest>',
  date: '2027-06-12T13:00:00Z',
  zone: 'Europe/Copenhagen',
  place: 'Strandvejen 112',
  heroUrl: 'https://festlig.example/media/hero-images/party/a-light.jpg',
  hostName: 'Sofie "Fie" <Holm>',
};
const guest = {
  name: 'Åse <b>',
  link: 'https://festlig.example/fest?cid=8bTq2xYz',
  unsubscribe: 'https://festlig.example/unsubscribe/h/s',
};
const html = (change: Partial<Invitation> = {}) =>
  fillSlots(invitationMail({ ...invitation, ...change }).html, guest, 'html');
const text = (change: Partial<Invitation> = {}) =>
  fillSlots(invitationMail({ ...invitation, ...change }).text, guest, 'text');
const count = (whole: string, part: string) => whole.split(part).length - 1;

describe('the title of a mail and the line above it', () => {
  const heading = (title: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html({ title }))?.[1];

  it('has the host’s picture above it, not the name of the product as our own mails do (rule: mail-plain-link)', () => {
    for (const mail of [html(), html({ type: 'message' }), html({ heroUrl: null })])
      expect(mail).not.toContain('>Festlig<');
    expect(count(html(), 'Virker knappen ikke?')).toBe(1);
  });

  it('names who invites, in the party’s language', () => {
    const title = 'Bryllup';
    expect(html({ title })).toContain('Sofie &quot;Fie&quot; &lt;Holm&gt; inviterer<');
    expect(html({ title, language: 'en' })).toContain('>An invitation from Sofie &quot;Fie&quot; &lt;Holm&gt;<');
    expect(html({ title, type: 'message' })).not.toContain(' inviterer<');
  });

  it('names who invites in the host’s words, while the reason keeps the account’s name (rule: party-invited-by)', () => {
    const couple = html({ invitedBy: 'Sofie & Bo', title: 'Bryllup' });
    expect(couple).toContain('>Sofie &amp; Bo inviterer<');
    expect(couple).toContain('fordi Sofie &quot;Fie&quot; &lt;Holm&gt; har skrevet dig');
    expect(html({ invitedBy: '' })).toBe(html());
  });

  it('says that the guest is invited where the title names who invites, also by the first name (rule: invited-once)', () => {
    const title = 'Sofie & Bo skal giftes';
    const couple = { invitedBy: 'Sofie & Bo', title };
    expect(html(couple)).toContain('>Du er inviteret<');
    expect(html(couple)).not.toContain(' inviterer<');
    expect(html({ title: 'Sofies fest' })).toContain('>Du er inviteret<');
    expect(html({ ...couple, language: 'en' })).toContain('>You are invited<');
    expect(html({ ...couple, title: 'Bryllup på Fyn' })).toContain('>Sofie &amp; Bo inviterer<');
    expect(html({ ...couple, type: 'message' })).toContain('>Nyt fra Sofie &amp; Bo<');
  });

  it('breaks no line within a name of a couple, and has no invisible sign that mail programs may show (rule: title-breaks)', () => {
    expect(heading('Sofie Lund og Mads Winther')).toBe('Sofie\u00a0Lund og\u00a0Mads\u00a0Winther');
    expect(heading('Anne-Margrethe fylder 60')).toBe('Anne-Margrethe fylder\u00a060');
  });

  it.each([
    ['Ane og Per skal giftes', 'Ane_og_Per skal_giftes'],
    ['Jul hos familien Holm', 'Jul hos familien_Holm'],
    ['Anna and Bo are getting married', 'Anna_and_Bo are getting_married'],
    ['Kom til fest', 'Kom til_fest'],
  ])('leaves no short last word alone on a line: %s', (title, held) =>
    expect(heading(title)?.replaceAll('\u00a0', '_')).toBe(held),
  );

  it.each([
    ['Clara og Mikkel', 'Clara_og_Mikkel'],
    ['Clara og Mikkel fester', 'Clara_og_Mikkel fester'],
    ['Julefrokost hos Clara og Mikkel', 'Julefrokost hos Clara og_Mikkel'],
    ['Annemette og Christians bryllup', 'Annemette og_Christians bryllup'],
  ])(
    'breaks no line between the names of a couple at the beginning where both fit in one on a phone: %s',
    (title, held) => expect(heading(title)?.replaceAll('\u00a0', '_')).toBe(held),
  );

  it.each([
    ['of two words', 'Emmas fest'],
    ['whose last word is long', 'Kom til konfirmation'],
    ['whose last words do not fit in one line on a phone', 'Vores sommerfestival fredag'],
  ])('breaks a title anywhere %s', (_, title) => expect(heading(title)).toBe(title));

  it('leaves no number alone on a line, neither the last nor one without what it counts, and other words as they are', () => {
    expect(heading('Mormor Grethe fylder 80')).toBe('Mormor Grethe fylder\u00a080');
    expect(heading('40 år med Bo')).toBe('40\u00a0år med\u00a0Bo');
    expect(heading('80')).toBe('80');
  });
});

describe('when and where in a mail (rule: programme-in-mails)', () => {
  const location = (address: string) => ({ address, latitude: null, longitude: null });
  const programme = [
    { id: 'a', date: '2027-06-12T11:00:00Z', title: 'Vielse <3', location: location('Vor Frue Kirke') },
    { id: 'b', date: '2027-06-12T15:00:00Z', title: 'Fest', location: location('') },
    { id: 'c', date: '2027-06-12T22:30:00Z', title: 'Natmad', location: location('') },
  ];
  const head = (change: Partial<Invitation>) => text(change).split('\n\n')[0]?.split('\n').slice(1);

  it('names the end, and its day where it is not the same night', () => {
    expect(head({ endDate: '2027-06-13T00:30:00Z' })?.[0]).toBe('Lørdag den 12. juni 2027 kl. 15.00–02.30');
    expect(head({ endDate: '2027-06-14T10:00:00Z' })?.[0]).toMatch(/kl\. 15\.00 – man\. 14\. juni kl\. 12\.00$/);
    expect(head({ endDate: '2027-06-12T20:00:00Z', language: 'en' })?.[0]).toBe('Saturday 12 June 2027 at 15:00–22:00');
  });

  it('names the place of an item where it is another than that of the item before it, and the party’s own only there', () => {
    expect(head({ programme })).toEqual([
      'Lørdag den 12. juni 2027 kl. 15.00',
      '13.00 Vielse <3, Vor Frue Kirke',
      '17.00 Fest, Strandvejen 112',
      'Søn. 13. juni kl. 00.30 Natmad',
    ]);
    expect(head({ programme: programme.slice(0, 1) })).toContain('Strandvejen 112');
    // Where an item begins with the party, its time is not said twice.
    expect(head({ programme, date: '2027-06-12T11:00:00Z' })?.slice(0, 2)).toEqual([
      'Lørdag den 12. juni 2027',
      '13.00 Vielse <3, Vor Frue Kirke',
    ]);
    expect(head({ programme, date: '2027-06-12T11:00:00Z', endDate: '2027-06-12T23:00:00Z' })?.[0]).toContain(
      'kl. 13.00–01.00',
    );
    expect(html({ programme })).toContain('Vielse &lt;3');
  });

  /** What a reader sees in each cell of the programme. */
  const cells = (change: Partial<Invitation>) =>
    [...html(change).matchAll(/<td class="\w+" align="left"[^>]*>(.*?)<\/td><td align="left"[^>]*>(.*?)<\/td>/g)].map(
      ([, when, what]) => [when, what?.replace('<br>', '\n').replace(/<[^>]+>/g, '')],
    );

  it('has the programme as a table: the time, and beside it the name above the place', () => {
    expect(cells({ programme })).toEqual([
      ['13.00', 'Vielse &lt;3\nVor Frue Kirke'],
      ['17.00', 'Fest\nStrandvejen\u00a0112'],
      ['Søn.\u00a013.\u00a0juni kl.\u00a000.30', 'Natmad'],
    ]);
    expect(html({ programme })).toContain(
      'role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin:4px',
    );
    expect(cells({ programme: programme.slice(1, 2), place: '' })).toEqual([['17.00', 'Fest']]);
    expect(cells({})).toEqual([]);
  });

  it('keeps a house number with its street, and leaves the end of a date alone', () => {
    const at = (place: string) => html({ place });
    expect(at('Margrethevej 9B, 2900 Hellerup')).toContain('Margrethevej\u00a09B, 2900\u00a0Hellerup');
    expect(at('Gaden 2 C')).toContain('Gaden\u00a02\u00a0C');
    expect(at('Festen i juni 2027')).toContain('Festen i juni 2027');
  });

  it('is written for sends from before ends and programmes as it was', () => {
    expect(head({})).toEqual(['Lørdag den 12. juni 2027 kl. 15.00', 'Strandvejen 112']);
  });
});

describe('invitationMail', () => {
  it('names date, time and place in the party’s zone and language', () => {
    expect(html()).toContain('Lørdag den 12. juni 2027 kl. 15.00');
    expect(html({ language: 'en' })).toContain('Saturday 12 June 2027 at 15:00');
    expect(text()).toContain('Strandvejen 112');
  });

  it('escapes names, titles and hosts', () => {
    expect(html()).toContain('Kære Åse &lt;b&gt;');
    expect(html()).toContain('Sofie &amp; Bos &lt;fest&gt;');
    expect(html()).not.toMatch(/<b>"|<Holm>|Åse <b>/);
    expect(text()).toContain('Kære Åse <b>');
  });

  it('has one button, where the host put the link or at the end', () => {
    expect(count(html(), 'Se invitationen og svar')).toBe(1);
    expect(html().indexOf('Se invitationen')).toBeLessThan(html().indexOf('Hilsen'));
    const without = html({ body: '<p>Kom</p>' });
    expect(count(without, 'Se invitationen og svar')).toBe(1);
    expect(without.indexOf('Kom')).toBeLessThan(without.indexOf('Se invitationen'));
  });

  it('has the accent and the typeface of its page (rules: accent-of-picture, typeface-of-picture)', () => {
    const look = { typeface: 'bricolage', accent: { light: '#123456', dark: '#abcdef' } } as const;
    const own = 'https://festlig.example/media/images/1/2/c0ffee-dark.jpg';
    const drawn = 'https://festlig.example/media/hero-images/wedding/linen-wreath-light.jpg';
    for (const heroUrl of [own, drawn, null]) {
      const mail = html({ heroUrl, look, reply: { by: null } });
      expect(mail).toContain('bgcolor="#123456"');
      expect(mail).toContain('.berry{color:#abcdef!important}');
      expect(mail).toMatch(/<h1[^>]*font-family:'Bricolage Grotesque'/);
      for (const other of [PRODUCT.light, heroAccent(drawn)?.light, 'Cormorant', 'Fraunces'])
        expect(mail).not.toContain(other);
    }
  });

  it('has in an older send the accent of its drawing, and the product’s without one (rule: accent-of-picture)', () => {
    const heroUrl = 'https://festlig.example/media/hero-images/wedding/linen-wreath-light.jpg';
    const { light, dark } = heroAccent(heroUrl) ?? PRODUCT;
    for (const mail of [html({ heroUrl }), html({ heroUrl, reply: { by: null } })]) {
      expect(mail).toContain(`bgcolor="${light}"`);
      expect(mail).toContain(`.berry{color:${dark}!important}`);
      expect(mail).not.toContain(PRODUCT.light);
      expect(mail).not.toContain(PRODUCT.dark);
    }
    expect(html({ heroUrl: null })).toContain(`bgcolor="${PRODUCT.light}"`);
  });

  it('has in an older send the typeface of its drawing in its title and headings, and the product’s without one (rule: typeface-of-picture)', () => {
    const familyOf = (heroUrl: string | null) => /<h1[^>]*font-family:'?([^',]+)/.exec(html({ heroUrl }))?.[1];
    const heroUrl = 'https://festlig.example/media/hero-images/wedding/parts/linen-wreath-light.jpg';
    expect([familyOf(heroUrl), familyOf(null)]).toEqual(['Cormorant Garamond', 'Fraunces']);
    expect(html({ heroUrl })).toMatch(/\.words h2,\.words h3\{[^}]*font-family:'Cormorant Garamond'/);
    expect(html({ heroUrl })).not.toContain('Fraunces');
  });

  it('has a button to the photos when it leads to them (rule: mail-leads-to)', () => {
    const photos = { type: 'message', leadsTo: 'photos' } as const;
    expect(count(html(photos), 'Gå til billederne')).toBe(1);
    expect(text(photos)).toContain(`Gå til billederne:\n${guest.link}`);
    expect(html({ ...photos, language: 'en' })).toContain('Go to the photos');
    expect(html({ type: 'message' })).not.toContain('billederne');
  });

  it('asks for the answer again in a reminder, which says so above the title (rule: reminder-offered)', () => {
    const reminder = { type: 'message', leadsTo: 'reply', reply: { by: '2027-06-01' } } as const;
    expect(html(reminder)).toContain('answer=yes');
    expect(html(reminder)).toContain('Husk at svare');
    expect(html({ ...reminder, language: 'en' })).toContain('Please reply');
    expect(html(reminder)).not.toContain(' inviterer<');
  });

  it('has both answers while guests may reply, with the day until which they may (rule: mail-answers)', () => {
    const open = { reply: { by: '2027-06-01' } };
    expect(html(open)).toContain(`href="${guest.link}&amp;answer=yes#reply"`);
    expect(html(open)).toContain(`href="${guest.link}&amp;answer=no#reply"`);
    expect(html(open)).toContain('Svar senest tirsdag den 1. juni');
    expect(html(open).indexOf('Ja, jeg kommer')).toBeLessThan(html(open).indexOf('Hilsen'));
    expect(text(open)).toContain(
      `Ja, jeg kommer:\n${guest.link}&answer=yes#reply\n\nNej, desværre:\n${guest.link}&answer=no#reply`,
    );
    expect(html({ ...open, language: 'en' })).toContain('Please reply by Tuesday 1 June');
    expect(html({ reply: { by: null } })).not.toContain('senest');
  });

  it('has no answers once replies are closed, in a message, or in a send of an earlier version', () => {
    const open = { by: '2027-06-01' };
    for (const mail of [html({ reply: null }), html(), html({ type: 'message', reply: open })]) {
      expect(mail).not.toContain('answer=');
      expect(mail).not.toContain('senest');
    }
    expect(html({ type: 'message', leadsTo: 'reply' })).not.toContain('answer=');
    expect(html({ type: 'invitation', leadsTo: 'photos', reply: open })).not.toContain('answer=');
  });

  it('turns a placeholder within text into a link, and keeps it as the address of the host’s own link', () => {
    expect(html({ body: '<p>Se ((link)) nu</p>' })).toContain(`<a href="${guest.link}">${guest.link}</a> nu`);
    expect(html({ body: '<p><a href="((link))">her</a></p>' })).toContain(`<a href="${guest.link}">her</a>`);
  });

  it('always contains the guest’s page and the unsubscribe link, in HTML and in text', () => {
    for (const part of [html(), text(), html({ body: '' }), text({ body: '' })]) {
      expect(part).toContain(guest.unsubscribe);
      expect(part).toContain(guest.link);
    }
  });

  it('has no picture when the party has none', () => {
    expect(html()).toContain('<img');
    expect(html({ heroUrl: null })).not.toContain('<img');
  });

  it('removes slot characters that a host writes', () => {
    expect(text({ body: '<p>\uE000unsubscribe\uE001</p>' })).toContain('\n\nunsubscribe\n\n');
  });

  it('contains both placeholders when made from the first template, in both languages', () => {
    for (const language of ['da', 'en'] as const) {
      const { name, email } = firstTemplate(
        language,
        { title: 'Fest', type: 'wedding', date: '2027-06-12T16:00:00Z', zone: 'UTC' },
        'Bo <i>',
      );
      expect(name).toContain('Fest');
      expect(email).toContain('((name))');
      expect(email).toContain('<p>((link))</p>');
      expect(email).toContain('Bo &lt;i&gt;');
      // The answers follow a greeting and one line, before what else is said (rule: mail-answers).
      expect(email.split('</p>').findIndex((part) => part.includes('((link))'))).toBe(2);
      expect(email.split('</p>').length).toBeGreaterThan(4);
    }
  });
});

describe('compileMessage', () => {
  const letterhead = {
    from: { name: 'Sofie via Festlig', address: 'hej@festlig.example' },
    replyTo: { name: 'Sofie', address: 'sofie@post.example' },
    unsubscribable: true,
  };
  const to = { ...guest, email: 'aase@post.example', messageId: 'a.0.1@festlig.example', date: new Date(0) };
  const [head = ''] = compileMessage(invitationMail(invitation), letterhead)(to).split('\r\n\r\n');

  it('has the headers for one-click unsubscribing', () => {
    expect(head).toContain(`List-Unsubscribe: <${guest.unsubscribe}>\r\n`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('names the host by way of Festlig as sender, and the host as the address for replies', () => {
    expect(head).toContain('From: "Sofie via Festlig" <hej@festlig.example>');
    expect(head).toContain('Reply-To: "Sofie" <sofie@post.example>');
    expect(head).toContain('Message-ID: <a.0.1@festlig.example>');
    expect(head).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000');
  });

  it('keeps its parts separate even if the host writes the boundary', () => {
    const forged = invitationMail({ ...invitation, body: '<p>a<br>--=_festlig--<br>b</p>' });
    expect(compileMessage(forged, letterhead)(to).match(/^--=_festlig/gm)).toHaveLength(3);
  });

  it('keeps line breaks in names out of the headers', () => {
    const message = compileMessage(invitationMail(invitation), letterhead)({ ...to, name: 'A\r\nBcc: x@y.example' });
    expect(message.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });

  it('writes “Familien” small after a greeting, and with a capital where the name begins the text (rule: greeted-by-name)', () => {
    const krogh = { ...to, name: 'Familien Krogh' };
    const begun = { ...invitation, body: '<p>((name)), kom til fest. Kære ((name))</p><p>((link))</p>' };
    const plain = (message: string) => message.replaceAll('=\r\n', '').replaceAll('=C3=A6', 'æ');
    const greeted = plain(compileMessage(invitationMail(invitation), letterhead)(krogh));
    expect(greeted.match(/Kære [Ff]amilien Krogh/g)?.every((words) => words === 'Kære familien Krogh')).toBe(true);
    expect(plain(compileMessage(invitationMail(begun), letterhead)(krogh))).toContain(
      'Familien Krogh, kom til fest. Kære familien Krogh',
    );
  });

  it('greets by first name, and is addressed to the whole name', () => {
    const message = compileMessage(invitationMail(invitation), letterhead)({ ...to, name: 'Anna Holm' });
    expect(message).toContain('To: "Anna Holm" <aase@post.example>');
    expect(message).toContain(`Subject: ${headerText('Kære Anna, kom til fest')}\r\n`);
    expect(message).not.toMatch(/re Anna Holm/);
  });
});
