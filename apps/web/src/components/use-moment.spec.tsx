import { aPublishedParty } from '@festlig/testing/party';
import { it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from './testing/render-route';
import { useMoment } from './use-moment';

const readerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const at = '2027-01-12T16:30:00Z';
function Told() {
  const moment = useMoment();
  return <p>told {moment(at)}</p>;
}
const show = (zone: string) => {
  fakeServer({ 'GET /api/party/fest': () => aPublishedParty({ zone }) });
  return renderRoute(<Told />, '/fest', '/:idOrSlug');
};

it('shows an instant in the party’s time zone, with its name where the reader’s clock shows another time', async () => {
  await show('Asia/Tokyo');
  await screen.findByText(/^told 13 Jan, 01:30 (JST|GMT\+9)$/);
});

it('names no time zone when the reader’s clock shows the same time', async () => {
  await show(readerZone);
  await screen.findByText(/^told 1[23] Jan, \d\d:\d\d$/);
});
