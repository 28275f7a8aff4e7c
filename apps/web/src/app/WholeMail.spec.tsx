import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aSend } from '@festlig/testing/messaging/a-send';
import { onAPhone } from '../components/testing/on-a-phone';
import { FIRST, openedWith, press } from '../components/testing/opened-invitations';
import InvitationsRoute from './InvitationsRoute';

const show = openedWith(InvitationsRoute);
const invited = aSend({ templateId: FIRST, status: 'finished', emailsSent: 20, ended: true });

it('is opened on a phone from the question before a send, which ends without sending (rule: send-asks)', () =>
  onAPhone(async () => {
    const { received } = await show({}, [aSend({ type: 'message', ended: true })]);
    expect(document.getElementById('preview-title')).toBeNull();
    (await screen.findAllByRole('button', { name: 'Send to 2 guests' })).at(0)?.click();
    await screen.findByRole('dialog');
    press('See it in full');
    await waitFor(() => expect(document.activeElement?.id).toBe('preview-title'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(received.some(({ path }) => path.endsWith('/messages/send'))).toBe(false);
  }));

it('is opened from the question before a reminder whose text the host has not seen, not put away with it (rule: send-asks)', async () => {
  const { received } = await show({}, [invited]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remind 20 guests to reply' }));
  await screen.findByRole('dialog', { name: 'Send the reminder?' });
  press('See it in full');
  await waitFor(() => expect(document.activeElement?.id).toBe('preview-title'));
  expect(screen.queryByRole('heading', { name: 'Your guests right now' })).toBeNull();
  expect(received.some(({ path }) => path.endsWith('/messages/send'))).toBe(false);
});
