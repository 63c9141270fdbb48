/** Hydrates the prerendered page, or renders it if nothing was prerendered. */
import { startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ContactState } from './contact/contact.state.ts';
import { Page, type PageProps } from './page.tsx';
import type { SiteSettings } from './settings.ts';

/** Resolves when React has hydrated every part of the page. */
export function start(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const onReady = () => {
      root.dataset['hydrated'] = '';
      resolve();
    };
    const page = <Ready {...propsOf(root)} onReady={onReady} />;
    // In a transition, React works in slices of 5 ms, so that the page responds to a tap in between.
    if (root.childElementCount > 0) startTransition(() => void hydrateRoot(root, page));
    else createRoot(root).render(page);
  });
}

function Ready({ onReady, ...page }: PageProps & { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady]);
  return <Page {...page} />;
}

/** The settings and state that the server rendered the page with, from #app. */
function propsOf(root: HTMLElement): PageProps {
  const { siteUrl = '', appUrl = '', contactEmail = '', contact } = root.dataset;
  const settings: SiteSettings = { siteUrl, appUrl, contactEmail };
  return { settings, contact: contact ? (JSON.parse(contact) as ContactState) : { kind: 'editing' } };
}
