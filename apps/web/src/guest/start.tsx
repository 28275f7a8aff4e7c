import '../components/base.css';
import '../components/fonts.css';
import '../components/tokens.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type FirstAnswer, servedAnswers } from '../api/first-answer';
import { onLoginPrompt } from '../api/login-prompt';
import type { BegunReply } from '../api/page-source';
import { languageOfDocument, type Language, rememberLanguage } from '../i18n/language';
import { lightSource, lightTexts } from '../i18n/light-texts';
import { patiently } from '../lib/patiently';
import { whenResting } from '../lib/when-resting';
import { firstAnswers } from './first-answers';
import { GuestPage } from './GuestPage';
import { type GuestPageState, GuestStore } from './guest-store';
import { lightPage, type Onward } from './light-page';

const TEXTS = {
  da: patiently(() => import('../i18n/da/guest')),
  en: patiently(() => import('../i18n/en/guest')),
};
const textsIn = async (language: Language) => lightTexts(language, (await TEXTS[language]()).default);

/** What the app begins with where a guest's page was. */
export interface Handover {
  /** Removes the guest's page. */
  end: () => void;
  answers: FirstAnswer[];
  begun: BegunReply | undefined;
  /** Absent: at the same address. */
  onward: Onward | undefined;
}

export interface App {
  takeOver: (handover: Handover) => Promise<void>;
  knownAnswers: (state: GuestPageState) => FirstAnswer[];
}

interface Loaders {
  /** Fetches the app, which takes over for what a guest's page does not do itself. */
  load: () => Promise<App>;
  /** Fetches what follows once the browser rests. */
  loadNext: () => Promise<{ prepareNext: (store: GuestStore) => Promise<void> }>;
}

/** Begins to answer the guest on the page that the gateway has rendered. Returns what ends it. */
export async function startGuestPage({ load, loadNext }: Loaders): Promise<() => void> {
  const root = document.getElementById('root')!;
  // The fonts are as large as the scripts, and came after them where they are new.
  document.querySelector('style#fonts')?.setAttribute('media', 'all');
  const answers = servedAnswers();
  const first = firstAnswers(answers);
  if (!first) {
    // Without its data the page cannot answer: the app fetches them, or says why it cannot.
    root.replaceChildren();
    const { takeOver } = await load();
    await takeOver({ end: () => undefined, answers, begun: undefined, onward: undefined });
    return () => undefined;
  }
  const texts = lightSource(await textsIn(languageOfDocument()));
  const { pathname, search, hash } = location;
  const store = new GuestStore(first, { pathname, search, hash }, new Date(root.dataset['now'] ?? Date.now()));

  let isLeaving = false;
  const open = (onward?: Onward) => {
    if (isLeaving) return;
    isLeaving = true;
    load()
      .then(({ takeOver, knownAnswers }) =>
        takeOver({ end, answers: knownAnswers(store.get()), begun: source.begun?.get(), onward }),
      )
      .catch(() => {
        isLeaving = false;
        // The app did not come: the browser opens the page itself. Without a network, this one stays.
        if (onward && navigator.onLine) location.assign(onward.mask ?? onward.to);
      });
  };
  const chooseLanguage = async (language: Language) => {
    const chosen = await textsIn(language);
    rememberLanguage(language);
    document.documentElement.lang = language;
    texts.show(chosen);
  };
  const source = lightPage(store, { open, chooseLanguage });
  const shown = <GuestPage store={store} source={source} texts={texts} />;
  // In a copy that was kept for when there is no network nothing is rendered (keep-copy.ts).
  let page!: Root;
  // In short pieces, between which a tap is answered by the form itself.
  if (root.firstChild) startTransition(() => void (page = hydrateRoot(root, shown)));
  else (page = createRoot(root)).render(shown);
  const stopAsking = onLoginPrompt(() => open());
  const end = () => {
    stopAsking();
    page.unmount();
  };
  whenResting(async () => (await loadNext()).prepareNext(store));
  return end;
}
