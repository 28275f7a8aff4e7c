import type { Party, RsvpField } from '@festlig/contracts/party';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REPLY_LINE } from '@festlig/domain/party/reply-line';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, failure, fakeServer, type Received, renderRoute } from '../../../components/testing/render-route';
import SettingsRoute from './SettingsRoute';

const ID = 'a'.repeat(24);
const party = aParty({
  id: ID,
  title: 'Sofie 40',
  date: '2030-06-20T16:00:00Z',
  isOwner: true,
  features: ['rsvp_fields'],
  rsvpFields: [{ id: 'diet', name: 'Diet', type: 'text', required: false, hidden: false, onlyComing: false }],
});
const SAVE = `PATCH /api/party/${ID}/settings`;

const reload = jest.fn();
beforeEach(() => {
  reload.mockClear();
});

async function show(fields: Partial<Party> = {}, answers: Record<string, Answer> = {}, ref = 'Feststar') {
  const known = { ...party, ...fields };
  const received = fakeServer({
    [`GET /api/party/${ref}`]: () => known,
    [SAVE]: ({ body }) => ({ ...known, ...(body as object) }),
    ...answers,
  });
  await renderRoute(<SettingsRoute reload={reload} />, `/${ref}/settings`, '/:idOrSlug/settings');
  await screen.findByRole('switch', { name: 'Guests can reply' });
  return {
    saved: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body as Partial<Party>),
    checks: () => received.filter(({ path }) => path.includes('/slug/')).map(({ path }) => path.split('/').at(-1)),
  };
}
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));

describe('the settings screen', () => {
  it('saves what was changed, says how many changes wait, and has nothing to save before and afterwards (rule: settings-page)', async () => {
    const { saved } = await show();
    const button = () => screen.queryByRole('button', { name: 'Save settings' });
    expect(button()).toBeNull();
    toggle('Only guests on the list');
    expect(screen.getByText('1 change is not saved.')).toBeTruthy();
    toggle('E-mail guests about their replies');
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.getByText('3 changes are not saved.')).toBeTruthy();
    act(() => button()?.focus());
    save();
    await screen.findByText('Settings saved');
    // No other setting: another host may have saved them meanwhile.
    expect(saved()).toEqual([{ rsvpRestricted: true, rsvpReplyEmailDisabled: true, language: 'en' }]);
    const all = await screen.findByText('Everything is saved.');
    expect(button()).toBeNull();
    // The button is gone: the keyboard goes on where it was.
    expect(document.activeElement).toBe(all);
  });

  it('has nothing to save once a change is taken back, and leaves the focus on it', async () => {
    await show();
    const restricted = screen.getByRole('switch', { name: 'Only guests on the list' });
    act(() => restricted.focus());
    fireEvent.click(restricted);
    expect(screen.getByRole('button', { name: 'Save settings' })).toBeTruthy();
    fireEvent.click(restricted);
    expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
    expect(document.activeElement).toBe(restricted);
  });

  it('has the questions only while guests can reply, saved or not', async () => {
    const { saved } = await show({ rsvpEnabled: true });
    const questions = () => screen.queryByRole('heading', { name: 'Extra questions' });
    expect(questions()).toBeTruthy();
    toggle('Guests can reply');
    await waitFor(() => expect(questions()).toBeNull());
    toggle('Guests can reply');
    await waitFor(() => expect(questions()).toBeTruthy());
    expect(saved()).toEqual([]);
  });

  describe('after another host has saved', () => {
    const bus: RsvpField = {
      id: 'bus',
      name: 'Bus',
      type: 'choice',
      required: false,
      hidden: false,
      onlyComing: false,
    };
    /** A server on which another host has saved `theirs`: a change based on the version before is refused. */
    const meanwhile = (theirs: Partial<Party>, fields: string[]) => {
      const now: Party = { ...party, ...theirs, version: 1 };
      const refused = Object.fromEntries(fields.map((field) => [field, { code: 'edited_meanwhile' }]));
      return {
        [`GET /api/party/${ID}`]: () => now,
        [SAVE]: ({ headers, body }: Received) =>
          headers['if-match'] === '"1"' ? { ...now, ...(body as object), version: 2 } : failure(412, refused),
      };
    };
    const add = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
      const added = (await screen.findAllByLabelText('Question')).at(-1)!;
      fireEvent.change(added, { target: { value: name } });
    };

    it('merges the questions without asking when both hosts added one', async () => {
      const { saved } = await show({}, meanwhile({ rsvpFields: [...party.rsvpFields, bus] }, ['rsvpFields']));
      await add('Bed');
      save();
      await screen.findByText('Settings saved');
      expect(
        saved()
          .at(-1)
          ?.rsvpFields?.map(({ name }) => name),
      ).toEqual(['Diet', 'Bus', 'Bed']);
      expect(saved().at(-1)).not.toHaveProperty('ifMatch');
      expect(screen.getAllByLabelText<HTMLInputElement>('Question').map(({ value }) => value)).toEqual([
        ...['Diet', 'Bus', 'Bed'],
      ]);
    });

    it('shows both versions of a setting that both hosts changed, and can save this host’s version', async () => {
      const { saved } = await show({}, meanwhile({ language: 'en' }, ['language']));
      fireEvent.click(screen.getByRole('radio', { name: 'English' }));
      toggle('Only guests on the list');
      save();
      const dialog = await screen.findByRole('dialog', { name: 'This was also changed somewhere else' });
      expect(within(dialog).getByRole('region', { name: 'The guests’ language' }).textContent).toContain('English');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Save mine' }));
      await screen.findByText('Settings saved');
      expect(saved().at(-1)).toEqual({ rsvpRestricted: true, language: 'en' });
    });

    it('can keep the other host’s version, and saves this host’s other changes', async () => {
      const { saved } = await show({}, meanwhile({ rsvpEnabled: true, language: 'en' }, ['language']));
      fireEvent.click(screen.getByRole('radio', { name: 'English' }));
      toggle('Only guests on the list');
      save();
      fireEvent.click(await screen.findByRole('button', { name: 'Keep what is saved' }));
      await screen.findByText('Settings saved');
      expect(saved().at(-1)).toEqual({ rsvpRestricted: true });
    });

    it('loses nothing that was typed when the host goes on editing', async () => {
      const { saved } = await show({}, meanwhile({ language: 'en' }, ['language']));
      fireEvent.click(screen.getByRole('radio', { name: 'English' }));
      save();
      fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      expect(await screen.findByText('This was changed somewhere else while you were writing.')).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
      expect(saved()).toHaveLength(1);
    });
  });

  it('requires a day for the deadline', async () => {
    const { saved } = await show();
    toggle('Stop accepting replies after a date');
    save();
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    expect(saved()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Reply by'), { target: { value: '2030-06-01' } });
    save();
    await waitFor(() => expect(saved()).toMatchObject([{ suDate: '2030-06-01', rsvpDeadlineEnabled: true }]));
  });

  it('says that a deadline has passed', async () => {
    await show({ rsvpDeadlineEnabled: true, suDate: '2030-06-01' });
    const over = 'That day has passed, so guests cannot reply.';
    expect(screen.queryByText(over)).toBeNull();
    fireEvent.change(screen.getByLabelText('Reply by'), { target: { value: '2020-06-01' } });
    expect(screen.getByText(over)).toBeTruthy();
  });

  it('adds a question, and asks before it removes one with answers', async () => {
    const { saved } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
    const added = screen.getByRole('group', { name: 'New question' });
    save();
    expect(await within(added).findByText('Please fill this in.')).toBeTruthy();
    fireEvent.change(within(added).getByLabelText('Question'), { target: { value: 'Bus home' } });
    const bus = () => within(screen.getByRole('group', { name: 'Bus home' }));
    expect(bus().queryByLabelText('Also by guests who decline')).toBeNull();
    fireEvent.click(bus().getByLabelText('Must be answered'));
    fireEvent.click(bus().getByLabelText('Also by guests who decline'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Diet' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the question' }));
    // While the dialog closes, the page is hidden from the accessibility tree.
    await screen.findByRole('button', { name: 'Save settings' });
    save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.rsvpFields).toMatchObject([
      { name: 'Bus home', type: 'text', required: true, onlyComing: true },
    ]);
  });

  it('keeps the questions of a party whose plan has none, and explains the plan instead of adding one', async () => {
    const { saved } = await show({ features: [] });
    fireEvent.click(screen.getByRole('button', { name: /^Your own questions to guests: part of Premium/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Ask your own questions with Premium' });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByLabelText('Question')).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('Hide, but keep the answers'));
    save();
    await waitFor(() => expect(saved()).toMatchObject([{ rsvpFields: [{ id: 'diet', hidden: true }] }]));
  });

  it('shows the server’s errors, and keeps what was typed', async () => {
    const { saved } = await show({}, { [SAVE]: () => failure(409, { root: { code: 'conflict' } }) });
    toggle('Guests can reply');
    save();
    const problem = await screen.findByText(/It was changed in the meantime/);
    expect(problem.closest('[role="alert"]')).not.toBeNull();
    expect(saved()).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Guests can reply' }).checked).toBe(false);
  });

  it('deletes the party for its owner, once the word is typed; when that fails it says so, and can be tried again', async () => {
    const answers = [failure(503, { root: { code: 'unavailable' } }), { done: true }];
    await show({}, { [`DELETE /api/party/${ID}`]: () => answers.shift() });
    fireEvent.click(screen.getByRole('button', { name: 'Delete the event …' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = () => fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    confirm();
    expect(await dialog.findByText('Type the word DELETE to delete.')).toBeTruthy();
    expect(answers).toHaveLength(2);
    fireEvent.change(dialog.getByLabelText('Type DELETE'), { target: { value: 'delete' } });
    confirm();
    await dialog.findByText(/The event could not be deleted. Try again in a moment./);
    confirm();
    await screen.findByText('“Sofie 40” is deleted');
  });

  it('offers a co-host no deletion', async () => {
    await show({ isOwner: false, isCohost: true });
    expect(screen.queryByRole('button', { name: 'Delete the event …' })).toBeNull();
  });

  it('loads the page anew when the party gets another language, and not otherwise (rule: language-reload)', async () => {
    const { saved } = await show();
    toggle('Only guests on the list');
    save();
    await screen.findByText('Settings saved');
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    save();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(saved()).toEqual([{ rsvpRestricted: true }, { language: 'en' }]);
  });

  it('leads to the replies while guests cannot reply, because the menu then does not (rule: settings-replies)', async () => {
    await show();
    const replies = () => screen.queryByRole('link', { name: 'See the replies so far' });
    expect(replies()).toBeNull();
    toggle('Guests can reply');
    expect(replies()?.getAttribute('href')).toBe('/Feststar/rsvps');
  });

  it('say while guests cannot reply that the text of the wizard still asks for it, and lead to it (rule: settings-replies)', async () => {
    await show({ body: `<p>${REPLY_LINE.da}</p>` });
    expect(screen.queryByText(/still asks guests to reply/)).toBeNull();
    toggle('Guests can reply');
    screen.getByText(/still asks guests to reply/);
    expect(screen.getByRole('link', { name: 'Edit it on the page' }).getAttribute('href')).toBe('/Feststar');
    cleanup();
    await show({ body: '<p>Just come</p>' });
    toggle('Guests can reply');
    expect(screen.queryByText(/still asks guests to reply/)).toBeNull();
  });

  it('leads to the plans (rule: settings-plan-button)', async () => {
    await show({ plan: 'premium' });
    expect(screen.getByText('This event is on the Premium plan.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/Feststar/plan');
  });

  describe('about the sender of texts (rule: settings-sms-sender)', () => {
    const user = (phone_verified: boolean) => ({
      'GET /api/initial': () => ({
        user: aUser({ phone: '+4520123456', phone_verified }),
        language: 'en',
        flags: {},
        providerKeys: {},
      }),
    });

    it('do not offer a number that is not confirmed, and lead to where it is', async () => {
      await show({ features: ['sms_sender'] }, user(false));
      expect(await screen.findByRole('link', { name: 'Confirm the number on your account' })).toBeTruthy();
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Send from my own number' }).disabled).toBe(true);
      expect(screen.getByText('Your phone number is not confirmed yet.')).toBeTruthy();
    });

    it('say whose number guests see while a host with an unconfirmed number has it switched on', async () => {
      await show({ features: ['sms_sender'], smsUseSenderNumber: true }, user(false));
      await screen.findByText(
        /When you send, guests see Festlig’s number\. When another host sends, they see that host’s/,
      );
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Send from my own number' }).disabled).toBe(false);
      expect(screen.getByRole('link', { name: 'Confirm the number on your account' })).toBeTruthy();
    });

    it('offer the host’s own number once it is confirmed', async () => {
      const { saved } = await show({ features: ['sms_sender'] }, user(true));
      await screen.findByText('Guests see +45 20 12 34 56, and their answers come to you.');
      toggle('Send from my own number');
      save();
      await waitFor(() => expect(saved()).toEqual([{ smsUseSenderNumber: true }]));
    });
  });

  it('saves who can find the page, and the host’s own links in their order (rule: party-actions)', async () => {
    const { saved } = await show({ actions: { 'https://hotel.example/': 'Hotel' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Everyone/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    const added = within(screen.getByRole('group', { name: 'New link' }));
    save();
    expect(await added.findByText('Please fill this in.')).toBeTruthy();
    fireEvent.change(added.getByLabelText('Address'), { target: { value: 'wishes.example' } });
    fireEvent.blur(added.getByLabelText('Address'));
    fireEvent.change(added.getByLabelText('Text'), { target: { value: 'Wishes' } });
    fireEvent.click(screen.getByRole('button', { name: 'Move Wishes up' }));
    save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.visibility).toBe('public');
    expect(Object.entries(saved()[0]?.actions ?? {})).toEqual([
      ['https://wishes.example', 'Wishes'],
      ['https://hotel.example/', 'Hotel'],
    ]);
  });
});
