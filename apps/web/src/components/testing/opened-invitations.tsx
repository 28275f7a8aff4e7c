import type { Audience, GuestCounts } from '@festlig/contracts/contacts';
import type { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { expect, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { addTestLanguage } from '../../i18n/testing';
import { type Answer, fakeServer, renderRoute } from './render-route';
import { screenAnswer } from './screen-answer';

export const [ID, FIRST, SECOND] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
export const party = aParty({ id: ID, title: 'Sofie 40', date: '2030-06-20T16:00:00Z', isOwner: true });
export const user = aUser({ name: 'Karen', email: 'karen@example.dk', language: 'en' });
export const template = (id: string, fields: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id,
  name: 'Come, ((name))',
  type: 'invitation',
  leadsTo: 'invitation',
  email: '<p>Party!</p>',
  text: '',
  createdAt: '2030-01-01T10:00:00Z',
  modifiedAt: '2030-01-01T10:00:00Z',
  ...fields,
});
export const listed = (items: unknown[]) => ({ items, page: 1, pageSize: 50, total: items.length });
export const presend = { contacts: 3, mail: 2, text: 0, tokens: 0, unsubscribed: 1, ids: null };
/** Of these guests everybody is invited, unless told otherwise. */
export const guestCounts = (states: Partial<GuestCounts['states']> = {}): GuestCounts => ({
  total: 20,
  states: { new: 0, invited: 20, opened: 0, silent: 20, yes: 0, no: 0, unreachable: 0, ...states },
  newUnreachable: 0,
  newByText: 0,
  tags: [],
  moreTags: false,
});
export const base = `/api/party/${ID}`;
export const PATCH = `PATCH ${base}/templates/${FIRST}`;
export const POST = `POST ${base}/templates`;

/** All but the date. */
const TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

/** Opens the page of invitations of a party with one template, whose calls answer so. */
export const openedWith =
  (Route: ComponentType) =>
  async (answers: Record<string, Answer> = {}, sends: Send[] = [], query = '') => {
    // What was fetched does not grow old while a busy machine loads the page: this server forgets what was saved.
    jest.useFakeTimers({ doNotFake: TIMERS });
    const calls: Record<string, Answer> = {
      'GET /api/party/Feststar': async () => {
        await addTestLanguage('da');
        return party;
      },
      'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
      [`GET ${base}/templates`]: () => listed([template(FIRST)]),
      [`GET ${base}/sends`]: () => listed(sends),
      [`GET ${base}/guest-counts`]: () => guestCounts(),
      [`GET ${base}/messages/presend/${FIRST}`]: () => presend,
      [`GET ${base}/messages/presend/${SECOND}`]: () => presend,
      [`GET ${base}/messages/presend/new`]: () => presend,
      [`POST ${base}/messages/preview`]: ({ body }) => ({
        subject: (body as MessageTemplate).name,
        html: '',
        text: '',
      }),
      [PATCH]: ({ body }) => template(FIRST, body as object),
      [`PATCH ${base}/templates/${SECOND}`]: ({ body }) => template(SECOND, body as object),
      [POST]: ({ body }) => template(SECOND, body as object),
      ...answers,
    };
    const received = fakeServer({
      'POST /graphql': screenAnswer('sending', {
        templates: calls[`GET ${base}/templates`]!,
        sends: calls[`GET ${base}/sends`]!,
      }),
      ...calls,
    });
    const { hash, search } = await renderRoute(<Route />, `/Feststar/invitations${query}`, '/:idOrSlug/invitations');
    // The editor is loaded when it is first shown, also behind something else; after a send the page begins without it.
    const editor = () => screen.queryByRole('textbox', { name: 'Text', hidden: true });
    const status = () => screen.queryByRole('heading', { name: 'Your guests right now' });
    await waitFor(() => expect(editor() ?? status()).not.toBeNull());
    const bodies = (wanted: string) =>
      received.filter(({ method, path }) => `${method} ${path}` === wanted).map(({ body }) => body);
    return { bodies, received, hash, search };
  };
/** Asks to whom, where only a line says it. */
export const askWhom = () => {
  const open = screen.queryByRole('button', { name: 'Change' });
  if (open) fireEvent.click(open);
};
/** Opens what few hosts choose: ready words, and how it is sent. */
export const askMore = async () => {
  const open = await screen.findByRole('button', { name: 'More options' });
  if (open.getAttribute('aria-expanded') === 'false') fireEvent.click(open);
};
/** Who gets the message; it is asked for where only a line says it. */
export const audience = () => {
  askWhom();
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who should get it?' });
};
export const chooseAudience = (value: Audience) => fireEvent.change(audience(), { target: { value } });
export const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
export const write = (text: string) => fireEvent.change(subject(), { target: { value: text } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const said = (text: string) => screen.findByText(text);
