import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import GuestReply from '../features/guest-reply/components/GuestReply';
import { PartyPage } from '../features/party-page/routes/PartyPage';

/**
 * The event page with the guest's reply in it, and what is open over it: combines features that do not import each
 * other (rules: guest-needs-nothing, photo-overlay, wish-overlay).
 */
export function EventRoute() {
  return (
    <>
      <PartyPage reply={(party) => <GuestReply party={party} />} />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}
