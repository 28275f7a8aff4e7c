import type { Party } from '@festlig/contracts/party';
import { skipToken } from '@reduxjs/toolkit/query';
import { isEditor } from '@festlig/domain/party/is-editor';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPart } from '../../../api/first-part';
import { useGuestOfBrowser } from '../../../api/guest-of-browser';
import { usePartyOfPage } from '../../../api/party';
import { ErrorState } from '../../../components/ErrorState';
import { Overlay } from '../../../components/Overlay';
import { useListWishesQuery } from '../api';
import { GuestWishes } from '../components/GuestWishes';
import { WishesSkeleton } from '../components/WishesSkeleton';

/** Loaded for hosts only: guests write no wishes. */
export const { Part: HostWishes, load: loadHostWishes } = firstPart(() => import('../editing/components/HostWishes'));

/** /{idOrSlug}/wishlist: the wishlist over the invitation (rule: wish-overlay). */
export default function WishlistRoute() {
  // The page below says when there is no such party.
  const { data: party } = usePartyOfPage();
  return party ? <Wishlist party={party} /> : null;
}

function Wishlist({ party }: { party: Party }) {
  const { t } = useTranslation('wishlist');
  // Asked for anew each time the list is opened (rule: wish-spoil).
  const [spoil, setSpoil] = useState(false);
  const partyId = party.id;
  const isHost = isEditor(party);
  const cid = useGuestOfBrowser(party);
  // A host is a host by every link; whether a link is a guest's, the answer says (rule: wish-reserve-by-link).
  const asked = isHost || !cid ? { partyId } : { partyId, cid };
  const input = spoil ? { partyId, spoil } : asked;
  const { data, error, refetch } = useListWishesQuery(!isHost && cid === undefined ? skipToken : input, {
    refetchOnFocus: true,
  });
  const shown = data ?? null;
  return (
    <Overlay title={t('title')} of={party.title} width={704} isPage={isHost}>
      {!shown && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !shown ? (
        <WishesSkeleton isPage={isHost} />
      ) : isHost ? (
        <Suspense fallback={<WishesSkeleton isPage />}>
          <HostWishes party={party} list={shown} spoil={{ is: spoil, set: setSpoil }} />
        </Suspense>
      ) : (
        <GuestWishes by={shown.byLink ? asked : { partyId }} items={shown.items} reservable={shown.reservable} />
      )}
    </Overlay>
  );
}
