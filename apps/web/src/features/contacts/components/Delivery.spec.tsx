import type { Contact } from '@festlig/contracts/contacts';
import { knownContact } from '@festlig/testing/contacts';
import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { ContactRow } from './ContactRow';
import { PhoneRow } from './PhoneRow';

const bo = knownContact({ id: 'b'.repeat(24), sid: 'BoBoBoBo', name: 'Bo', email: 'bo@example.dk' });
const seen = { hasReceivedInvite: true, firstVisit: '2026-05-01T10:00:00Z' };
const replied = { ...seen, rsvp: { id: 'd'.repeat(24), isComming: true, numberOfPeople: 2 } };
const sent = { hasReceivedInvite: true, firstVisit: null };
const neither = { hasReceivedInvite: false, firstVisit: null };

async function lineOf(Row: typeof ContactRow, guest: Partial<Contact>): Promise<string | null> {
  cleanup();
  fakeServer({});
  const nothing = () => undefined;
  await renderRoute(
    <ul>
      <Row contact={{ ...bo, ...guest }} chosen={false} onChoose={nothing} onEdit={nothing} onDelete={nothing} />
    </ul>,
  );
  return (await screen.findByRole('listitem')).textContent;
}

describe('a row of the guest list says what became of the invitation (rule: contact-delivery-shown)', () => {
  it('on a desk: on which day it was seen, or that it is sent, and nothing before', async () => {
    for (const guest of [seen, replied]) expect(await lineOf(ContactRow, guest)).toContain('Seen 1 May');
    expect(await lineOf(ContactRow, sent)).toContain('Sent');
    expect(await lineOf(ContactRow, neither)).not.toMatch(/Seen|Sent/);
  });

  it('on a desk, so that the state does not repeat that it was seen', async () => {
    expect(await lineOf(ContactRow, seen)).toMatch(/No reply$/);
  });

  it('on a phone in the state alone: behind the address there is nothing, whatever became of it', async () => {
    expect(await lineOf(PhoneRow, seen)).toMatch(/No reply · seenbo@example\.dk$/);
    expect(await lineOf(PhoneRow, sent)).toMatch(/No replybo@example\.dk$/);
    for (const guest of [replied, neither]) expect(await lineOf(PhoneRow, guest)).toMatch(/bo@example\.dk$/);
  });
});
