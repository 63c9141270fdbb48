/** For tests with jsdom: a part of the application as its user sees it, with its own cache. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { showNoticesWith, type Notice } from '../notices/notify.ts';

export interface Screen {
  readonly place: HTMLElement;
  readonly queries: QueryClient;
  /** The messages shown so far. */
  readonly notices: readonly Notice[];
  render(part: ReactNode): void;
}

/** Gives each test of the file a screen, and removes it afterward. */
export function screenForTests(): { readonly current: Screen } {
  const screen = { current: undefined as unknown as Screen };
  let root: Root;
  let stopShowing: () => void;
  beforeEach(() => {
    const place = document.body.appendChild(document.createElement('div'));
    const queries = createQueryClient();
    const notices: Notice[] = [];
    root = createRoot(place);
    stopShowing = showNoticesWith((notice) => void notices.push(notice));
    screen.current = {
      place,
      queries,
      notices,
      render: (part) => root.render(<QueryClientProvider client={queries}>{part}</QueryClientProvider>),
    };
  });
  afterEach(() => {
    root.unmount();
    screen.current.place.remove();
    screen.current.queries.clear();
    // What is still queued would be shown in the next file of this worker.
    stopShowing();
  });
  return screen;
}
