import { isEditor } from '@festlig/domain/party/is-editor';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import GuestReply from '../features/guest-reply/components/GuestReply';
import { PartyPage } from '../features/party-page/routes/PartyPage';
import { usePartyOfPage } from '../api/party';
import { patiently } from '../lib/patiently';
import { GuestColours } from './GuestColours';
import { linksToPhotos } from '../components/PartyLinks';
import { whenLoaded, whenResting } from '../lib/when-resting';

/** Loaded for visitors who opened a host's page. */
const AskedPage = lazy(patiently(() => import('./AskedPage')));

/**
 * The event page with the guest's reply in it, and what is open over it: combines features that do not import each
 * other (rules: guest-needs-nothing, photo-overlay, photo-ahead, wish-overlay).
 */
export function EventRoute() {
  // The page that a visitor opened, if it is a host's (EditorOnly); kept because the dialog has a history entry of its own.
  const asked = (useLocation().state as { asked?: string } | null)?.asked;
  const [path] = useState(asked);
  const over = useOutlet();
  // What was opened by its own address loads and is drawn before the invitation that it covers.
  const [isFirst, setIsFirst] = useState(over !== null);
  const { data: party } = usePartyOfPage();
  // For hosts it is a page in place of the invitation.
  const isInPlace = isEditor(party);
  useEffect(() => whenLoaded(() => setIsFirst(false)), []);
  useEffect(
    () =>
      whenResting(async () => {
        if (!linksToPhotos()) return;
        const { loadGallery } = await import('./gallery-ahead');
        await loadGallery();
      }),
    [],
  );
  return (
    <>
      <PartyPage isCovered={over !== null && (isFirst || isInPlace)} reply={(party) => <GuestReply party={party} />} />
      <Suspense>
        {over && <GuestColours>{over}</GuestColours>}
        {path && <AskedPage path={path} />}
      </Suspense>
    </>
  );
}
