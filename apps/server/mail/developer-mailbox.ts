/**
 * The developer's mailbox, used when there is no mail server: files in the data directory, shown at /dev/mail.
 * Available only from this machine and only in embedded mode, because the emails contain links that sign users in.
 */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { hasDeveloperMailbox, type ServerConfig } from '../config.ts';
import { isFromThisMachine } from '../http/client-address.ts';
import type { App } from '../http/serve.ts';

interface DeveloperMail {
  /** The job's id. */
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The URL of the email's button. */
  readonly url: string | null;
}

const folderOf = (config: ServerConfig): string => join(config.dataDir, 'mail');

export async function putIntoMailbox(config: ServerConfig, mail: DeveloperMail): Promise<void> {
  const folder = folderOf(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${mail.id}.json`);
  // Written under a temporary name and renamed: a reader never sees a partial email, and a repeated job writes the same file.
  await writeFile(`${path}.part`, JSON.stringify(mail), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Newest first, at most 200. */
async function readMailbox(config: ServerConfig): Promise<DeveloperMail[]> {
  const folder = folderOf(config);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as DeveloperMail));
  return mails.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, 200);
}

export function mountDeveloperMailbox(app: App, config: ServerConfig): void {
  if (!hasDeveloperMailbox(config)) return;
  app.use('/dev/*', async (c: Context, next) => (isFromThisMachine(c) ? next() : c.notFound()));

  app.get('/dev/mail.json', async (c) => c.json({ items: await readMailbox(config) }));

  app.get('/dev/mail', async (c) => {
    const mails = await readMailbox(config);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Developer mailbox</title>
            <link rel="stylesheet" href="/docs/style.css" />
          </head>
          <body>
            <main>
              <h1>Developer mailbox</h1>
              <p>Emails that would have been sent. Set SMTP_URL to send them.</p>
              ${mails.length === 0 ? html`<p>No emails yet. Reload in a moment.</p>` : ''}
              ${mails.map(
                (mail) =>
                  html`<article>
                    <h2>${mail.subject}</h2>
                    <p>
                      <small>To ${mail.to}, <time datetime="${mail.at}">${mail.at}</time></small>
                    </p>
                    <pre>${mail.text}</pre>
                    ${mail.url ? html`<p><a href="${mail.url}">${mail.url}</a></p>` : ''}
                  </article>`,
              )}
            </main>
          </body>
        </html>`,
    );
  });
}
