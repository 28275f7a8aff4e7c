import { aParty } from '@festlig/testing/party';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import GuestReply from './GuestReply';

const party = aParty({ id: '1'.repeat(24), language: 'en', date: '2999-06-12T16:00:00Z', cancelled: true });

it.each([
  ['/emma?rid=secretkey', 'Write to your host here if you would like to know more.'],
  ['/emma', 'Get in touch with your host if you would like to know more.'],
])(
  'tells the guest at %s that nothing is to be done when the party is cancelled (rule: reply-closed-words)',
  async (address, next) => {
    fakeServer({ [`GET /api/party/${party.id}/rsvp/own`]: () => ({ rsvp: anOwnReply({}) }) });
    await renderRoute(<GuestReply party={party} />, address);
    const title = 'The event is cancelled. You don’t need to do anything.';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    // The box for a message is there for a guest who has answered.
    expect(await screen.findByText(next)).toBeTruthy();
  },
);
