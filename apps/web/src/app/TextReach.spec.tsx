import { aPerson } from '@festlig/testing/messaging/a-presend';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import {
  askMore,
  base,
  chooseAudience,
  FIRST,
  listed,
  openedWith,
  presend,
  press,
  said,
  template,
} from '../components/testing/opened-invitations';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);

it('says beside the text message whom it reaches, also once a first text is saved (rule: text-reach)', async () => {
  await show({ [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, contacts: 20, mail: 20, text: 12 }) });
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  const box = await screen.findByRole('textbox', { name: 'Text message' });
  expect(screen.queryByText(/guests get a text/)).toBeNull();
  act(() => void (Quill.find(box.parentElement!) as Quill).setText('Come!', 'user'));
  press('Save');
  await said('0 guests get a text, because you have chosen e-mail only. 12 can get one.');
  press('Choose texts');
  // The choice is open at once, and has the focus, also when it is asked for again.
  const choice = screen.getByRole('radiogroup', { name: 'How should they get it?' }).parentElement;
  expect(document.activeElement).toBe(choice);
  box.focus();
  press('Choose texts');
  expect(document.activeElement).toBe(choice);
  fireEvent.click(screen.getByRole('radio', { name: /^Both/ }));
  await said('12 guests get a text, and 20 an e-mail.');
});

const withText = { [`GET ${base}/templates`]: () => listed([template(FIRST, { text: 'Hi ((name))' })]) };
const counting = (counts: object) => ({ [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, ...counts }) });
const openTab = () =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;

describe('the part of a message that is open (rule: text-opened)', () => {
  it('is the text message where the chosen guests get a text and none a mail, until the host chooses the mail', async () => {
    await show({ ...withText, ...counting({ contacts: 1, mail: 0, text: 1, textUnmailed: 1, tokens: 1 }) });
    await waitFor(() => expect(openTab()).toBe('Text message'));
    fireEvent.click(screen.getByRole('tab', { name: 'E-mail' }));
    chooseAudience('all');
    await said('1 guest gets a text.');
    expect(openTab()).toBe('E-mail');
  });

  it.each([
    ['some get a mail', { contacts: 2, mail: 1, text: 1, textUnmailed: 1, tokens: 1 }],
    ['nobody gets a text', { contacts: 1, mail: 0, text: 0 }],
  ])('is the mail where %s', async (_why, counts) => {
    await show({ ...withText, ...counting(counts) });
    await screen.findByText(/guests? gets? a text|none of them is set to get texts/);
    expect(openTab()).toBe('E-mail');
  });
});

it('links to the guest list when nobody in the audience gets texts (rule: text-reach)', async () => {
  await show({ [`GET ${base}/templates`]: () => listed([template(FIRST, { text: 'Hi ((name))' })]) });
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  await screen.findByText(/none of them is set to get texts/);
  expect(screen.getByRole('link', { name: 'Go to the guest list' }).getAttribute('href')).toBe('/Feststar/contacts');
});

const juul = aPerson({ name: 'Juul family', email: null, receives: 'unreachable' });
const asked = (ids: object[], texted = 1) => ({
  [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, ids, text: texted, textUnmailed: texted }),
});

it('asks from the start how a message without a text is sent, and opens the text where texts are chosen (rule: text-channel)', async () => {
  const { received } = await show({
    [`GET ${base}/messages/presend/new`]: () => ({ ...presend, text: 2, textUnmailed: 1, tokens: 2, account: 9 }),
  });
  press('New message');
  await askMore();
  const texts = await screen.findByRole('radio', { name: /^E-mail, and a text/ });
  expect(
    received.filter(({ path }) => path.includes('/presend/new')).every(({ path }) => path.includes('hasText=true')),
  ).toBe(true);
  await screen.findByText('Text only');
  fireEvent.click(texts);
  await said('No text goes out until you have written it.');
  expect(openTab()).toBe('Text message');
  // Without a text it goes out by mail alone.
  expect(screen.getByRole('button', { name: 'Send to 2 guests' })).toBeTruthy();
});

it('offers to write a text where only a text reaches a guest, and opens it (rule: text-offered)', async () => {
  await show(asked([juul, aPerson()]));
  await screen.findByText('Juul family can only be reached by text, and no text is written yet.');
  press('Write a text too');
  expect(screen.getByRole('tab', { name: 'Text message' }).getAttribute('aria-selected')).toBe('true');
  expect(await screen.findByRole('textbox', { name: 'Text message' })).toBeTruthy();
});

it.each([
  ['every guest gets a mail', asked([aPerson()], 0)],
  ['no text reaches the guest either', asked([{ ...juul, texts: 'stopped' }], 0)],
  ['a text is written', { ...withText, ...asked([juul]) }],
])('offers no text where %s (rule: text-offered)', async (_, answers) => {
  await show(answers);
  await screen.findByText('See who', { selector: 'summary' });
  expect(screen.queryByText(/can only be reached by text/)).toBeNull();
});
