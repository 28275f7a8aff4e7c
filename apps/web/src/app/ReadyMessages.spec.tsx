import type { MessageTemplate } from '@festlig/contracts/messaging';
import { firstTemplate } from '@festlig/domain/messaging/first-template';
import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  FIRST,
  PATCH,
  POST,
  SECOND,
  askMore,
  askWhom,
  audience,
  base,
  listed,
  openedWith,
  party,
  press,
  said,
  subject,
  template,
  user,
  write,
} from '../components/testing/opened-invitations';
import { aSend } from '@festlig/testing/messaging/a-send';
import { type Answer, failure } from '../components/testing/render-route';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);
const SEND = `POST ${base}/messages/send`;

describe('the message about the photos (rule: photo-opening-told)', () => {
  const photos = template(SECOND, { type: 'message', leadsTo: 'photos', name: 'Photos: Sofie 40' });

  it('is saved once the host sends it, to the guests who were asked and have not declined', async () => {
    const { bodies } = await show({ [POST]: () => photos }, [], '?new=photos');
    expect(subject().value).toBe('Billeder: Sofie 40');
    expect(bodies(POST)).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
    const now = await screen.findByRole('button', { name: 'Send now' });
    expect(bodies(POST)).toEqual([]);
    await said('To those invited who have not said no (3)');
    fireEvent.click(now);
    await waitFor(() => expect(bodies(SEND)).toMatchObject([{ templateId: SECOND, audience: 'photos' }]));
    expect(bodies(POST)).toEqual([
      expect.objectContaining({ type: 'message', leadsTo: 'photos', email: expect.stringContaining('((link))') }),
    ]);
  });

  it('is not sent when it could not be saved, and is when it can be', async () => {
    let isAway = true;
    const save: Answer = () => (isAway ? failure(503, { root: { code: 'unavailable' } }) : photos);
    const { bodies } = await show({ [POST]: save }, [], '?new=photos');
    fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
    const now = await screen.findByRole('button', { name: 'Send now' });
    fireEvent.click(now);
    await within(screen.getByRole('dialog')).findByText(/We cannot answer right now/);
    expect(bodies(SEND)).toEqual([]);
    isAway = false;
    fireEvent.click(now);
    await waitFor(() => expect(bodies(SEND)).toMatchObject([{ templateId: SECOND }]));
  });

  it('is saved before it is asked about once the host has written in it', async () => {
    const { bodies } = await show({ [POST]: () => photos }, [], '?new=photos');
    write('See our photos');
    fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
    await screen.findByRole('button', { name: 'Send now' });
    expect(bodies(POST)).toMatchObject([{ name: 'See our photos' }]);
  });

  it('is the one that the party has already', async () => {
    const { bodies } = await show(
      { [`GET ${base}/templates`]: () => listed([template(FIRST), photos]) },
      [],
      '?new=photos',
    );
    expect(subject().value).toBe('Photos: Sofie 40');
    expect(bodies(POST)).toEqual([]);
  });

  it('is not written by itself', async () => {
    await show();
    expect(subject().value).toBe('Come, ((name))');
    expect(screen.queryByText('Message about photos')).toBeNull();
  });
});

describe('a reminder with ready words (rule: reminder-offered)', () => {
  const asked = '?new=reminder&audience=withoutRsvp';

  it('is saved once the host changes it, as a message that asks for the reply, to those who have not replied', async () => {
    const { bodies } = await show({}, [], asked);
    expect(audience().value).toBe('withoutRsvp');
    expect([...audience().options].map(({ value }) => value)).toEqual(['withoutRsvp', 'custom']);
    await screen.findByRole('button', { name: 'Send to 2 guests' });
    await said('Not saved yet');
    expect(bodies(POST)).toEqual([]);
    write('Do reply');
    await said('All changes saved');
    expect(bodies(POST)).toEqual([expect.objectContaining({ type: 'message', leadsTo: 'reply' })]);
    await screen.findByRole('button', { name: 'Send to 2 guests' });
    expect(screen.getByRole('heading', { name: 'Reminder' })).toBeTruthy();
  });

  it('names the reply-by day while it is ahead, and none that has passed', async () => {
    const words = async (suDate: string) => {
      const { bodies } = await show({ 'GET /api/party/Feststar': () => ({ ...party, suDate }) }, [], asked);
      press('Save');
      await said('All changes saved');
      cleanup();
      return (bodies(POST) as Partial<MessageTemplate>[])[0]?.text;
    };
    expect(await words('2030-06-01')).toContain('senest lørdag den 1. juni');
    const passed = await words('2020-06-01');
    expect(passed).toContain('Husk at svare: Sofie 40');
    expect(passed).not.toContain('senest');
  });

  it('says above its words how many were invited only today, and nothing once that was earlier', async () => {
    const invited = (createdAt: string) => [aSend({ createdAt, emailsSent: 2, textSent: 0, ended: true })];
    await show({}, invited(new Date().toISOString()), asked);
    const told = await screen.findByText(/^2 invited today/);
    expect(told.compareDocumentPosition(subject())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    askWhom();
    expect(screen.getByText(/went out only today, to 2 guests/)).toBeTruthy();
    cleanup();
    await show({}, invited('2020-01-01T10:00:00Z'), asked);
    await screen.findByRole('button', { name: 'Send to 2 guests' });
    expect(screen.queryByText(/invited today/)).toBeNull();
    askWhom();
    expect(screen.queryByText(/went out only today/)).toBeNull();
  });

  it('is not saved again when the same words are there already', async () => {
    const first = await show({}, [], asked);
    press('Save');
    await said('All changes saved');
    const [written] = first.bodies(POST) as [Partial<MessageTemplate>];
    // The server writes an empty element in another way.
    const saved = { ...written, email: written.email?.replaceAll('<br>', '<br />') ?? '' };
    expect(saved.email).not.toBe(written.email);
    cleanup();
    const again = await show(
      { [`GET ${base}/templates`]: () => listed([template(FIRST), template(SECOND, saved)]) },
      [],
      asked,
    );
    expect(subject().value).toBe(saved.name);
    await screen.findByRole('button', { name: 'Send to 2 guests' });
    expect(again.bodies(POST)).toEqual([]);
  });

  it('is the one that was not sent yet, also when the host has changed its words', async () => {
    const mine = template(SECOND, { type: 'message', leadsTo: 'reply', name: 'Husk nu at svare' });
    const answers = { [`GET ${base}/templates`]: () => listed([template(FIRST), mine]) };
    const { bodies } = await show(answers, [], asked);
    expect(subject().value).toBe('Husk nu at svare');
    expect(bodies(POST)).toEqual([]);
    cleanup();
    const sent = await show(answers, [aSend({ templateId: SECOND, ended: true })], asked);
    expect(subject().value).toMatch(/^Husk at svare: /);
    press('Save');
    await said('All changes saved');
    expect(sent.bodies(POST)).toHaveLength(1);
  });

  it('can still be saved by hand when that fails', async () => {
    let isAway = true;
    await show(
      {
        [POST]: ({ body }) =>
          isAway ? failure(503, { root: { code: 'unavailable' } }) : template(SECOND, body as object),
      },
      [],
      asked,
    );
    press('Save');
    await said('Not saved');
    isAway = false;
    press('Try again');
    await said('All changes saved');
  });
});

describe('a new message in the list (rule: template-unsaved)', () => {
  const rows = () => screen.queryAllByRole('button', { name: /Not sent$/ }).map(({ textContent }) => textContent);
  const saved = 'Come, ((name))Invitation · Not sent';

  it('is not there before its host writes in it, however many are opened one after another', async () => {
    const { bodies } = await show({}, [], '?new=reminder&audience=withoutRsvp');
    expect(rows()).toEqual([saved]);
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    await askMore();
    press('Practical details');
    await waitFor(() => expect(subject().value).toBe('Praktisk info: Sofie 40'));
    press('New invitation');
    await waitFor(() => expect(subject().value).toBe(''));
    expect([rows(), bodies(POST)]).toEqual([[saved], []]);
  });

  it('is there once its host has written in it, before and after it is saved', async () => {
    const { bodies } = await show({}, [], '?new=reminder&audience=withoutRsvp');
    write('Do reply');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(bodies(POST)).toEqual([]);
    await said('All changes saved');
    expect(rows()).toEqual(['Do replyReminder · Not sent', saved]);
  });
});

describe('the beginnings of a new message (rule: message-starters)', () => {
  const offered = () => screen.queryAllByRole('button', { name: /^(Practical details|A change|Thank you)$/ });
  const begun = async () => {
    const shown = await show({
      [`PATCH ${base}/templates/${SECOND}`]: ({ body }) => template(SECOND, { type: 'message', ...(body as object) }),
    });
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    expect(offered()).toEqual([]);
    await askMore();
    return shown;
  };

  it('are words in the party’s language, which another choice replaces, and which are saved once the host changes them', async () => {
    const { bodies } = await begun();
    expect(offered().map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false']);
    press('Practical details');
    await waitFor(() => expect(subject().value).toBe('Praktisk info: Sofie 40'));
    expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toContain('Her er det praktiske');
    expect(offered().map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    press('Thank you');
    await waitFor(() => expect(subject().value).toBe('Tak for festen: Sofie 40'));
    expect(screen.getByRole('textbox', { name: 'Text' }).textContent).not.toContain('Her er det praktiske');
    expect(bodies(POST)).toEqual([]);
    write('Tak til jer');
    await waitFor(() => expect(bodies(POST)).toMatchObject([{ type: 'message', name: 'Tak til jer' }]));
  });

  it('stay once such a message is saved, and are gone once a saved one has other words', async () => {
    const { bodies } = await begun();
    press('Practical details');
    await waitFor(() => expect(subject().value).toBe('Praktisk info: Sofie 40'));
    press('Save');
    await said('All changes saved');
    expect(offered().map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    press('Thank you');
    await waitFor(() => expect(subject().value).toBe('Tak for festen: Sofie 40'));
    expect(bodies(POST)).toHaveLength(1);
    press('Practical details');
    await waitFor(() => expect(subject().value).toBe('Praktisk info: Sofie 40'));
    expect(bodies(POST)).toHaveLength(1);
    write('Til jer: Sofie 40');
    await waitFor(() => expect(offered()).toEqual([]));
    await said('All changes saved');
    expect(offered()).toEqual([]);
    write('Praktisk info: Sofie 40');
    await waitFor(() => expect(offered()).toHaveLength(3));
  });

  it('are not offered for a message that was sent with them', async () => {
    const words = { name: 'Praktisk info: Sofie 40', type: 'message' as const };
    const { bodies } = await begun();
    press('Practical details');
    await waitFor(() => expect(subject().value).toBe(words.name));
    press('Save');
    await said('All changes saved');
    const [saved] = bodies(POST);
    cleanup();
    const message = template(SECOND, { ...(saved as object), ...words });
    await show({ [`GET ${base}/templates`]: () => listed([message]) }, [], `?template=${SECOND}`);
    await askMore();
    await waitFor(() => expect(offered()).toHaveLength(3));
    cleanup();
    const sent = aSend({ templateId: SECOND, ended: true, endedAt: '2027-01-01T10:01:00Z' });
    await show({ [`GET ${base}/templates`]: () => listed([message]) }, [sent], `?template=${SECOND}`);
    expect(subject().value).toBe(words.name);
    expect(offered()).toEqual([]);
  });

  it('are not offered once the host has written something, nor for an invitation', async () => {
    await begun();
    expect(offered()).toHaveLength(3);
    write('T');
    await waitFor(() => expect(offered()).toEqual([]));
    cleanup();
    await show();
    expect(offered()).toEqual([]);
    press('New invitation');
    await waitFor(() => expect(subject().value).toBe(''));
    expect(offered()).toEqual([]);
  });
});

describe('words in another language than the party’s (rule: ready-words-follow-language)', () => {
  const english = firstTemplate('en', party, user.name);
  const text = 'The text is in English, but your guests see the page in Danish.';

  it('are offered in the party’s language while nobody has changed them, and are shown then', async () => {
    const { bodies } = await show({ [`GET ${base}/templates`]: () => listed([template(FIRST, english)]) });
    await said(text);
    press('Use the Danish text');
    const danish = firstTemplate('da', party, user.name);
    await waitFor(() => expect(bodies(PATCH)).toEqual([danish]));
    await waitFor(() => expect(screen.queryAllByText(text).length).toBe(0));
    expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toContain('Kærlig hilsen');
  });

  it('are left to the host who has changed them', async () => {
    await show({ [`GET ${base}/templates`]: () => listed([template(FIRST, { ...english, text: 'Hi ((link))' })]) });
    expect(screen.queryByText(text)).toBeNull();
  });
});
