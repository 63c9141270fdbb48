/**
 * /bot: what is read from websites, how often, and a form for owners who do not want their site to be read. The user agent names this page. The form works
 * without scripts, asks for no proof, and takes effect at once.
 */
import { Refusal } from '@leadlight/db/platform';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import { countedAddress } from '../http/client-address.ts';
import type { App } from '../http/serve.ts';
import { refuseSite } from '../enrichments/refused-sites.commands.ts';
import type { Services } from '../services.ts';
import { looksOf, piece, publicPage, type Fact } from './public-page.ts';

type Result =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly site: string }
  | { readonly kind: 'invalid'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A domain and the fields' names. */
const largestForm = 8 * 1024;

export function mountBot(app: App, services: Services): void {
  const { config, db, limits, log, now } = services;
  const looks = looksOf(config);
  const answer = (c: Context, result: Result, status: 200 | 400 | 403 | 413 | 422 | 429 = 200) => {
    c.header('Cache-Control', 'no-store');
    return c.html(publicPage('Bot', looks, botPage(config.helpEmail, result)), status);
  };
  const failed = (message: string): Result => ({ kind: 'failed', message });

  app.get('/bot', (c) => answer(c, { kind: 'none' }));
  app.post(
    '/bot',
    bodyLimit({ maxSize: largestForm, onError: (c) => answer(c, failed('This form is too large. Enter only a domain.'), 413) }),
    async (c) => {
      // Another site must not send the form in its visitors' names.
      const origin = c.req.header('origin');
      if (origin !== undefined && !config.origins.includes(origin)) return answer(c, failed('Send the form from this page.'), 403);
      try {
        await limits.count(c, 'opt-out-by-address', countedAddress(config, c));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return answer(c, failed('Too many requests came from your network. Try again in an hour, or use robots.txt.'), 429);
      }
      const form = await c.req.parseBody().catch(() => null);
      const text = typeof form?.['domain'] === 'string' ? form['domain'] : '';
      const site = await refuseSite(db, text, { origin: 'form', reason: '', now: now() });
      if (site === null) return answer(c, { kind: 'invalid', text: text.slice(0, 300) }, 422);
      log.info({ site }, 'a site is no longer read, because its owner asked for it');
      return answer(c, { kind: 'refused', site });
    },
  );
}

function botPage(helpEmail: string | null, result: Result): Fact {
  return piece`<h1>Our bot</h1>
    <p>This installation of Leadlight reads public pages of companies' websites to learn what a company says about itself: its name, address, contact
      details, the people on its team page, its open jobs, and the software its site runs on. Its user agent begins with <code>Leadlight/1</code> and
      names this page.</p>
    ${resultOf(result)}
    <h2>How often</h2>
    <p>A visit reads at most eight pages: the home page, and those about the company, its team, contact, legal notice and jobs. One request at a time, at
      least 5 seconds apart (2 seconds for the first three pages when somebody waits for the result), or as far apart as your <code>Crawl-delay</code> says,
      up to 30 seconds. If your server asks us to wait (<code>Retry-After</code>), we wait. Pages that have not changed are not requested in full again.</p>
    <h2>What is never read</h2>
    <p>Anything that your <code>robots.txt</code> forbids; anything behind a sign-in; photos of people. We keep no cookies and run no scripts. The text of
      pages is kept for 30 days at most.</p>
    <h2>How to opt out</h2>
    <p>Add these two lines to your <code>robots.txt</code>. They are noticed within a day:</p>
    <pre>User-agent: Leadlight
Disallow: /</pre>
    <p>Or enter your domain here. It takes effect at once, for the domain and all of its subdomains; no proof is required.</p>
    <form method="post" action="/bot">
      <p>
        <label for="domain">Your website's domain</label><br />
        <input id="domain" name="domain" required maxlength="300" autocomplete="off" placeholder="acme.com" value="${result.kind === 'invalid' ? result.text : ''}"
          ${result.kind === 'invalid' ? piece`aria-invalid="true" aria-describedby="domain-error"` : ''} />
        <button type="submit">Do not read my site</button>
      </p>
    </form>
    <p>What was learned about a company before remains with the workspaces that asked for it.
      ${helpEmail ? piece`To have it removed, or to be read again, write to <a href="mailto:${helpEmail}">${helpEmail}</a>.` : ''}</p>`;
}

function resultOf(result: Result): Fact | string {
  switch (result.kind) {
    case 'none':
      return '';
    case 'refused':
      return piece`<p role="status"><mark>${result.site} is no longer read.</mark></p>`;
    case 'invalid':
      return piece`<p role="alert" id="domain-error"><mark>This is not a public domain. Enter it in the format acme.com.</mark></p>`;
    case 'failed':
      return piece`<p role="alert"><mark>${result.message}</mark></p>`;
  }
}
