import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { onAPhone } from '../components/testing/on-a-phone';
import { base, FIRST, openedWith, presend, subject } from '../components/testing/opened-invitations';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const names = (container: Element) => [...container.querySelectorAll('button')].map(({ textContent: text }) => text);
/** One of three guests is reached by a text only. */
const texted = {
  [`GET ${base}/messages/presend/${FIRST}`]: () => ({ ...presend, text: 2, textUnmailed: 1, tokens: 2, account: 9 }),
};

describe('who gets a message (rule: audience-before-text)', () => {
  it('is asked above its text on a phone, and counted there; the send follows the choice', () =>
    onAPhone(async () => {
      const { received } = await show({
        [`GET ${base}/messages/presend/${FIRST}`]: ({ path }) =>
          path.includes('audience=all') ? { ...presend, contacts: 9, mail: 8 } : presend,
      });
      const line = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who should get it?' });
      await waitFor(() => expect(line.selectedOptions[0]?.text).toBe('Not invited (3)'));
      expect(isBefore(line, subject())).toBe(true);
      expect(screen.queryByRole('radio')).toBeNull();
      fireEvent.change(line, { target: { value: 'all' } });
      await waitFor(() => expect(received.some(({ path }) => path.includes('audience=all'))).toBe(true));
      await screen.findByRole('button', { name: 'Send to 8 guests' });
      expect(line.selectedOptions[0]?.text).toBe('Everyone on the guest list (9)');
      fireEvent.change(line, { target: { value: 'custom' } });
      const pick = await screen.findByRole('button', { name: 'Pick guests' });
      expect(isBefore(line, pick) && isBefore(pick, subject())).toBe(true);
    }));

  it('is followed on a phone by the choice between mails and texts', () =>
    onAPhone(async () => {
      await show(texted);
      const channel = await screen.findByRole('radiogroup', { name: 'How should they get it?' });
      expect(isBefore(screen.getByRole('combobox', { name: 'Who should get it?' }), channel)).toBe(true);
      expect(isBefore(channel, subject())).toBe(true);
    }));

  it('has the choice between mails and texts on a desk where the message is sent', async () => {
    await show(texted);
    expect(isBefore(subject(), await screen.findByRole('radiogroup', { name: 'How should they get it?' }))).toBe(true);
  });

  it('is asked where the message is sent on a desk', async () => {
    await show();
    expect(isBefore(subject(), await screen.findByRole('radio', { name: 'Not invited' }))).toBe(true);
    expect(screen.queryByRole('combobox', { name: 'Who should get it?' })).toBeNull();
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

  it('is in sight on a desk', async () => {
    await show();
    expect(isPreviewed()).toBe(true);
    expect(screen.queryByRole('button', { name: 'See it as your guest does' })).toBeNull();
  });
});
