import { Link } from 'react-router-dom';
import { usePartyRef } from '../api/party';
import ContactsRoute from '../features/contacts/routes/ContactsRoute';
import { UnlistedNote } from '../components/unlisted/UnlistedNote';
import { LaterButton, LaterGuests } from './LaterGuests';
import { useLaterOnList } from './use-later-guests';

/** The guest list, above it who has replied without being there, and the way to an invitation for guests who were added after the
 * first (rules: reply-unlisted, later-guests-invited). */
export default function GuestListRoute() {
  const to = `/${usePartyRef()}/invitations?new=invitation&send=1`;
  const later = useLaterOnList();
  const invite = { component: Link, to };
  return (
    <ContactsRoute
      invite={later && <LaterButton later={later} invite={invite} />}
      later={
        <>
          <UnlistedNote place="list" />
          {later && <LaterGuests later={later} invite={invite} isLow />}
        </>
      }
    />
  );
}
