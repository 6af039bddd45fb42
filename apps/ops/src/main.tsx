import '@suki/ui/fonts.css';
import '@suki/ui/css/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('Expected an element with the id "root" in index.html.');
}
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
