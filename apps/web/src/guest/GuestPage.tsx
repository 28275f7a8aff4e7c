import { useEffect, useSyncExternalStore } from 'react';
import { PageSourceContext, type PageSource } from '../api/page-source';
import { Bar } from '../components/frame/Bar';
import { PageFrame } from '../components/frame/PageFrame';
import GuestReply from '../features/guest-reply/components/GuestReply';
import { PartyView } from '../features/party-page/components/PartyView';
import { type TextSource, TextSourceOfPart } from '../i18n/use-texts';
import type { GuestStore } from './guest-store';

interface GuestPageProps {
  store: GuestStore;
  source: PageSource;
  texts: TextSource;
}

const useParty = (store: GuestStore) => {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().party,
    () => store.served.party,
  );
};

/** The invitation of a guest: the same components as in the app, without its libraries (rule: guest-page-is-light). */
export function GuestPage({ store, source, texts, reply }: GuestPageProps & { reply?: React.ReactNode }) {
  const party = useParty(store);
  useEffect(() => store.start(), [store]);
  return (
    <TextSourceOfPart value={texts}>
      <PageSourceContext value={source}>
        <PageFrame bar={<Bar />}>
          <PartyView party={party} reply={reply ?? <GuestReply party={party} />} />
        </PageFrame>
      </PageSourceContext>
    </TextSourceOfPart>
  );
}

/** The guest's own part of the page, which the server renders by itself. */
export function GuestPart({ store, source, texts }: GuestPageProps) {
  const party = useParty(store);
  return (
    <TextSourceOfPart value={texts}>
      <PageSourceContext value={source}>
        <GuestReply party={party} />
      </PageSourceContext>
    </TextSourceOfPart>
  );
}
