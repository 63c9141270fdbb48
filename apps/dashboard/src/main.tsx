/** The start of the dashboard in the browser. */
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { createAppRouter } from './router.tsx';

const queries = createQueryClient();
const router = createAppRouter(queries);
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

// The screen's code is fetched while the session is still being read: one round trip less on a slow line.
const [routes] = router.getMatchedRoutes(location.pathname);
for (const route of routes) void router.loadRouteChunk(route);

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

// A new version was deployed while this page was open: its old files are gone, a fresh load finds the new ones.
// Only with a server that answers: without a connection the browser's own page would take the place of this one, and what was typed would be lost.
addEventListener('vite:preloadError', () => {
  const key = 'leadlight.reloaded-at';
  const before = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - before < 10_000) return;
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => {
      if (!ok) return;
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    },
    () => undefined,
  );
});
