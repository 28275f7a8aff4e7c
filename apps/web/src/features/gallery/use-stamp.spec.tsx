import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '../../components/testing/render-route';
import { useStamp } from './use-stamp';

const Stamp = ({ instant, zone }: { instant: string; zone: string }) => <p>{useStamp(zone)(instant)}</p>;

describe('when a photo was uploaded (rule: photo-editors-screen)', () => {
  it.each([
    ['2026-06-20T22:04:59Z', 'Europe/Copenhagen', /^21 June 2026 at 00:04( CEST)?$/],
    ['2026-01-05T09:30:00Z', 'America/New_York', /^5 January 2026 at 04:30( GMT-5| EST)?$/],
  ])('is written as a person writes it, in the time of the party: %s in %s', async (instant, zone, stamp) => {
    await renderRoute(<Stamp instant={instant} zone={zone} />);
    expect(screen.getByText(stamp)).toBeTruthy();
  });
});
