/**
 * Renders complete documents: at build time with placeholders for the settings, at run time for a refused message.
 */
import { prerender } from 'react-dom/static';
import type { ContactState } from './contact/contact.state.ts';
import { renderHead } from './head.ts';
import { Page } from './page.tsx';
import type { SiteSettings } from './settings.ts';

const emptyApp = '<div id="app"></div>';
const emptyHead = '<!--head-->';

/**
 * @param template the built HTML with `<!--head-->` and an empty `#app`
 * @returns the document; the app's settings are data attributes on `#app`, for hydration
 */
export async function renderDocument(template: string, page: { settings: SiteSettings; contact: ContactState }): Promise<string> {
  const { prelude } = await prerender(<Page {...page} />);
  const markup = await new Response(prelude as ReadableStream).text();
  const { settings, contact } = page;
  const data = {
    'site-url': settings.siteUrl,
    'app-url': settings.appUrl,
    'contact-email': settings.contactEmail,
    ...(contact.kind === 'refused' && { contact: JSON.stringify(contact) }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`);
  return replaceOnce(
    replaceOnce(template, emptyHead, renderHead(settings, contact)),
    emptyApp,
    `<div id="app"${attributes.join('')}>${markup}</div>`,
  );
}

function replaceOnce(text: string, mark: string, replacement: string): string {
  if (!text.includes(mark)) throw new Error(`The page's template has no ${mark}.`);
  return text.replace(mark, () => replacement);
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
