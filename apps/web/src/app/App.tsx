import '../components/base.css';
import '../components/tokens.css';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { takeFirstData } from '../api/first-data';
import { Toaster } from '../components/Toaster';
import { keepDialogsInHistory } from './dialog-history';
import { router } from './router';
import { createStore } from './store';
import { theme } from './theme';

const store = createStore();
takeFirstData(store.dispatch);
keepDialogsInHistory(router);

/** The whole web app. */
export function App() {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </ThemeProvider>
    </Provider>
  );
}
