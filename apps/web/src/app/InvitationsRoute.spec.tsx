import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  FIRST,
  ID,
  PATCH,
  POST,
  SECOND,
  askMore,
  audience,
  base,
  chooseAudience,
  listed,
  openedWith,
  party,
  presend,
  press,
  said,
  subject,
  template,
  user,
  write,
} from '../components/testing/opened-invitations';
import { comeBack, failure, fakeServer, renderRoute } from '../components/testing/render-route';
import { screenAnswer } from '../components/testing/screen-answer';
import { addTestLanguage } from '../i18n/testing';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);
describe('the page of invitations', () => {
  it('fetches templates and sends in one request', async () => {
    const { received } = await show();
    const asked = received.filter(({ path }) => /graphql|templates|sends/.test(path));
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /graphql']);
    expect(asked[0]?.body).toMatchObject({ variables: { party: ID } });
  });

  it('says when they cannot be fetched, and tries again', async () => {
    let isAway = true;
    fakeServer({
      'GET /api/party/Feststar': async () => {
        await addTestLanguage('da');
        return party;
      },
      'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
      'POST /graphql': screenAnswer('sending', {
        templates: () => (isAway ? failure(503, { root: { code: 'unavailable' } }) : listed([template(FIRST)])),
        sends: () => listed([]),
      }),
    });
    await renderRoute(<InvitationsRoute />, '/Feststar/invitations', '/:idOrSlug/invitations');
    await screen.findByRole('alert');
    isAway = false;
    press('Try again');
    expect(await screen.findByLabelText('Subject')).toBeTruthy();
  });
});

describe('the template editor', () => {
  it('saves automatically when typing pauses, and says so', async () => {
    const { bodies } = await show();
    write('Come soon, ((name))');
    await said('Not saved yet');
    await said('Saving …');
    await said('All changes saved');
    expect(bodies(PATCH)).toEqual([{ name: 'Come soon, ((name))', email: '<p>Party!</p>', text: '' }]);
  });

  it('keeps what was typed when saving fails, and saves it when the network is back', async () => {
    let down = true;
    const { bodies } = await show({
      [PATCH]: ({ body }) => (down ? failure(503, { root: { code: 'unavailable' } }) : template(FIRST, body as object)),
    });
    write('Come, dear ((name))');
    // Nothing has failed yet, so this saves nothing.
    fireEvent(window, new Event('online'));
    expect((await screen.findByRole('alert')).textContent).toContain('it is still here');
    expect(subject().value).toBe('Come, dear ((name))');
    expect(bodies(PATCH)).toHaveLength(1);
    down = false;
    fireEvent(window, new Event('online'));
    await said('All changes saved');
    expect(bodies(PATCH)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks before the name placeholder is removed, keeps what is typed, and saves once the host confirms', async () => {
    const { bodies } = await show();
    write('Come now');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
    await said('Not saved yet');
    expect(subject().value).toBe('Come now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(PATCH)).toEqual([]);
    press('Save');
    fireEvent.click(await screen.findByRole('button', { name: 'Save without name' }));
    await said('All changes saved');
    expect(bodies(PATCH)).toEqual([{ name: 'Come now', email: '<p>Party!</p>', text: '' }]);
  });

  it('waits for the save button when automatic saving is off', async () => {
    const { bodies } = await show();
    fireEvent.click(screen.getByRole('switch', { name: 'Save automatically' }));
    write('Come later, ((name))');
    press('Save');
    await said('All changes saved');
    expect(bodies(PATCH)).toHaveLength(1);
    fireEvent.click(screen.getByRole('switch', { name: 'Save automatically' }));
  });

  it('previews the mail before it is saved', async () => {
    await show();
    write('Come soon, ((name))');
    await said('Subject: Come soon, ((name))');
  });
});

describe('a new message', () => {
  it('is saved by itself once it has a subject and a text, and not before (rule: template-auto-save)', async () => {
    const { bodies } = await show();
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    write('W');
    await said('Not saved yet');
    expect(bodies(POST)).toEqual([]);
    write('What to bring');
    await said('All changes saved');
    expect(bodies(POST)).toMatchObject([{ name: 'What to bring' }]);
  });

  it('has its audience and its button before it is saved; the button saves what is on the page', async () => {
    const { bodies, received } = await show({
      [`POST ${base}/messages/send`]: () => failure(409, { root: { code: 'send_in_progress' } }),
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Save automatically' }));
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    write('What to bring');
    chooseAudience('all');
    const count = () => received.filter(({ path }) => path.includes('/presend/new')).length;
    await waitFor(() => expect(count()).toBe(2));
    expect(bodies(POST)).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('What to bring');
    expect(bodies(POST)).toHaveLength(1);
    press('Send now');
    await screen.findByText('Something is already being sent. Wait until it has finished.');
    const sent = received.find(({ path }) => path.endsWith('/messages/send'));
    expect(sent?.body).toMatchObject({ templateId: SECOND, audience: 'all' });
    // What was counted before it was saved is counted by the same id afterwards.
    expect(received.some(({ path }) => path.includes(`/presend/${SECOND}`))).toBe(false);
    press('Cancel');
    fireEvent.click(screen.getByRole('switch', { name: 'Save automatically', hidden: true }));
  });

  it('has an unsaved id until it is saved, and keeps its editor afterwards', async () => {
    const { bodies } = await show();
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    write('What to bring');
    press('Save');
    await said('All changes saved');
    expect(bodies(POST)).toEqual([
      {
        unsavedId: expect.stringMatching(/^new-[0-9a-f]{32}$/),
        type: 'message',
        leadsTo: 'invitation',
        name: 'What to bring',
        email: '<p>Kære ((name))</p>',
        text: '',
      },
    ]);
    const editor = subject();
    expect(audience().value).toBe('rsvpYes');
    // A choice made right after the first save stays, whatever is counted or saved again meanwhile.
    chooseAudience('all');
    comeBack();
    write('What to bring, all');
    await said('Saving …');
    await said('All changes saved');
    expect(bodies(`PATCH ${base}/templates/${SECOND}`)).toHaveLength(1);
    expect(subject()).toBe(editor);
    expect(audience().value).toBe('all');
  });

  it('is listed once, also while its first save is still shown', async () => {
    const { bodies } = await show();
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    const named = () => screen.queryAllByRole('button', { name: /Message · Not sent$/ }).length;
    write('What to');
    await waitFor(() => expect(named()).toBe(1));
    const counts = new Set<number>();
    const observer = new MutationObserver(() => counts.add(named()));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    write('What to bring');
    press('Save');
    await waitFor(() => expect(bodies(POST)).toHaveLength(1));
    await said('All changes saved');
    observer.disconnect();
    expect([...counts]).toEqual([1]);
    expect(screen.getByRole('button', { name: /^What to bring/ })).toBeTruthy();
  });

  it('is not left when its subject is too short', async () => {
    const { bodies } = await show();
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    write('W');
    fireEvent.click(screen.getByRole('button', { name: /^Come/ }));
    expect(await screen.findByText('Write a subject of at least two characters.')).toBeTruthy();
    expect(subject().value).toBe('W');
    expect(bodies(POST)).toEqual([]);
    press('Discard');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(subject().value).toBe('Come, ((name))'));
  });
});

it('sends to the chosen audience, whose guests were counted before', async () => {
  const { received } = await show({
    [`POST ${base}/messages/send`]: () => failure(409, { root: { code: 'send_in_progress' } }),
  });
  await screen.findByRole('button', { name: 'Change' });
  chooseAudience('withoutRsvp');
  expect(await screen.findByText('1 unsubscribed from e-mails.')).toBeTruthy();
  expect(screen.queryByText('Texts you have')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  await screen.findByText('Something is already being sent. Wait until it has finished.');
  const sent = received.find(({ path }) => path.endsWith('/messages/send'));
  expect(sent?.body).toMatchObject({ templateId: FIRST, audience: 'withoutRsvp', picked: [] });
  const counted = received.filter(({ path }) => path.includes('/presend/')).map(({ path }) => path);
  expect(counted.at(-1)).toContain('audience=withoutRsvp');
});

it('proposes only mails, and sends texts when the host wants them', async () => {
  const texts = { text: 2, textUnmailed: 1, tokens: 2, account: 5, earlier: null };
  const { received } = await show({
    [`GET ${base}/templates`]: () => listed([template(FIRST, { text: 'Come!' })]),
    [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, ...texts }),
    [`POST ${base}/messages/send`]: () => failure(409, { root: { code: 'send_in_progress' } }),
  });
  const send = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await screen.findByText('Something is already being sent. Wait until it has finished.');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return received.findLast(({ path }) => path.endsWith('/messages/send'))?.body;
  };
  expect(await send('Send to 2 guests')).toMatchObject({ tokens: null });
  await askMore();
  fireEvent.click(screen.getByRole('radio', { name: /^E-mail, and a text to those without e-mail/ }));
  expect(await send('Send 2 e-mails and 1 text')).toMatchObject({ textsTo: 'unmailed', tokens: 1 });
  fireEvent.click(screen.getByRole('radio', { name: 'Both e-mail and text (2 texts, nothing to pay)' }));
  expect(await send('Send 2 e-mails and 2 texts')).toMatchObject({ textsTo: 'all', tokens: 2 });
});

it('says that a mail was sent before, but not for guests without an invitation', async () => {
  const earlier = { mails: 1240, latest: '2030-01-02T10:00:00Z' };
  await show({ [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, earlier }) });
  await screen.findByRole('button', { name: 'Send to 2 guests' });
  expect(screen.queryByText(/sent before/)).toBeNull();
  chooseAudience('all');
  await screen.findByText(/sent before: 1,240 e-mails, most recently on 2 January 2030/);
  fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
  await screen.findByRole('checkbox', { name: 'Yes, send it again' });
});

it('says nothing of an earlier send that none of the chosen guests got (rule: presend-sent-before)', async () => {
  const earlier = { mails: 1240, guests: 0, latest: '2030-01-02T10:00:00Z' };
  await show({ [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, earlier }) });
  chooseAudience('all');
  fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 guests' }));
  await screen.findByRole('button', { name: 'Send now' });
  expect(screen.queryByText(/before/)).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Yes, send it again' })).toBeNull();
});

it('cannot send when the audience has nobody to mail', async () => {
  await show({ [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, mail: 0 }) });
  await screen.findByText('There is nobody to send to right now.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

it('offers a test only of what is being written', async () => {
  await show({ [`GET ${base}/templates`]: () => listed([template(FIRST, { text: 'Hi ((name))' })]) });
  await screen.findByRole('button', { name: 'Send a test to me' });
  expect(screen.queryByRole('button', { name: 'Send a test text' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  await screen.findByRole('button', { name: 'Send a test text' });
  expect(screen.queryByRole('button', { name: 'Send a test to me' })).toBeNull();
});

describe('the day’s quota of mails', () => {
  const showToday = (today: number | null) =>
    show({ [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, today }) });

  it('is shown when it is smaller than the audience, and the button says how many mails are sent', async () => {
    await showToday(1);
    await screen.findByText('You can send 1 more e-mail today. You can send to the rest tomorrow.');
    expect(screen.getByText('1 of 2 guests can get an e-mail today.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send to 1 guest' }).disabled).toBe(false);
  });

  it('disables the button when it is used up', async () => {
    await showToday(0);
    await screen.findByText(/You have reached today’s limit for e-mails/);
    expect(screen.getByText('0 of 2 guests can get an e-mail today.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it.each([2, null])('is not shown when it is large enough (%s)', async (today) => {
    await showToday(today);
    await screen.findByRole('button', { name: 'Send to 2 guests' });
    expect(screen.queryByText(/more e-mails? today/)).toBeNull();
    expect(screen.getByText('2 guests get an e-mail.')).toBeTruthy();
  });
});
