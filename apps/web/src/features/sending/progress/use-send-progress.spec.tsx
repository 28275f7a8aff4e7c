import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { useSendProgress } from './use-send-progress';

const ended = { status: 'finished', ended: true, rate: 0 } as const;
const Sums = ({ first }: { first: Send }) => {
  const { send } = useSendProgress('p1', first);
  return <p>{`${send.textSent} sent, ${send.textLost} lost, ${send.textDelivered} arrived`}</p>;
};
/** Shows the sums of a send of which the server by now knows that one text did not arrive. */
async function show(first: Send) {
  const received = fakeServer({
    [`GET /api/party/p1/sends/${first.id}`]: () => ({ ...first, textSent: first.textSent - 1, textLost: 1 }),
  });
  await renderRoute(<Sums first={first} />);
  return received;
}

it('takes over that a text did not arrive, which is reported after the end of the send', async () => {
  await show(aSend({ ...ended, textTotal: 3, textSent: 3 }));
  expect(await screen.findByText('2 sent, 1 lost, 0 arrived')).toBeTruthy();
});

it('asks again within seconds while a text is under way', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let isHere = false;
  const first = aSend({ ...ended, textTotal: 1, textSent: 1 });
  fakeServer({ [`GET /api/party/p1/sends/${first.id}`]: () => ({ ...first, textDelivered: isHere ? 1 : 0 }) });
  await renderRoute(<Sums first={first} />);
  await screen.findByText('1 sent, 0 lost, 0 arrived');
  isHere = true;
  await act(() => jest.advanceTimersByTimeAsync(3100));
  expect(await screen.findByText('1 sent, 0 lost, 1 arrived')).toBeTruthy();
  jest.useRealTimers();
});

it('asks no more about an ended send without texts', async () => {
  const received = await show(aSend({ ...ended, total: 3, emailsSent: 3 }));
  expect(screen.getByText('0 sent, 0 lost, 0 arrived')).toBeTruthy();
  expect(received).toEqual([]);
});
