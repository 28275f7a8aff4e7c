import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderRoute } from '../../../../components/testing/render-route';
import ReplyCharts from './ReplyCharts';

afterEach(cleanup);

const day = (day: string) => ({ day, attending: 1, notAttending: 0 });
const show = (attending: number, noResponse: number, byDay: ReturnType<typeof day>[] = []) =>
  renderRoute(
    <ReplyCharts
      stats={{
        attending,
        notAttending: 0,
        noResponse,
        uninvited: 0,
        unreachable: 0,
        byText: 0,
        persons: 0,
        waiting: 0,
        unlisted: { attending: 0, notAttending: 0 },
        rsvpChoiceFields: {},
        byDay,
      }}
    />,
  );

it.each([
  ['one of 2,500', 1, 2499, '< 1% have replied', 'Less than 1% have replied'],
  ['all but one of 2,500', 2499, 1, '> 99% have replied', 'More than 99% have replied'],
])(
  'words a rounded percentage for %s: a sign on screen, words for screen readers',
  async (_who, some, rest, seen, spoken) => {
    await show(some, rest);
    expect(screen.getByText(seen).closest('[aria-hidden]')).not.toBeNull();
    expect(screen.getByText(spoken).closest('[aria-hidden]')).toBeNull();
  },
);

it.each([
  ['no', 'one day', [day('2026-11-29')], false],
  ['the', 'two days', [day('2026-11-27'), day('2026-11-29')], true],
])('has %s chart of the days where there are replies of %s (rule: reply-charts)', async (_, _days, byDay, isShown) => {
  await show(2, 1, byDay);
  expect(screen.queryByRole('table', { name: 'Replies day by day' }) !== null).toBe(isShown);
});

it('shows an exact percentage as the same text on screen and for screen readers', async () => {
  await show(1, 3);
  expect(screen.getAllByText('25% have replied')).toHaveLength(2);
});
