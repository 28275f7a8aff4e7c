import { describe, expect, it } from '@jest/globals';
import { newAddressMail, recoveryMail, verificationMail } from './account-mail';
import { cohostMail } from './cohost-mail';
import { helpMail } from './help-mail';
import { repliesMail } from './replies-mail';
import { PRODUCT } from './mail-style';
import { threadMail } from './thread-mail';
import { heroAccent } from '../web/hero-accents';

const link = 'https://festlig.example/sofie40/rsvps';
const reply = { name: 'Anne <b>', isComming: true, numberOfPeople: 2, comment: 'Glæder os\ntil det' };

describe('repliesMail', () => {
  it('counts replies and messages separately', () => {
    const message = { name: 'Bo', message: 'Må hunden komme med?' };
    expect(repliesMail('da', 'Sofie 40', link, [reply]).subject).toBe('1 nyt svar · Sofie 40');
    expect(repliesMail('da', 'Sofie 40', link, [message, message]).subject).toBe('2 nye beskeder · Sofie 40');
    expect(repliesMail('en', 'Sofie 40', link, [reply, reply, message]).subject).toBe(
      '2 new replies, 1 new message · Sofie 40',
    );
  });

  it('says from which answer a guest has turned to which, and counts changed replies apart', () => {
    const anne = { ...reply, rsvpId: 'a'.repeat(24), name: 'Anne', comment: '' };
    const no = { ...anne, isComming: false, numberOfPeople: 0, before: { isComming: true, numberOfPeople: 2 } };
    const yes = { ...anne, before: { isComming: false, numberOfPeople: 0 } };
    const one = repliesMail('da', 'Sofie 40', link, [no]);
    expect(one.subject).toBe('1 rettet svar · Sofie 40');
    expect(one.text).toContain('Anne har rettet sit svar fra ja (2 personer) til nej\n');
    expect(repliesMail('en', 'Sofie 40', link, [yes]).html).toContain(
      '<strong>Anne</strong> has changed their reply from no to yes (2 people)',
    );
    const more = { ...anne, before: { isComming: true, numberOfPeople: 1 } };
    expect(repliesMail('da', 'Sofie 40', link, [more]).text).toContain('Anne har rettet sit svar: kommer, 2 personer');
    expect(repliesMail('da', 'Sofie 40', link, [reply, no]).subject).toBe('1 nyt svar, 1 rettet svar · Sofie 40');
  });

  it('says of several changes of a reply what was answered before the first', () => {
    const anne = { ...reply, rsvpId: 'a'.repeat(24), name: 'Anne', comment: '' };
    const no = { ...anne, isComming: false, numberOfPeople: 0, before: { isComming: true, numberOfPeople: 2 } };
    const yes = { ...anne, before: { isComming: false, numberOfPeople: 0 } };
    const textOf = (...news: Parameters<typeof repliesMail>[3]) => repliesMail('da', 'Sofie 40', link, news);
    // Given and changed before the host was told: still a new reply.
    expect(textOf(anne, no)).toMatchObject({ subject: '1 nyt svar · Sofie 40' });
    expect(textOf(anne, no).text).toContain('Anne kan ikke komme\n');
    expect(textOf(no, yes, no).text).toContain('fra ja (2 personer) til nej');
    expect(textOf(no, yes).text).toContain('Anne har rettet sit svar: kommer, 2 personer');
  });

  it('shows each guest’s name and words, escaped', () => {
    const { html, text } = repliesMail('da', 'Sofie 40', link, [reply, { name: 'Bo', message: 'Må hunden med?' }]);
    expect(html).toContain('<strong>Anne &lt;b&gt;</strong> kommer, 2 personer');
    expect(html).toContain('<strong>Bo</strong> skriver<br><em>Må hunden med?</em>');
    expect(text).toContain('Anne <b> kommer, 2 personer\n  Glæder os\n  til det');
    expect(text).toContain(link);
  });

  it('names those who come with the guest, as text, also of a change', () => {
    const named = { ...reply, name: 'Anne', comment: '', companions: ['Bo <b>', 'www.ida.dk'] };
    const { html, text } = repliesMail('da', 'Sofie 40', link, [named]);
    expect(text).toContain('Anne kommer, 2 personer (sammen med Bo <b>, www');
    expect(html).toContain('<strong>Anne</strong> kommer, 2 personer (sammen med Bo &lt;b&gt;, www');
    expect(text + html).not.toContain('www.ida.dk');
    const turned = { ...named, companions: ['Bo'], before: { isComming: false, numberOfPeople: 0 } };
    expect(repliesMail('en', 'Sofie 40', link, [turned]).text).toContain(
      'Anne has changed their reply from no to yes (2 people) (with Bo)',
    );
    expect(repliesMail('da', 'Sofie 40', link, [{ ...named, companions: [] }]).text).toContain('2 personer\n');
  });

  it('links to the reply of a single guest, and to all replies when several guests have written', () => {
    const anne = { ...reply, rsvpId: 'a'.repeat(24) };
    const hers = { rsvpId: anne.rsvpId, name: 'Anne', message: 'Må hunden med?' };
    const linkOf = (...news: Parameters<typeof repliesMail>[3]) =>
      /^(.+):\n(https.+)$/m.exec(repliesMail('da', 'Sofie 40', link, news).text)?.slice(1);
    for (const news of [[anne], [hers], [anne, hers], [{ ...anne, isComming: false }, anne]]) {
      expect(linkOf(...news)).toEqual(['Se svaret', `${link}?id=${anne.rsvpId}`]);
    }
    for (const news of [[anne, { ...hers, rsvpId: 'b'.repeat(24) }], [anne, reply], [reply]]) {
      expect(linkOf(...news)).toEqual(['Se alle svar', link]);
    }
  });

  it('shows twenty rows and counts the rest', () => {
    const { html } = repliesMail(
      'da',
      'Sofie 40',
      link,
      Array.from({ length: 23 }, () => reply),
    );
    expect(html.match(/<strong>/g)).toHaveLength(20);
    expect(html).toContain('og 3 til');
  });
});

describe('threadMail', () => {
  const heroUrl = 'https://festlig.example/media/hero-images/party/lantern-night-dark.jpg';
  const invitation = { language: 'da' as const, title: 'Sofie 40', invitedBy: '', heroUrl: null as string | null };
  const words = {
    invitation,
    hostName: 'Sofie',
    guestName: 'Anne Holm',
    message: 'Tag <kage> med\nog sko\n\nHej',
    link,
    unsubscribe: 'https://festlig.example/unsubscribe/h/s',
  };

  it('contains the host’s words as written, and the link to the guest’s page', () => {
    const { subject, html, text } = threadMail(words);
    expect(subject).toBe('Sofie har skrevet til dig · Sofie 40');
    expect(html).toContain('<p>Kære Anne</p>');
    expect(html).toContain('<p>Tag &lt;kage&gt; med<br>og sko</p><p>Hej</p>');
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(`${words.message}\n\nSe beskeden og svar:\n${link}`);
    expect(threadMail({ ...words, invitation: { ...invitation, language: 'en' } }).subject).toBe(
      'Sofie has written to you · Sofie 40',
    );
  });

  it('says that an answer to the mail goes to the host who wrote (rule: mail-from-host)', () => {
    const { html, text } = threadMail(words);
    for (const part of [html, text]) expect(part).toContain('Svar på denne mail går til Sofie.');
  });

  it('contains the link by which the guest stops such mails', () => {
    const { html, text } = threadMail(words);
    expect(html).toContain(`href="${words.unsubscribe}"`);
    expect(text).toContain(`Jeg vil ikke have flere invitationer og beskeder: ${words.unsubscribe}`);
  });

  it('has the picture of the invitation and its accent (rule: mail-look)', () => {
    const { html } = threadMail({ ...words, invitation: { ...invitation, heroUrl } });
    expect(html).toContain(`src="${heroUrl}"`);
    expect(html).toContain(`background:${heroAccent(heroUrl)?.light};mso`);
    expect(html).not.toContain(PRODUCT.light);
  });

  it('has a host’s own picture with the accent of its page, and none where the invitation has none', () => {
    const own = 'https://festlig.example/media/images/1/2/c0123456789abcd-dark.jpg';
    const look = { typeface: 'young', accent: { light: '#123456', dark: '#abcdef' } } as const;
    const shown = (heroUrl: string | null) =>
      threadMail({ ...words, invitation: { ...invitation, heroUrl, look } }).html;
    expect(shown(own)).toContain(`src="${own}"`);
    expect(shown(null)).not.toContain('<img');
    for (const heroUrl of [own, null]) expect(shown(heroUrl)).toContain('background:#123456;mso');
  });

  it('names who invites above the heading, in both languages, and keeps the name of the host who wrote', () => {
    const invitedBy = 'Clara & Mikkel';
    const { html, text } = threadMail({ ...words, invitation: { ...invitation, invitedBy } });
    expect(html).toContain('>Sofie 40 · Clara &amp; Mikkel inviterer</p>');
    expect(html).toContain('en invitation fra Sofie hos Festlig');
    expect(text).toContain('Sofie har skrevet til dig\nSofie 40 · Clara & Mikkel inviterer\n\nKære Anne');
    const english = { ...invitation, invitedBy, language: 'en' as const };
    expect(threadMail({ ...words, invitation: english }).text).toContain(
      'Sofie 40 · An invitation from Clara & Mikkel',
    );
  });

  it.each([
    ['the title begins with it', 'Clara & Mikkel skal giftes', 'Clara & Mikkel'],
    ['it is the host who wrote', 'Sommerfest', 'Sofie'],
    ['the host has not said so', 'Sommerfest', ''],
  ])('does not name who invites where %s (rule: invited-once)', (_why, title, invitedBy) => {
    const { html, text } = threadMail({ ...words, invitation: { ...invitation, title, invitedBy } });
    for (const part of [html, text]) expect(part).not.toContain('inviterer');
    expect(text).toContain(`Sofie har skrevet til dig\n${title}\n\n`);
  });
});

describe('helpMail', () => {
  const asked = {
    userId: 'a'.repeat(24),
    userEmail: 'anne@example.dk',
    page: 'https://festlig.example/sofie40',
    entry: 'Jeg kan ikke <finde>\nmit svar\n\nHilsen Anne',
  };

  it('contains the address of the person who asks, their page and their words', () => {
    const { subject, html, text } = helpMail('da', asked);
    expect(subject).toBe('Spørgsmål: Jeg kan ikke <finde> mit svar Hilsen Anne');
    expect(html).toContain('<p>Jeg kan ikke &lt;finde&gt;<br>mit svar</p><p>Hilsen Anne</p>');
    expect(text).toContain(`Fra anne@example.dk\nBruger ${asked.userId}\nStod på ${asked.page}\n\n${asked.entry}`);
  });

  it('mentions that nobody was logged in, and leaves out a missing page', () => {
    const { text } = helpMail('en', { ...asked, userId: null, page: null });
    expect(text).toContain('From anne@example.dk\nNot logged in\n\n');
    expect(text).not.toContain('Was on');
  });
});

describe('a mail of our own (rule: mail-plain-link)', () => {
  const thread = { hostName: 'Sofie', guestName: 'Anne', message: 'Hej', link, unsubscribe: 'x' };
  const invitation = { title: 'Sofie 40', invitedBy: '', heroUrl: null };

  it.each([
    ['da', 'Virker knappen ikke? Åbn linket her:'],
    ['en', 'Button not working? Use this link:'],
  ] as const)(
    'has in %s the name of the product at the top and the address of its button below it',
    (language, hint) => {
      for (const { html, text } of [
        verificationMail(language, 'Anne', link),
        cohostMail(language, { ...thread, title: 'Sofie 40' }),
        repliesMail(language, 'Sofie 40', link, [reply]),
        threadMail({ ...thread, invitation: { ...invitation, language } }),
      ]) {
        expect(html).toMatch(/>Festlig<\/p><table[^>]* class="card"/);
        const [button = '', below = ''] = html.split(hint);
        expect(button).toContain(`class="button" href="${link}"`);
        expect(below).toContain(`href="${link}" style="color:inherit;word-break:break-all">${link}</a>`);
        expect(text).toMatch(/^Festlig\n\n/);
      }
    },
  );

  it('to our support has no button, and so no address of one', () => {
    const { html } = helpMail('da', { userId: null, userEmail: 'anne@example.dk', page: null, entry: 'Hej' });
    expect(html).not.toContain('Virker knappen ikke?');
  });
});

describe('the mail that confirms an address', () => {
  it.each([
    ['da', 'invitation', 3, 'Derefter sender vi din invitation til 3 gæster.'],
    ['da', 'message', 1, 'Derefter sender vi din besked til 1 gæst.'],
    ['en', 'invitation', 1, 'Then we will send your invitation to 1 guest.'],
    ['en', 'message', 1240, 'Then we will send your message to 1,240 guests.'],
  ] as const)('names in %s the %s that waits for it', (language, type, guests, said) => {
    const { html, text } = verificationMail(language, 'Anne', link, { type, guests });
    expect(text).toContain(said);
    expect(html).toContain(said);
  });

  it('says otherwise what the host can do then', () =>
    expect(verificationMail('da', 'Anne', link).text).toContain(
      'Derefter kan du sende dine invitationer, og en, der venter',
    ));
});

describe('names that look like a link', () => {
  const NAME = 'http://evil.example click';
  const words = { hostName: NAME, guestName: NAME, message: 'Hej', link, unsubscribe: link };
  const invitation = { language: 'da' as const, title: NAME, invitedBy: `${NAME} `, heroUrl: null };
  const news = [
    { ...reply, name: NAME },
    { name: NAME, message: 'Hej' },
  ];

  it.each([
    ['the address', verificationMail('en', NAME, link, { type: 'invitation', guests: 3 })],
    ['a new address', newAddressMail('da', NAME, link)],
    ['the password', recoveryMail('da', NAME, link)],
    ['replies', repliesMail('da', NAME, link, news)],
    ['the thread', threadMail({ ...words, invitation })],
  ])('stay plain text in the mail about %s, whose only link is ours', (_about, { subject, html, text }) => {
    for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|http:\/\/evil/);
    expect(text).toContain('evil.\u200Bexample click');
    expect([...new Set(text.match(/\w+:\/\/\S+/g))]).toEqual([link]);
    expect([...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))]).toEqual([link]);
  });
});
