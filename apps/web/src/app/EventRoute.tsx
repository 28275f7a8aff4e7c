import GuestReply from '../features/guest-reply/components/GuestReply';
import { PartyPage } from '../features/party-page/routes/PartyPage';

/**
 * The event page with the guest's reply in it: combines two features that do not import each other
 * (rule: guest-needs-nothing).
 */
export function EventRoute() {
  return <PartyPage reply={(party) => <GuestReply party={party} />} />;
}
