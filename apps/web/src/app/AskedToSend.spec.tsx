import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { base, FIRST, openedWith, presend, press } from '../components/testing/opened-invitations';
import { failure } from '../components/testing/render-route';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);
const COUNTS = `GET ${base}/messages/presend/${FIRST}`;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Send the invitation?' }));
/** What can be seen of the editor, and whether it is being prepared. */
const shown = () => [
  screen.queryByRole('textbox', { name: 'Subject' }) !== null,
  screen.queryByText('Getting ready …') !== null,
];
const isShown = (...expected: [editor: boolean, preparing: boolean]) =>
  waitFor(() => expect(shown()).toEqual(expected));

describe('the question whether to send after the first guest was added (rule: first-guest)', () => {
  it('is prepared in place of the message, which is behind the question', async () => {
    let answer = (_counts: object): void => undefined;
    const counts = new Promise<object>((resolve) => void (answer = resolve));
    await show({ [COUNTS]: () => counts }, [], '?send=1');
    await isShown(false, true);
    answer(presend);
    const { getByRole } = await dialog();
    expect(screen.queryByText('Getting ready …')).toBeNull();
    getByRole('button', { name: 'Edit the text' }).click();
    await isShown(true, false);
  });

  it('gives way to what is wrong, from which the host tries again', async () => {
    let isAway = true;
    await show({ [COUNTS]: () => (isAway ? failure(503, { root: { code: 'unavailable' } }) : presend) }, [], '?send=1');
    await screen.findByRole('alert');
    expect(shown()).toEqual([false, false]);
    isAway = false;
    press('Try again');
    await dialog();
  });

  it('gives way to the message, where the host would rather see it', async () => {
    await show({ [COUNTS]: () => failure(503, { root: { code: 'unavailable' } }) }, [], '?send=1');
    await screen.findByRole('alert');
    press('Go to the message');
    await isShown(true, false);
  });

  it('is not asked where there is nobody to send to', async () => {
    await show({ [COUNTS]: () => ({ ...presend, mail: 0 }) }, [], '?send=1');
    await isShown(true, false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not asked where the address does not say so', async () => {
    await show();
    expect(shown()).toEqual([true, false]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
