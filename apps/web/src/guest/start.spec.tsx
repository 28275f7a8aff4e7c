import { aParty } from '@festlig/testing/party';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { knownAnswers } from './known-answers';
import { startGuestPage } from './start';

const party = aParty({ id: 'b'.repeat(24), slug: 'sommer', title: 'Sommerfest', date: '2099-06-20T16:00:00Z' });
const answers = [
  { call: 'identity.getInitial', input: {}, output: { user: null, language: 'da', flags: {}, providerKeys: {} } },
  { call: 'party.getParty', input: { partyId: 'sommer' }, output: party },
  {
    call: 'contacts.getGuest',
    input: { partyId: party.id, cid: 'guest123' },
    output: { sid: 'guest123', name: 'Anne Holm', maxPeople: 2, hasEmail: true },
  },
  { call: 'rsvp.getOwnRsvp', input: { partyId: party.id, cid: 'guest123' }, output: { rsvp: null } },
];

afterEach(() => {
  jest.restoreAllMocks();
});

it('draws a copy in which nothing is rendered, as one that is kept for when there is no network (rule: opened-page-stays)', async () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  window.history.replaceState(null, '', '/sommer?cid=guest123&answer=yes');
  document.documentElement.lang = 'da';
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="first-data">${JSON.stringify(answers)}</script>`;
  const load = async () => ({ takeOver: async () => undefined, knownAnswers });
  const prepareNext = jest.fn(async () => undefined);
  let end: (() => void) | undefined;
  await act(async () => {
    end = await startGuestPage({ load, loadNext: async () => ({ prepareNext }) });
  });
  await screen.findByRole('heading', { name: 'Sommerfest' });
  expect((await screen.findByLabelText<HTMLInputElement>(/Ja, jeg kommer/)).checked).toBe(true);
  await waitFor(() => expect(prepareNext).toHaveBeenCalledTimes(1));
  expect(failures).not.toHaveBeenCalled();
  act(() => end?.());
});
