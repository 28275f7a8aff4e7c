import { Link } from 'react-router-dom';
import { usePartyRef } from '../api/party';
import ContactsRoute from '../features/contacts/routes/ContactsRoute';
import { UnlistedNote } from '../components/unlisted/UnlistedNote';
import { LaterGuests } from './LaterGuests';
import { useLaterOnList } from './use-later-guests';

/** The guest list, above it who has replied without being there, and the way to an invitation for guests who were added after the
 * first (rules: reply-unlisted, later-guests-invited). */
export default function GuestListRoute() {
  const to = `/${usePartyRef()}/invitations?new=invitation&send=1`;
  return (
    <ContactsRoute
      later={
        <>
          <UnlistedNote place="list" />
          <LaterOnList to={to} />
        </>
      }
    />
  );
}

function LaterOnList({ to }: { to: string }) {
  const later = useLaterOnList();
  return later && <LaterGuests later={later} invite={{ component: Link, to }} />;
}
