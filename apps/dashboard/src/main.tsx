/** The entry point of the dashboard. */
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { createAppRouter } from './router.tsx';
import { kept } from './store/kept.ts';

const reloadedAt = kept({
  name: 'reloaded-at',
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : undefined),
  forTab: true,
});
const queries = createQueryClient();
const router = createAppRouter(queries);
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

// Loads the screen's code while the session is being read, which saves a round trip.
const [routes] = router.getMatchedRoutes(location.pathname);
for (const route of routes) void router.loadRouteChunk(route);

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

// A new version was deployed while this page was open. Its old files no longer exist; a reload gets the new ones.
// Only if the server responds: offline, the browser would replace this page with an error page, and typed input would be lost.
addEventListener('vite:preloadError', () => {
  if (Date.now() - (reloadedAt.read() ?? 0) < 10_000) return;
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => {
      if (!ok) return;
      reloadedAt.write(Date.now());
      location.reload();
    },
    () => undefined,
  );
});
