import { aPerson } from '@festlig/testing/messaging/a-presend';
import { aSend } from '@festlig/testing/messaging/a-send';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onAPhone } from '../components/testing/on-a-phone';
import {
  FIRST,
  askMore,
  askWhom,
  audience,
  base,
  chooseAudience,
  listed,
  openedWith,
  presend,
  press,
  said,
  subject,
  template,
  write,
} from '../components/testing/opened-invitations';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const names = (container: Element) => [...container.querySelectorAll('button')].map(({ textContent: text }) => text);
const sent = aSend({ templateId: FIRST, status: 'finished', emailsSent: 2, ended: true });
/** One of three guests is reached by a text only. */
const texted = {
  [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, text: 2, textUnmailed: 1, tokens: 2, account: 9 }),
};

describe('who gets a message (rule: audience-before-text)', () => {
  /** On a desk and on a phone alike. */
  const WIDTHS = [
    ['desk', (look: () => Promise<void>) => look()],
    ['phone', onAPhone],
  ] as const;

  it.each(WIDTHS)('is asked above its text on a %s, and counted there; the send follows the choice', (_, on) =>
    on(async () => {
      const { received } = await show({
        [`GET ${base}/messages/presend/${FIRST}`]: ({ path }) =>
          path.includes('audience=all') ? { ...presend, contacts: 9, mail: 8 } : presend,
      });
      await waitFor(() => expect(audience().selectedOptions[0]?.text).toBe('Not invited (3)'));
      expect(isBefore(audience(), subject())).toBe(true);
      expect(screen.getByText('To: Not invited')).toBeTruthy();
      chooseAudience('all');
      await waitFor(() => expect(received.some(({ path }) => path.includes('audience=all'))).toBe(true));
      await screen.findByRole('button', { name: 'Send to 8 guests' });
      expect(audience().selectedOptions[0]?.text).toBe('Everyone on the guest list (9)');
      expect(screen.getByText('To: Everyone on the guest list')).toBeTruthy();
      chooseAudience('custom');
      const pick = await screen.findByRole('button', { name: 'Pick guests' });
      expect(isBefore(audience(), pick) && isBefore(pick, subject())).toBe(true);
    }),
  );

  it('is one line; a button opens the choice, which stays then', async () => {
    await show(texted);
    await said('To those who are not invited (3)');
    const open = screen.getByRole('button', { name: 'Change' });
    expect(isBefore(open, subject())).toBe(true);
    expect(screen.queryByRole('combobox') ?? screen.queryByRole('radiogroup')).toBeNull();
    fireEvent.click(open);
    expect(document.activeElement).toBe(audience());
    chooseAudience('all');
    await waitFor(() => expect(audience().selectedOptions[0]?.text).toBe('Everyone on the guest list (3)'));
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  const PEOPLE = [
    aPerson({ phone: null, texts: 'none' }),
    aPerson({ id: 'b'.repeat(24), name: 'Carl', phone: null, texts: 'none' }),
  ] as const;
  const without = (person: object) => [
    ...PEOPLE,
    aPerson({ id: 'c'.repeat(24), name: 'Bo', receives: 'unreachable', ...person }),
  ];
  const counted = (counts: object) => ({
    [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, ...counts }),
  });

  it.each([
    ['no address', { email: null, phone: null, texts: 'none' }],
    ['has unsubscribed', { receives: 'unsubscribed', phone: null, texts: 'none' }],
  ])('names the only guest who gets nothing, with why, and leads to that guest: %s', async (why, person) => {
    await show(counted({ ids: without(person) }));
    const link = await screen.findByRole('link', { name: `Bo can’t be reached: ${why}` });
    expect(link.getAttribute('href')).toBe('/Feststar/contacts?q=Bo');
  });

  it('says of the only guest whom no mail reaches that a text would, and not that nothing does', async () => {
    const ids = without({ email: null, texts: 'text' });
    await show(counted({ ids, text: 1, textUnmailed: 1, tokens: 1, account: 9 }));
    expect(await screen.findByText(/Bo can only get a text/)).toBeTruthy();
    expect(screen.queryByText(/can’t be reached/)).toBeNull();
  });

  it('leads to those who get nothing where it is not known who they are, or they are several', async () => {
    await show(counted({ contacts: 60, mail: 57 }));
    await said('To those who are not invited (60)');
    expect(screen.getByText(/Not everyone can be reached\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add addresses' }).getAttribute('href')).toBe(
      '/Feststar/contacts?state=unreachable',
    );
  });

  it('leads to the choice of channel where a text would reach some of those who get nothing', async () => {
    await show(counted({ contacts: 4, text: 1, textUnmailed: 1, tokens: 1, account: 9 }));
    await screen.findByText(/Not everyone can be reached by e-mail\./);
    press('Choose texts too');
    const choice = screen.getByRole('radiogroup', { name: 'How should they get it?' });
    expect(document.activeElement).toBe(choice.parentElement);
    expect(isBefore(subject(), choice)).toBe(true);
    subject().focus();
    press('Choose texts too');
    expect(document.activeElement).toBe(choice.parentElement);
  });

  it('has the focus once when it is asked for, and leaves it where the words are changed then', async () => {
    await show();
    press('New message');
    await screen.findByText(/^Our suggestion\. Good for practical news before the day\./);
    chooseAudience('rsvpYes');
    await askMore();
    subject().focus();
    press('Practical details');
    await waitFor(() => expect(subject().value).not.toBe(''));
    expect(document.activeElement).not.toBe(audience());
  });

  it.each([
    ['the address asks for', '?new=reminder&audience=withoutRsvp', 'To those who have not replied (3)', null],
    [
      'is one of several that may be proposed, with why',
      '?new=practical',
      'To those who are coming (3)',
      'Our suggestion. Good for practical news before the day.',
    ],
  ])('is one line where it %s', async (_, query, line, why) => {
    await show({}, [], query);
    await said(line);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/Our suggestion/)?.textContent?.startsWith(why ?? '') ?? why === null).toBe(true);
  });

  it('says of a reminder when the last one went out, also where the choice is open (rule: reminder-offered)', async () => {
    const reminded = { ...sent, type: 'message', leadsTo: 'reply', audience: 'withoutRsvp' } as const;
    await show({}, [{ ...reminded, createdAt: new Date().toISOString() }], '?new=reminder&audience=withoutRsvp');
    await screen.findByText(/^reminded today at \d\d:\d\d/);
    askWhom();
    await screen.findByText(/^Reminded today at \d\d:\d\d[^.]*\.$/);
  });

  it.each([
    ['nobody is picked yet', [sent], '?new=invitation', presend],
    ['nobody in it is reached', [], '', { ...presend, contacts: 0, mail: 0 }],
  ])('is asked at once where %s', async (_, sends, query, counted) => {
    await show({ [`GET ${base}/messages/presend/${FIRST}`]: () => counted }, sends, query);
    await screen.findByRole('combobox', { name: 'Who should get it?' });
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('says of a proposal that it is one, until the host chooses (rule: send-audiences)', async () => {
    await show();
    press('New message');
    await screen.findByText(/^Our suggestion\. Good for practical news before the day\./);
    chooseAudience('rsvpNo');
    await said('They have said no.');
    chooseAudience('rsvpYes');
    await said('Good for practical news before the day.');
    expect(screen.queryByText(/Our suggestion/)).toBeNull();
  });
});

describe('more choices (rule: more-below-text)', () => {
  const more = () => screen.queryByRole('button', { name: 'More options' });

  it('are ready words and the channel, behind a button below the text', async () => {
    await show({ [`GET ${base}/messages/presend/new`]: () => ({ ...presend, text: 2, textUnmailed: 1, tokens: 2 }) });
    press('New message');
    await said('Text only');
    expect(isBefore(screen.getByRole('textbox', { name: 'Text' }), more()!)).toBe(true);
    expect(screen.queryByRole('group', { name: 'Begin with' })).toBeNull();
    await askMore();
    expect(screen.getByRole('group', { name: 'Begin with' })).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'How should they get it?' })).toBeTruthy();
    press('More options');
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('have no button where there is nothing to choose', async () => {
    await show();
    await screen.findByRole('button', { name: 'Send to 2 guests' });
    expect(more()).toBeNull();
  });
});

describe('an open message (rule: open-message-first)', () => {
  const list = () => screen.getByRole('region', { name: 'All messages' });

  it.each([
    ['before the first send', [], ''],
    ['after it', [sent], '?new=reminder'],
  ])('is above the list of messages %s', async (_, sends, query) => {
    await show({}, sends, query);
    expect(isBefore(subject(), list())).toBe(true);
  });

  it('has the focus on its heading when it is pressed in the list although it is open', async () => {
    await show();
    fireEvent.click(within(list()).getByRole('button', { name: /^Come, / }));
    await waitFor(() => expect(document.activeElement?.id).toBe('editor-title'));
  });

  it('has the list in its place once it is put away', async () => {
    await show({}, [sent], '?new=reminder');
    press('Back to the messages');
    await said('Your guests right now');
    expect(screen.queryByLabelText('Subject')).toBeNull();
    expect(list()).toBeTruthy();
  });
});

describe('the buttons above the text (rule: messages-short-on-phone)', () => {
  const buttons = () => names(screen.getByRole('toolbar'));

  it("begin on a phone with those that insert the guest's name and link", () =>
    onAPhone(async () => {
      await show();
      expect(buttons().slice(0, 2)).toEqual(['+ The guest’s name', '+ The guest’s link']);
    }));

  it('end with them on a desk', async () => {
    await show();
    expect(buttons().slice(-2)).toEqual(['+ The guest’s name', '+ The guest’s link']);
  });
});

describe('the button that sends (rule: send-in-reach)', () => {
  const bar = () => screen.queryByRole('region', { name: 'Send to 2 guests' });

  it('is in the bar alone on a phone', () =>
    onAPhone(async () => {
      await show();
      const buttons = await screen.findAllByRole('button', { name: 'Send to 2 guests' });
      expect(buttons.map((button) => bar()?.contains(button))).toEqual([true]);
    }));

  it.each([
    ['', '2 guests · e-mail · 1 text only · 1 can’t be reached'],
    ['all', '2 e-mails and 1 text · 1 can’t be reached'],
  ])('says in the bar on a phone in few words what goes out, with texts to: %s', (texts, said) =>
    onAPhone(async () => {
      const counts = { ...presend, contacts: 4, text: 1, textUnmailed: 1, tokens: 1, account: 9 };
      await show({
        [`GET ${base}/templates`]: () => listed([template(FIRST, { text: 'Come!' })]),
        [`GET ${base}/messages/presend/${FIRST}`]: () => counts,
      });
      await screen.findByRole('button', { name: 'Send to 2 guests' });
      if (texts !== '') {
        await askMore();
        fireEvent.click(await screen.findByRole('radio', { name: /^E-mail, and a text/ }));
      }
      const [send] = await screen.findAllByRole('button', { name: /^Send (to 2 guests|2 e-mails and 1 text)$/ });
      expect(send?.closest('[role=region]')?.textContent).toBe(`${said}Send`);
    }),
  );

  it('is on the page on a desk, and in no bar while it is in sight', async () => {
    await show();
    expect(await screen.findAllByRole('button', { name: 'Send to 2 guests' })).toHaveLength(1);
    expect(bar()).toBeNull();
  });
});

describe('the preview (rule: mail-preview)', () => {
  const isPreviewed = () => screen.queryByRole('heading', { name: 'What your guest sees' }) !== null;

  it('is opened with a button on a phone, also before the first send', () =>
    onAPhone(async () => {
      await show();
      const open = screen.getByRole('button', { name: 'See it as your guest does' });
      expect(open.getAttribute('aria-expanded')).toBe('false');
      expect(isPreviewed()).toBe(false);
      fireEvent.click(open);
      expect(isPreviewed()).toBe(true);
    }));

  it('is opened on a phone from beside the button that sends as well', () =>
    onAPhone(async () => {
      await show();
      const bar = within(await screen.findByRole('region', { name: 'Send to 2 guests' }));
      expect(isPreviewed()).toBe(false);
      fireEvent.click(bar.getByRole('button', { name: 'What your guest sees' }));
      expect(isPreviewed()).toBe(true);
    }));

  it('is in sight on a desk', async () => {
    await show();
    expect(isPreviewed()).toBe(true);
    expect(screen.queryByRole('button', { name: 'What your guest sees' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'See it as your guest does' })).toBeNull();
  });
});

describe('whom the host has chosen (rule: audience-kept)', () => {
  const begin = async (name: string, words: string) => {
    await askMore();
    press(name);
    await waitFor(() => expect(subject().value).toBe(words));
  };

  it.each(['all', 'rsvpNo'] as const)('stays when a message begins with other ready words (%s)', async (chosen) => {
    const { received } = await show();
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    chooseAudience(chosen);
    await begin('Practical details', 'Praktisk info: Sofie 40');
    expect(audience().value).toBe(chosen);
    await begin('Thank you', 'Tak for festen: Sofie 40');
    expect(audience().value).toBe(chosen);
    await waitFor(() => expect(received.at(-1)?.path).toContain(`audience=${chosen}`));
    press('Save');
    await said('All changes saved');
    expect(audience().value).toBe(chosen);
  });

  it('is left alone by a change, whose own audience replaces only one that is proposed (rule: send-audiences)', async () => {
    await show();
    press('New message');
    await begin('A change', 'Ny tid eller nyt sted: Sofie 40');
    expect(audience().value).toBe('photos');
    expect(screen.getByText(/also concerns those who have not replied/)).toBeTruthy();
    write('Nu kl. 15');
    await said('All changes saved');
    expect(audience().value).toBe('photos');
    write('Ny tid eller nyt sted: Sofie 40');
    await begin('Thank you', 'Tak for festen: Sofie 40');
    expect(audience().value).toBe('rsvpYes');
    expect(screen.queryByText(/also concerns those/)).toBeNull();
    chooseAudience('rsvpYes');
    await begin('A change', 'Ny tid eller nyt sted: Sofie 40');
    expect(audience().value).toBe('rsvpYes');
  });

  it('leaves the proposal while the host has chosen nobody, and is not carried to another message', async () => {
    await show();
    press('New message');
    await begin('Practical details', 'Praktisk info: Sofie 40');
    expect(audience().value).toBe('rsvpYes');
    chooseAudience('rsvpNo');
    press('New message');
    await waitFor(() => expect(subject().value).toBe(''));
    expect(audience().value).toBe('rsvpYes');
  });
});
