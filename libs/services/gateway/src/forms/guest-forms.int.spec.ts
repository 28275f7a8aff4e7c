import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { party, type Party } from '@festlig/contracts/party';
import { type OwnRsvp, rsvp } from '@festlig/contracts/rsvp';
import { POSTED_FORM, type PostedForm } from '@festlig/domain/web/posted-form';
import { CallError, InvalidInput } from '@festlig/platform/errors';
import { FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aPublishedParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const KEY = 'a'.repeat(32);
const question = {
  id: 'song',
  name: 'En sang?',
  type: 'text',
  required: false,
  hidden: false,
  onlyComing: true,
} as const;
const bus = { id: 'bus', name: 'Bus', type: 'choice', required: false, hidden: false, onlyComing: true } as const;
const fest: Party = aPublishedParty({ rsvpFields: [question, bus], guestCountChoiceEnabled: true });
const own = anOwnReply({ rid: 'rid123456zzz' });

describe('a form of an invitation that is posted without scripts (rule: form-without-scripts)', () => {
  let gateway: TestGateway;
  let replies: InputOf<typeof rsvp.calls.submitRsvp>[];
  let messages: InputOf<typeof rsvp.calls.replyToRsvp>[];
  /** What the service does with a reply or a message. */
  let refuse: () => void;
  let isDeleted: boolean;
  /** What the guest has answered before. */
  let before: OwnRsvp | null;
  let title: string;
  beforeAll(async () => {
    const missing = () => {
      if (isDeleted) throw new CallError('not_found');
    };
    gateway = await startTestGateway({
      directory: new FakeAccessDirectory([{ id: fest.id, names: ['karens-fest'], roles: {} }]),
      handlers: [
        on(identity.calls.getInitial, (_, { user }) => ({ user, language: 'da', flags: {}, providerKeys: {} })),
        on(party.calls.getParty, () => {
          missing();
          return { ...fest, title };
        }),
        on(contacts.calls.getGuest, ({ cid }) => ({ sid: cid, name: 'Anne', maxPeople: 4, hasEmail: true })),
        on(rsvp.calls.getOwnRsvp, () => ({ rsvp: before })),
        on(rsvp.calls.submitRsvp, (input) => {
          refuse();
          replies.push(input);
          return input.zip === ''
            ? { rsvp: { ...own, isKnown: input.contact !== null }, changed: false, receipt: false }
            : { rsvp: null, changed: false, receipt: false };
        }),
        on(rsvp.calls.replyToRsvp, (input) => {
          refuse();
          messages.push(input);
          return own;
        }),
      ],
    });
  }, 60_000);
  beforeEach(() => {
    [replies, messages, refuse, isDeleted, title, before] = [[], [], () => undefined, false, fest.title, null];
  });
  afterAll(() => gateway.stop());

  /** A browser that has opened the page. */
  const opened = async (path = '/karens-fest?cid=guest123') => {
    const browser = new TestBrowser(gateway.url);
    await browser.open(path);
    return browser;
  };
  const post = async (
    browser: TestBrowser,
    fields: Record<string, string> | [string, string][],
    path = '/karens-fest?cid=guest123',
    headers: Record<string, string> = {},
  ) => {
    const body = new URLSearchParams(fields);
    const response = await browser.fetch(path, { method: 'POST', body, headers: { accept: 'text/html', ...headers } });
    const html = await response.text();
    const data = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
    const answers = JSON.parse(data) as { call: string; output: unknown }[];
    const again = answers.find(({ call }) => call === POSTED_FORM)?.output as PostedForm | undefined;
    return {
      status: response.status,
      location: response.headers.get('location'),
      html,
      again,
      headers: response.headers,
    };
  };
  const yes = (browser: TestBrowser) => ({ form: 'reply', token: browser.csrf, key: KEY, answer: 'yes' });

  it('is a reply of the guest, and leads back to the page', async () => {
    const browser = await opened();
    const fields = {
      ...yes(browser),
      name: '',
      numberOfPeople: '3',
      comment: ' Vi glæder os\r\nmeget ',
      email: '',
      zip: '',
      'answer-song': 'Midt om natten',
      'answer-bus': 'on',
    };
    const { status, location } = await post(browser, fields);
    expect([status, location]).toEqual([303, '/karens-fest?cid=guest123#sent']);
    expect(replies).toEqual([
      {
        partyId: fest.id,
        contact: 'guest123',
        rid: null,
        formKey: KEY,
        name: '',
        isComming: true,
        numberOfPeople: 3,
        comment: 'Vi glæder os\nmeget',
        email: null,
        fields: { song: 'Midt om natten', bus: true },
        zip: '',
      },
    ]);
  });

  it('is for one person, and answers no questions of those who come, when the guest declines', async () => {
    const browser = await opened();
    const declined = { ...yes(browser), answer: 'no', numberOfPeople: '3', 'answer-song': 'x' };
    const { location } = await post(browser, declined, '/karens-fest?cid=guest123&answer=yes');
    // The page does not choose the answer of the mail again.
    expect(location).toBe('/karens-fest?cid=guest123#sent');
    expect(replies).toMatchObject([{ isComming: false, numberOfPeople: 1, fields: {} }]);
  });

  it('gives a stranger the link of the reply, by which it is changed', async () => {
    const browser = await opened('/karens-fest');
    const { location } = await post(browser, { ...yes(browser), name: 'Bo' }, '/karens-fest?utm_source=x');
    expect([location, browser.cookie]).toEqual(['/karens-fest?rid=rid123456zzz#sent', 'festlig_sent=rid123456zzz']);
    await post(browser, { ...yes(browser), answer: 'no', name: 'Bo' }, '/karens-fest?rid=rid123456zzz');
    expect(replies.map(({ rid }) => rid)).toEqual([null, 'rid123456zzz']);
  });

  it('leaves out the greeting of the other answer, and keeps one that was written (rule: reply-comment-of-answer)', async () => {
    before = anOwnReply({ isComming: true, comment: 'Vi glæder os' });
    const browser = await opened();
    const send = (answer: string, comment: string) => post(browser, { ...yes(browser), answer, comment });
    await send('no', 'Vi glæder os');
    await send('no', 'Vi er på ferie');
    await send('yes', 'Vi glæder os');
    expect(replies.map(({ comment }) => comment)).toEqual(['', 'Vi er på ferie', 'Vi glæder os']);
  });

  it('has the same key when it is sent twice, so that it is one reply (rule: reply-same-form)', async () => {
    const browser = await opened('/karens-fest');
    await Promise.all([0, 1].map(() => post(browser, { ...yes(browser), name: 'Bo' }, '/karens-fest')));
    expect(replies.map(({ formKey }) => formKey)).toEqual([KEY, KEY]);
  });

  it('is shown again with the errors at its fields and what was typed, when it is refused', async () => {
    const browser = await opened();
    refuse = () => {
      throw new InvalidInput({ name: { code: 'required' }, 'fields.song': { code: 'required' } });
    };
    const typed = '</script><b>Vi & "I"</b>';
    const { status, again, html, headers } = await post(browser, { ...yes(browser), comment: typed });
    expect([status, headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    expect(again).toEqual({
      form: 'reply',
      values: { key: KEY, answer: 'yes', comment: typed },
      errors: { name: { code: 'required' }, 'fields.song': { code: 'required' } },
    });
    expect(html).not.toContain('<b>Vi');
    expect(replies).toEqual([]);
  });

  it.each([
    ['no answer', { answer: '' }, 'isComming'],
    ['no number of people', { numberOfPeople: 'mange' }, 'numberOfPeople'],
    ['no such address', { email: 'anne' }, 'email'],
    ['a key of another kind', { key: 'x' }, 'formKey'],
  ])('is refused by the schema of the call: %s', async (_, change, field) => {
    const browser = await opened();
    const { status, again } = await post(browser, { ...yes(browser), ...change });
    expect([status, Object.keys(again?.errors ?? {}), replies]).toEqual([422, [field], []]);
  });

  it('is accepted from a browser that keeps no cookies: the link says who answers', async () => {
    const browser = await opened();
    browser.cookie = '';
    expect((await post(browser, yes(browser))).status).toBe(303);
    expect(replies).toHaveLength(1);
  });

  it.each([
    ['no token', ''],
    ['the token of another browser', 'foreign'],
  ])('is shown again with a new token when it has %s', async (_, token) => {
    const [browser, other] = [await opened(), await opened()];
    const { status, again, html } = await post(browser, {
      ...yes(browser),
      token: token && other.csrf,
      comment: 'Ja!',
    });
    expect([status, again?.errors, again?.values['comment'], replies]).toEqual([
      422,
      { root: { code: 'form_changed' } },
      'Ja!',
      [],
    ]);
    expect(html).toContain(`content="${browser.csrf}"`);
  });

  it.each([
    ['by its fetch metadata', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['of a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['by its origin', { origin: 'https://evil.example' }],
  ])('of another site, %s, only leads to the page', async (_, headers) => {
    const browser = await opened();
    const { status, location } = await post(browser, yes(browser), undefined, headers);
    expect([status, location, replies]).toEqual([303, '/karens-fest?cid=guest123', []]);
  });

  it('of our own page is accepted with the origin that our policy makes null', async () => {
    const browser = await opened();
    await post(browser, yes(browser), undefined, { 'sec-fetch-site': 'same-origin', origin: 'null' });
    expect(replies).toHaveLength(1);
  });

  it('with the field that only programs fill in leads back to the page (rule: reply-honeypot)', async () => {
    const browser = await opened('/karens-fest');
    const { status, location } = await post(browser, { ...yes(browser), zip: '5700' }, '/karens-fest');
    expect([status, location]).toEqual([303, '/karens-fest#reply']);
  });

  it.each([
    ['an answer to a question that is gone', { 'answer-gone': 'Ja' }],
    ['a field that no form has', { isOwner: 'true' }],
  ])('is shown again when it has %s', async (_, more) => {
    const browser = await opened();
    const { status, again } = await post(browser, { ...yes(browser), ...more });
    expect([status, again?.errors, replies]).toEqual([422, { root: { code: 'form_changed' } }, []]);
  });

  it('is sent when the question that is gone was not answered', async () => {
    const browser = await opened();
    expect((await post(browser, { ...yes(browser), 'answer-gone': '' })).status).toBe(303);
  });

  it.each([
    [
      'a field twice',
      [
        ['answer', 'yes'],
        ['answer', 'no'],
      ],
      422,
    ],
    ['too many fields', Array.from({ length: 70 }, (_, n) => [`answer-${n}`, '']), 413],
    ['too much text', [['comment', 'x'.repeat(70_000)]], 413],
  ] as [string, [string, string][], number][])('is refused with a page when it has %s', async (_, fields, status) => {
    const refused = await post(await opened(), fields);
    expect([refused.status, replies]).toEqual([status, []]);
    expect(refused.html).toContain('Det blev ikke sendt endnu');
  });

  it.each(['rsvp_after_deadline', 'rsvp_disabled', 'rsvp_cancelled', 'rsvp_restricted'] as const)(
    'says why when the host has closed the replies meanwhile (%s)',
    async (code) => {
      const browser = await opened();
      refuse = () => {
        throw new CallError(code);
      };
      title = `Lukket (${code})`;
      const { status, again, html } = await post(browser, { ...yes(browser), comment: 'Ja!' });
      expect([status, again?.errors['root']?.code, again?.values['comment']]).toEqual([422, code, 'Ja!']);
      // The party as it is now, although the page was opened within this second (rule: page-from-memory).
      expect(html).toContain(title);
    },
  );

  it('is answered by the page of what is missing when the party was deleted meanwhile', async () => {
    const browser = await opened();
    isDeleted = true;
    const { status, html } = await post(browser, yes(browser));
    expect([status, replies, html]).toEqual([404, [], expect.stringContaining('<h1>Vi kan ikke finde siden</h1>')]);
  });

  it('says when to try again, and keeps what was typed, while the service is away', async () => {
    const browser = await opened();
    refuse = () => {
      throw new CallError('unavailable');
    };
    const { status, again, headers } = await post(browser, { ...yes(browser), comment: 'Ja!' });
    expect([status, again?.values['comment'], headers.get('retry-after')]).toEqual([503, 'Ja!', '2']);
    expect(headers.get('refresh')).toBeNull();
  });

  it('is a message to the host, and leads back to the thread', async () => {
    const browser = await opened();
    const message = {
      form: 'message',
      token: browser.csrf,
      key: KEY,
      rid: own.rid,
      message: ' Må hunden\r\nkomme med? ',
    };
    const { status, location } = await post(browser, message);
    expect([status, location]).toEqual([303, '/karens-fest?cid=guest123#thread']);
    expect(messages).toEqual([
      { partyId: 'karens-fest', rsvpRef: own.rid, message: 'Må hunden\nkomme med?', formKey: KEY },
    ]);
  });

  it('is a message that is shown again when it is refused, or has a field that no form has', async () => {
    const browser = await opened();
    const message = { form: 'message', token: browser.csrf, key: KEY, rid: own.rid, message: 'Hej' };
    refuse = () => {
      throw new CallError('thread_full');
    };
    const full = await post(browser, message);
    expect([full.status, full.again]).toEqual([
      422,
      expect.objectContaining({ form: 'message', values: { key: KEY, rid: own.rid, message: 'Hej' } }),
    ]);
    refuse = () => undefined;
    expect((await post(browser, { ...message, writerId: 'x' })).status).toBe(422);
    expect(messages).toEqual([]);
  });

  it('must be a form, at the address of an invitation', async () => {
    const browser = await opened();
    expect((await browser.send('POST', '/karens-fest', { answer: 'yes' })).status).toBe(404);
    expect((await post(browser, yes(browser), '/da')).status).toBe(404);
    expect((await post(browser, yes(browser), '/karens-fest/contacts')).status).toBe(404);
    expect(replies).toEqual([]);
  });
});
