import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Delivery } from '@festlig/contracts/messaging';
import { renderRoute } from '../../../../components/testing/render-route';
import { GuestStatus, MailStatus, TextStatus } from './DeliveryStatus';

/** The explanation that the only chip shows when it is pointed at. */
async function meaning() {
  await userEvent.hover(screen.getByRole('button'));
  return (await screen.findByRole('tooltip')).textContent;
}

it.each([
  ['failed', 'Text: Not sent', /could not be sent/],
  ['insufficient_funds', 'Text: Not paid', /not paid for/],
  ['unsubscribed', 'Text: Unsubscribed', /unsubscribed from texts/],
  ['unknown', 'Text: Unknown', /never send it twice/],
  ['send', 'Text: Sent', /^The text has been sent\.$/],
] as const)('explains a text that is %s', async (status, label, text) => {
  await renderRoute(<TextStatus status={status} reason={null} delivered={false} lost={false} />);
  expect(screen.getByRole('button').textContent).toBe(label);
  expect(await meaning()).toMatch(text);
});

it.each([
  ['number_invalid', /number does not exist/],
  ['number_takes_no_texts', /cannot receive texts/],
  ['number_unreachable', /could not be reached/],
  ['number_stopped', /has unsubscribed from our texts/],
  ['country_blocked', /the country of this number/],
  ['filtered', /marked the text as spam/],
  ['refused', /was refused/],
  ['no_answer', /text provider never received it/],
  ['gave_up', /we gave up/],
  ['something new', /^The text could not be sent\. Check the number on the guest list\.$/],
] as const)('says why a text failed: %s', async (reason, text) => {
  await renderRoute(<TextStatus status="failed" reason={reason} delivered={false} lost={false} />);
  expect(await meaning()).toMatch(text);
});

it('says of a text that was sent and did not reach the phone that it did not arrive, as the history does', async () => {
  await renderRoute(<TextStatus status="failed" reason="something new" delivered={false} lost />);
  expect(screen.getByRole('button').textContent).toBe('Text: Did not arrive');
  expect(await meaning()).toBe('The text was sent but did not reach the phone.');
});

it('does not give the reason of a text that has not failed', async () => {
  await renderRoute(<TextStatus status="send" reason="refused" delivered={false} lost={false} />);
  expect(await meaning()).toBe('The text has been sent.');
});

it('says that the phone has got a text when the provider has reported it', async () => {
  await renderRoute(<TextStatus status="send" reason={null} delivered lost={false} />);
  expect(screen.getByRole('button').textContent).toBe('Text: Arrived');
  expect(await meaning()).toBe('The guest’s phone has received the text.');
});

it('names the channel of a mail only where there are texts too', async () => {
  await renderRoute(<MailStatus status="send" reason={null} named={false} />);
  expect(screen.getByRole('button').textContent).toBe('Sent');
  await renderRoute(<MailStatus status="send" reason={null} named />);
  expect(screen.getByRole('button').textContent).toBe('E-mail: Sent');
});

const anne: Delivery = {
  id: 'a'.repeat(24),
  sid: 'AnneAnne',
  name: 'Anne',
  email: 'anne@x.dk',
  phone: null,
  statusMail: 'send',
  reason: null,
  statusText: null,
  reasonText: null,
  delivered: false,
  lost: false,
  reply: null,
};
const saidOf = async (changes: Partial<Delivery>) => {
  const { container } = await renderRoute(<GuestStatus {...anne} {...changes} />);
  return container.textContent;
};

it('says of a guest who has opened the page since that they have seen it, once for both channels (rule: delivery-received)', async () => {
  expect(await saidOf({ statusMail: 'received', statusText: 'received' })).toBe('Has seen it');
  expect(await meaning()).toBe('The guest has opened their page since.');
});

it('says also what a guest has replied, whether or not they opened the page since (rule: delivery-reply)', async () => {
  expect(await saidOf({ reply: 'yes' })).toBe('Coming');
  expect(await saidOf({ reply: 'no', statusMail: 'received' })).toBe('Not comingHas seen it');
});

it('says nothing of a guest of whom neither is known', async () => {
  expect(await saidOf({})).toBe('');
  expect(await saidOf({ statusMail: 'failed' })).toBe('');
});

it('says of a text that it was sent while the provider has not reported that it arrived', async () => {
  await renderRoute(<TextStatus status="received" reason={null} delivered={false} lost={false} />);
  expect(screen.getByRole('button').textContent).toBe('Text: Sent');
});

it('has a mail and a text that were received as sent', async () => {
  await renderRoute(<MailStatus status="received" reason={null} named={false} />);
  expect(screen.getByRole('button').textContent).toBe('Sent');
  // As plain as one that nobody has opened yet: the colour is the guest's.
  expect(screen.getByText('Sent').parentElement?.className).toContain('MuiChip-outlined');
  expect(await meaning()).toMatch(/has accepted the e-mail/);
});
