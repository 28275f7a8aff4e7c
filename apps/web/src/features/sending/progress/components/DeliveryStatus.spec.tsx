import { expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Delivery, Send } from '@festlig/contracts/messaging';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { DeliveryStatus, MailStatus, TextStatus } from './DeliveryStatus';

/** The explanation that the only chip shows when it is pointed at. */
async function meaning() {
  await userEvent.hover(screen.getByRole('button'));
  return (await screen.findByRole('tooltip')).textContent;
}

it.each([
  ['failed', 'Text: Not sent', /could not be sent/],
  ['insufficient_funds', 'Text: Not paid for', /not paid for/],
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
  byText: false,
};
/** What is said of Anne, chip by chip. */
const saidOf = async (changes: Partial<Delivery>, type: Send['type'] = 'invitation', named = false) => {
  fakeServer({});
  const { container } = await renderRoute(
    <DeliveryStatus delivery={{ ...anne, ...changes }} type={type} named={named} />,
  );
  return [...container.querySelectorAll('.MuiChip-root')].map(({ textContent }) => textContent);
};

it('says of a guest who has opened the page since that they have seen it, once for both channels (rule: delivery-received)', async () => {
  expect(await saidOf({ statusMail: 'received', statusText: 'received' })).toEqual(['No reply · seen']);
  expect(await meaning()).toBe(
    'The guest has opened their page since. The e-mail has been sent. The text has been sent.',
  );
});

it('says what a guest has replied in the one chip, and who has also opened the page on pointing (rule: delivery-reply)', async () => {
  expect(await saidOf({ reply: 'yes' })).toEqual(['Coming']);
  expect(await meaning()).not.toMatch(/opened their page/);
  cleanup();
  expect(await saidOf({ reply: 'no', statusMail: 'received' })).toEqual(['Not coming']);
  expect(await meaning()).toMatch(/^The guest has opened their page since\./);
});

it('says of a guest whose invitation has left that there is no reply, as the guest list does (rule: contact-standing-shown)', async () => {
  expect(await saidOf({})).toEqual(['No reply']);
  expect(await meaning()).toBe('The e-mail has been sent.');
});

it('says of a message that has left only that it was sent: it invites nobody', async () => {
  expect(await saidOf({}, 'message')).toEqual(['Sent']);
  cleanup();
  expect(await saidOf({ statusText: 'send', delivered: true }, 'message', true)).toEqual([
    'E-mail: Sent',
    'Text: Arrived',
  ]);
});

it('explains a text that the phone has got where the state is', async () => {
  expect(await saidOf({ statusMail: null, statusText: 'send', delivered: true }, 'invitation', true)).toEqual([
    'No reply',
  ]);
  expect(await meaning()).toBe('The guest’s phone has received the text.');
});

it.each([
  ['failed', 'Not sent'],
  ['unsubscribed', 'Unsubscribed'],
  ['waiting', 'Waiting'],
  ['cancelled', 'Stopped'],
] as const)('says of a mail that is %s what the state does not, with and without a state', async (statusMail, said) => {
  expect(await saidOf({ statusMail })).toEqual([said]);
  cleanup();
  expect(await saidOf({ statusMail, reply: 'yes' })).toEqual(['Coming', said]);
});

it('names the channel that failed beside the one that has left (rule: delivery-states)', async () => {
  expect(await saidOf({ statusText: 'failed', lost: true }, 'invitation', true)).toEqual([
    'No reply',
    'Text: Did not arrive',
  ]);
});

it('says of a guest who gets neither that they could not be reached', async () => {
  expect(await saidOf({ statusMail: null })).toEqual(['Could not be reached']);
});

it('says of a guest who gets neither and could have got a text that a text reaches them (rule: send-result)', async () => {
  expect(await saidOf({ statusMail: null, byText: true })).toEqual(['Can be reached by text']);
});

it('says of a text that it was sent while the provider has not reported that it arrived', async () => {
  await renderRoute(<TextStatus status="send" reason={null} delivered={false} lost={false} />);
  expect(screen.getByRole('button').textContent).toBe('Text: Sent');
});
