import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoute } from '../../../../components/testing/render-route';
import { MailStatus, TextStatus } from './DeliveryStatus';

/** The explanation that the only chip shows when it is pointed at. */
async function meaning() {
  await userEvent.hover(screen.getByRole('button'));
  return (await screen.findByRole('tooltip')).textContent;
}

it.each([
  ['failed', 'Text: Not sent', /could not be sent/],
  ['insufficient_funds', 'Text: Not paid', /no token/],
  ['unsubscribed', 'Text: Unsubscribed', /unsubscribed from texts/],
  ['unknown', 'Text: Unknown', /never send it twice/],
  ['send', 'Text: Sent', /^The text has been sent\.$/],
] as const)('explains a text that is %s', async (status, label, text) => {
  await renderRoute(<TextStatus status={status} delivered={false} />);
  expect(screen.getByRole('button').textContent).toBe(label);
  expect(await meaning()).toMatch(text);
});

it('says that the phone has got a text when the provider has reported it', async () => {
  await renderRoute(<TextStatus status="send" delivered />);
  expect(await meaning()).toBe('The guest’s phone has received the text.');
});

it('names the channel of a mail only where there are texts too', async () => {
  await renderRoute(<MailStatus status="send" reason={null} named={false} />);
  expect(screen.getByRole('button').textContent).toBe('Sent');
  await renderRoute(<MailStatus status="send" reason={null} named />);
  expect(screen.getByRole('button').textContent).toBe('E-mail: Sent');
});
