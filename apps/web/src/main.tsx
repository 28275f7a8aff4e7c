import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import './app/fallback-fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { readyToRender } from './app/router';
import { startI18n } from './i18n/i18n';

await startI18n();
await readyToRender();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
