import { lazy, Suspense } from 'react';
import { PartyPage } from '../features/party-page/routes/PartyPage';

/** On its way at once, beside the party itself. */
const guestReply = import('../features/guest-reply/components/GuestReply');
const GuestReply = lazy(() => guestReply);

/** The event page with the guest's reply in it: two features that do not know each other. */
export default function EventRoute() {
  return (
    <PartyPage
      reply={(party) => (
        <Suspense fallback={null}>
          <GuestReply party={party} />
        </Suspense>
      )}
    />
  );
}
