import { expect, it } from '@jest/globals';
import { aPublishedParty } from '@festlig/testing/party';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, failure, fakeServer, renderRoute } from '../components/testing/render-route';
import { screenAnswer } from '../components/testing/screen-answer';
import { onAPhone } from '../components/testing/on-a-phone';
import HostPath from './HostPath';

const party = aPublishedParty({ date: '2099-06-20T16:00:00Z' });
const send = {
  id: 'b'.repeat(24),
  templateId: 'c'.repeat(24),
  type: 'invitation',
  name: 'Come',
  audience: 'all',
  status: 'finished',
  total: 1,
  emailsSent: 1,
  errors: 0,
  unsubscribed: 0,
  createdAt: '2030-01-01T10:00:00Z',
  endedAt: '2030-01-01T10:00:00Z',
  rate: 0,
  ended: true,
};
const contact = {
  id: 'd'.repeat(24),
  sid: 'Ab3dEf7h',
  name: 'Anne Holm',
  email: 'anne@x.example',
  phone: null,
  receiveEmail: true,
  receiveSms: false,
  maxPeople: null,
  hasEmail: true,
  hasReceivedInvite: false,
  firstVisit: null,
  rsvp: null,
};
const stats = { attending: 0, notAttending: 0, noResponse: 0, persons: 0, waiting: 0, byDay: [], rsvpChoiceFields: {} };
const listed = (items: object[], total = items.length) => ({ items, page: 1, pageSize: 50, total });
interface Standing {
  stats?: object;
  guests?: number;
  sends?: object[];
  add?: Answer;
}
const show = async (standing: Standing, page = '') => {
  const received = fakeServer({
    'POST /graphql': screenAnswer('dashboard', {
      stats: () => ({ ...stats, ...standing.stats }),
      contacts: () => ({ ...listed([], standing.guests ?? 0), atLeast: false }),
      sends: () => listed(standing.sends ?? []),
    }),
    [`POST /api/party/${party.id}/contacts`]: standing.add ?? (() => contact),
  });
  const { path, search } = await renderRoute(<HostPath party={party} />, `/emma${page}`, `/:idOrSlug${page}`);
  return Object.assign(received, { path, search });
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('shows three steps with their states until the first invitations are sent (rule: path-of-a-party)', async () => {
  await show({ guests: 178 }, '/contacts');
  await screen.findByRole('navigation', { name: 'Steps to your first invitation' });
  expect(links()).toEqual([
    ['Page, doneSaved', '/emma'],
    ['Guests, done178 guests', '/emma/contacts'],
    ['3SendTo do', '/emma/invitations'],
  ]);
});

it('says of an invitation that waits for the address of its host that it waits, and of one that was not begun that it is to do', async () => {
  const waiting = { ...send, status: 'unverified', total: 2, textTotal: 0, emailsSent: 0, endedAt: null, ended: false };
  await show({ guests: 2, sends: [waiting] }, '/contacts');
  expect(await screen.findByText('Waiting for you')).toBeTruthy();
  cleanup();
  await show({ guests: 2, sends: [{ ...waiting, status: 'cancelled', total: 0, ended: true }] }, '/contacts');
  expect(await screen.findByText('To do')).toBeTruthy();
});

it('counts a message as no invitation, and an empty list as no step', async () => {
  await show({ sends: [{ ...send, type: 'message' }] }, '/contacts');
  expect(await screen.findByText('Add them')).toBeTruthy();
  expect(screen.getByText('To do')).toBeTruthy();
});

it('says on the invitation how the party stands once invitations are sent, in one request (rule: party-headline)', async () => {
  const received = await show({
    guests: 254,
    sends: [send],
    stats: { attending: 100, notAttending: 44, persons: 144, noResponse: 110, waiting: 1 },
  });
  await screen.findByRole('region', { name: 'Replies in numbers' });
  expect(links()).toEqual([
    ['100 guests coming, 144 people in all · 110 guests yet to reply · 1 needs your answer', '/emma/rsvps'],
  ]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(received).toHaveLength(1);
});

it('says the same on a phone in few words (rule: party-headline)', () =>
  onAPhone(async () => {
    await show({
      guests: 254,
      sends: [send],
      stats: { attending: 100, notAttending: 44, persons: 144, noResponse: 110, waiting: 1 },
    });
    await screen.findByRole('region', { name: 'Replies in numbers' });
    expect(links()).toEqual([['144 coming in all · 110 yet to reply · 1 waiting for you', '/emma/rsvps']]);
  }));

it('marks the step that is next, and shows none on the settings and the plan (rule: path-of-a-party)', async () => {
  await show({ guests: 0 }, '/contacts');
  await screen.findByRole('navigation');
  const next = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'step');
  expect(next().map((link) => link.getAttribute('href'))).toEqual(['/emma/contacts']);
  cleanup();
  for (const page of ['/settings', '/plan']) {
    const received = await show({ guests: 0 }, page);
    expect([screen.queryByRole('navigation'), received.length]).toEqual([null, 0]);
    cleanup();
  }
});

it('is one line on a phone after replies without invitations: how the party stands, and a button for the steps (rule: path-of-a-party)', () =>
  onAPhone(async () => {
    await show({ guests: 2, stats: { attending: 1, persons: 3 } });
    const button = await screen.findByRole('button', { name: 'Steps to your first invitation' });
    expect([screen.getByRole('region').textContent, screen.queryByRole('navigation')]).toEqual([
      '3 coming in all',
      null,
    ]);
    await userEvent.click(button);
    expect(screen.getByRole('navigation')).toBeTruthy();
  }));

it('shows nothing on other pages once invitations are sent, and nothing when it cannot be known', async () => {
  const received = await show({ sends: [send] }, '/contacts');
  await waitFor(() => expect(received).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  const refused = fakeServer({ 'POST /graphql': () => failure(503, { root: { code: 'unavailable' } }) });
  await renderRoute(<HostPath party={party} />, '/emma', '/:idOrSlug');
  await waitFor(() => expect(refused.length).toBeGreaterThan(0));
  expect(screen.queryByRole('link')).toBeNull();
});

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

it('adds the first guest and asks whether to send now (rule: first-guest)', async () => {
  const received = await show({ guests: 0 });
  await type('Guest’s name', 'Anne Holm');
  await type('Guest’s e-mail', 'anne@x.example{Enter}');
  await waitFor(() => expect(received.path()).toBe('/emma/invitations'));
  expect(received.search()).toBe('?send=1');
  const added = {
    name: 'Anne Holm',
    email: 'anne@x.example',
    phone: null,
    receiveEmail: true,
    receiveSms: false,
    maxPeople: null,
  };
  expect(received.find(({ path }) => path.endsWith('/contacts'))?.body).toEqual(added);
});

it('reads a name with its address behind it in the field of the name (rule: first-guest)', async () => {
  const received = await show({ guests: 0 });
  await type('Guest’s name', 'Anne Holm, anne@x.example{Enter}');
  await waitFor(() => expect(received.path()).toBe('/emma/invitations'));
  expect(received.find(({ path }) => path.endsWith('/contacts'))?.body).toMatchObject({
    name: 'Anne Holm',
    email: 'anne@x.example',
  });
});

it('asks for the e-mail after a name alone, and says that it is missing only when it is left empty (rule: first-guest)', async () => {
  const received = await show({ guests: 0 });
  await type('Guest’s name', 'Anne Holm{Enter}');
  const email = screen.getByLabelText('Guest’s e-mail');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(received.filter(({ path }) => path.endsWith('/contacts'))).toEqual([]);
});

it('says so when what is behind the name is no address', async () => {
  const received = await show({ guests: 0 });
  await type('Guest’s name', 'Anne Holm, anne@{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Guest’s e-mail').getAttribute('aria-invalid')).toBe('true'));
  expect(received.filter(({ path }) => path.endsWith('/contacts'))).toEqual([]);
});

it('says what the first guest lacks, and why one could not be added', async () => {
  const received = await show(
    { guests: 0, add: () => failure(503, { root: { code: 'unavailable' } }) },
    '/invitations',
  );
  await type('Guest’s e-mail', 'anne{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Guest’s name').getAttribute('aria-invalid')).toBe('true'));
  expect(received.filter(({ path }) => path.endsWith('/contacts'))).toEqual([]);
  await type('Guest’s name', 'Anne');
  await type('Guest’s e-mail', '@x.example{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot answer right now');
  expect(received.search()).toBe('');
});

it('asks about a misspelt domain of the first guest, and corrects it with one press (rule: misspelt-domain)', async () => {
  await show({ guests: 0 });
  const field = await screen.findByLabelText<HTMLInputElement>('Guest’s e-mail');
  await userEvent.type(field, 'anne@gmail.com');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'anne@gmial.com');
  expect(screen.getByText(/^Did you mean gmail\.com\?/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, correct it' }));
  expect([field.value, document.activeElement]).toEqual(['anne@gmail.com', field]);
});

it('asks for no first guest on other pages, nor once there is one', async () => {
  await show({ guests: 0 }, '/contacts');
  await screen.findByText('Add them');
  expect(screen.queryByLabelText('Guest’s name')).toBeNull();
  cleanup();
  await show({ guests: 1 });
  await screen.findByText('1 guest');
  expect(screen.queryByLabelText('Guest’s name')).toBeNull();
});

it('asks on a phone for the name alone, and for the rest when a host begins to answer, or opens it (rule: first-guest)', () =>
  onAPhone(async () => {
    const received = await show({ guests: 0 });
    const button = await screen.findByRole('button', { name: 'Steps to your first invitation' });
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Who gets the first invitation?' });
    const shown = () => [
      button.getAttribute('aria-expanded'),
      ...['navigation', 'textbox'].map((role) => screen.queryAllByRole(role).length),
      screen.queryAllByRole('button', { name: 'Continue' }).length,
    ];
    const [folded, open] = [
      ['false', 0, 1, 0],
      ['true', 1, 2, 1],
    ];
    expect(shown()).toEqual(folded);
    await userEvent.click(name);
    expect(shown()).toEqual(open);
    expect(document.activeElement).toBe(name);
    await userEvent.keyboard('Anne Holm');
    await type('Guest’s e-mail', 'anne@x.example');
    await userEvent.click(button);
    expect(shown()).toEqual(folded);
    expect(name.value).toBe('Anne Holm');
    await userEvent.click(button);
    expect(shown()).toEqual(open);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(received.search()).toBe('?send=1'));
    expect(received.find(({ path }) => path.endsWith('/contacts'))?.body).toMatchObject({ email: 'anne@x.example' });
  }));

it('opens on a phone by Enter in a name that kept the focus while the rest was folded away', () =>
  onAPhone(async () => {
    await show({ guests: 0 });
    const button = await screen.findByRole('button', { name: 'Steps to your first invitation' });
    await userEvent.type(screen.getByRole('textbox'), 'Anne Holm');
    // On some phones a button that is pressed does not take the focus.
    act(() => button.click());
    expect(screen.queryByRole('textbox', { name: 'Guest’s e-mail' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Guest’s e-mail' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Guest’s name'));
  }));

it('is one line on a phone after replies without guests: how the party stands, and a button that opens the rest (rule: first-guest)', () =>
  onAPhone(async () => {
    await show({ stats: { attending: 1, persons: 3, waiting: 1 } });
    const button = await screen.findByRole('button', { name: 'Steps to your first invitation' });
    const shown = () => [
      screen.queryAllByRole('textbox', { name: 'Guest’s name' }).length,
      screen.queryAllByRole('navigation').length,
    ];
    expect(links().map(([text]) => text)).toEqual(['3 coming in all · 1 waiting for you']);
    expect([button.getAttribute('aria-expanded'), ...shown()]).toEqual(['false', 0, 0]);
    await userEvent.click(button);
    expect([button.getAttribute('aria-expanded'), ...shown()]).toEqual(['true', 1, 1]);
    await type('Guest’s name', 'Anne');
    await userEvent.click(button);
    expect(shown()).toEqual([0, 0]);
    await userEvent.click(button);
    expect(screen.getByLabelText<HTMLInputElement>('Guest’s name').value).toBe('Anne');
  }));

it('shows all of it on a wider screen after replies without guests', async () => {
  await show({ stats: { attending: 1, persons: 3 } });
  await screen.findByRole('region', { name: 'Replies in numbers' });
  expect(screen.getByRole('textbox', { name: 'Guest’s name' })).toBeTruthy();
  expect(screen.getByRole('navigation')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Steps to your first invitation' })).toBeNull();
});

it('keeps its steps in sight on a phone where no guest is asked for (rule: path-of-a-party)', () =>
  onAPhone(async () => {
    await show({ guests: 2 });
    await screen.findByRole('navigation', { name: 'Steps to your first invitation' });
    expect(screen.queryByRole('button')).toBeNull();
  }));
