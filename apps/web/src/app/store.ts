import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { draftReducer } from '../features/wizard/draft.model';

/** The app's store; tests create their own. */
export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, draft: draftReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
