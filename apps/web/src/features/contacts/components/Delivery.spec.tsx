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

  it('on a phone: without the day, and nothing that the state says', async () => {
    expect(await lineOf(PhoneRow, replied)).toMatch(/Seen$/);
    expect(await lineOf(PhoneRow, sent)).toMatch(/Sent$/);
    for (const guest of [seen, neither]) expect(await lineOf(PhoneRow, guest)).not.toMatch(/Seen|Sent/);
  });
});
