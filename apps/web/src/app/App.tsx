import '../components/base.css';
import '../components/tokens.css';
import '../components/typefaces.css';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type FirstAnswer, servedAnswers } from '../api/first-answer';
import { putFirstData } from '../api/first-data';
import { type BegunReply, begunReply, PageSourceContext } from '../api/page-source';
import { routedPage } from '../api/routed-page';
import { keepDialogsInHistory } from './dialog-history';
import { type AppRouter, startRouter } from './router';
import { createStore } from './store';

/**
 * Makes the whole web app, for the address of the page. It begins with these answers, so that they are not asked for, and
 * with the reply that the guest has begun on the page before it.
 */
export function createApp(
  answers: readonly FirstAnswer[] = servedAnswers(),
  begun?: BegunReply,
): { app: ReactElement; router: AppRouter } {
  const store = createStore();
  putFirstData(store.dispatch, answers);
  const router = startRouter();
  keepDialogsInHistory(router);
  const app = (
    <Provider store={store}>
      <PageSourceContext value={{ ...routedPage, begun: begunReply(begun) }}>
        <RouterProvider router={router} />
      </PageSourceContext>
    </Provider>
  );
  return { app, router };
}
