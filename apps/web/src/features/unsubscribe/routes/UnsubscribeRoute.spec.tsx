import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import UnsubscribeRoute from './UnsubscribeRoute';

const show = () => renderRoute(<UnsubscribeRoute />, '/unsubscribe/h/s', '/unsubscribe/:hash/:signature');

it('changes nothing by being opened; the button unsubscribes, and another subscribes again', async () => {
  const received = fakeServer({
    'GET /api/subscription/h/s': () => ({ subscribed: true }),
    'GET /api/unsubscribe/h/s': () => ({ subscribed: false }),
    'GET /api/deunsubscribe/h/s': () => ({ subscribed: true }),
  });
  await show();
  const leave = await screen.findByRole('button', { name: 'Unsubscribe me' });
  expect(received).toHaveLength(1);
  await userEvent.click(leave);
  expect(received[1]?.headers).toHaveProperty('X-CSRF-Token');
  await userEvent.click(await screen.findByRole('button', { name: 'Receive invitations again' }));
  expect(await screen.findByRole('heading', { name: 'You are subscribed again' })).toBeTruthy();
  // The question is not shown beside the answer: it would contradict it.
  expect(screen.queryByText(/No more e-mails|no longer get/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe me after all' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
});

it('says that the choice counts for all events, even when the event in the e-mail is deleted', async () => {
  fakeServer({ 'GET /api/subscription/h/s': () => ({ subscribed: true }) });
  await show();
  expect(await screen.findByText(/for all events, even if the one in the e-mail is over or deleted/)).toBeTruthy();
});

it('is about texts when the link is that of a phone number', async () => {
  const text = { channel: 'text' };
  fakeServer({
    'GET /api/subscription/h/s': () => ({ ...text, subscribed: true }),
    'GET /api/unsubscribe/h/s': () => ({ ...text, subscribed: false }),
  });
  await show();
  expect(await screen.findByRole('heading', { name: 'Unsubscribe from all text messages?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe me' }));
  expect(await screen.findByText(/no longer send text messages to your number.*E-mails still reach you/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Receive texts again' })).toBeTruthy();
});

it('says when the link is broken', async () => {
  fakeServer({});
  await show();
  expect(await screen.findByText('The link does not work')).toBeTruthy();
  // What to do is said, and who can help (rule: unsubscribe-broken-link).
  expect(screen.getByText(/Open the latest e-mail/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
});
