import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { formMark, FORMS, POSTED_FORM, type PostedForm } from '@festlig/domain/web/posted-form';
import { type Answer, fakeServer } from './components/testing/render-route';
import { renderReply, renderShell } from './guest-server';
import { knownAnswers } from './guest/known-answers';
import { type Handover, startGuestPage } from './guest/start';

export const party = aParty({
  id: 'b'.repeat(24),
  sid: 'abcdEFGH',
  slug: 'sommer',
  title: 'Sommerfest',
  date: '2099-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
  pages: { photos: true, wishlist: false },
});
export const guest = { sid: 'guest123', name: 'Anne Holm', maxPeople: 2, hasEmail: true };
export const base = `/api/party/${party.id}`;
export const loadNext = async () => ({ prepareNext: async () => undefined });

export interface Opened {
  query?: string;
  change?: Partial<Party>;
  own?: OwnRsvp | null;
  answers?: Record<string, Answer>;
  /** The form that was posted without scripts and refused. */
  posted?: PostedForm;
  /** What happens before the scripts have come. */
  before?: () => void;
}

/** What React says when it cannot take over what the server rendered. */
const failures = jest.fn();
let end: (() => void) | undefined;

/** What the gateway writes into a form. */
const hiddenFields = (form: string) =>
  Object.entries({ form, token: 'token1', key: 'key1' })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');

/** The page as the gateway sends it, and then with its scripts. */
export async function open({
  query = '?cid=guest123',
  change = {},
  own = null,
  answers: server = {},
  posted,
  before,
}: Opened = {}) {
  const answers = [
    { call: 'identity.getInitial', input: {}, output: { user: null, language: 'da', flags: {}, providerKeys: {} } },
    { call: 'party.getParty', input: { partyId: 'sommer' }, output: { ...party, ...change } },
    ...(query === ''
      ? []
      : [
          { call: 'contacts.getGuest', input: { partyId: party.id, cid: 'guest123' }, output: guest },
          { call: 'rsvp.getOwnRsvp', input: { partyId: party.id, cid: 'guest123' }, output: { rsvp: own } },
        ]),
  ];
  if (posted) answers.push({ call: POSTED_FORM, input: {}, output: posted } as never);
  const now = Date.parse('2099-05-01T10:00:00Z');
  const page = { language: 'da' as const, now, address: `/sommer${query}`, answers };
  const served = renderShell(page)(query, renderReply(page));
  window.history.replaceState(null, '', `/sommer${query}`);
  document.documentElement.lang = 'da';
  const filled = FORMS.reduce((html, form) => html.replace(formMark(form), hiddenFields(form)), served);
  document.body.innerHTML = `<div id="root" data-now="${new Date(now).toISOString()}">${filled}</div><script type="application/json" id="first-data">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
  const received = fakeServer({
    [`GET ${base}/rsvp/own`]: () => ({ rsvp: own }),
    'GET /api/party/sommer': () => ({ ...party, ...change }),
    ...server,
  });
  before?.();
  const takenOver: Handover[] = [];
  const load = async () => ({ takeOver: async (handover: Handover) => void takenOver.push(handover), knownAnswers });
  const first = document.querySelector('#root > *');
  await act(async () => {
    end = await startGuestPage({ load, loadNext });
  });
  // React has taken the elements over, and made none anew.
  expect(document.querySelector('#root > *')).toBe(first);
  return { served, received, takenOver };
}

/** Takes the page away, as when it is left. */
export const close = () => {
  act(() => end?.());
  end = undefined;
};

/** Each test ends its page, and fails when React could not take over what the server rendered. */
export function watchFailures(): void {
  beforeEach(() => {
    failures.mockClear();
    jest.spyOn(console, 'error').mockImplementation(failures);
    window.addEventListener('error', failures);
  });
  afterEach(() => {
    close();
    window.removeEventListener('error', failures);
    sessionStorage.clear();
    document.body.innerHTML = '';
    expect(failures.mock.calls).toEqual([]);
    jest.restoreAllMocks();
  });
}
