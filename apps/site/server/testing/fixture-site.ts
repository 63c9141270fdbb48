/** A minimal built site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from './temporary-folder.ts';

export const fixtureScript = `console.log(${JSON.stringify('x'.repeat(2000))});`;
const head = '<meta charset="utf-8"><title>Leadlight</title><link rel="canonical" href="%SITE_URL%/"><style>body{color:navy}</style>';
const page = `<!doctype html><html lang="en"><head>${head}<script type="module" src="/assets/index-abc123.js"></script></head>
<body><div id="app"><a href="%APP_URL%/sign-up">Find Your Next Customer</a> <a href="mailto:%CONTACT_EMAIL%">%CONTACT_EMAIL%</a></div></body></html>
`;

/** Renders the state as JSON inside the template, so that tests can check the renderer's input. */
const renderer = `
export async function renderDocument(template, page) {
  if (page.contact.values.message === 'break the renderer') throw new Error('rendering failed');
  const data = JSON.stringify(page).replaceAll('<', '\\\\u003c');
  return template.replace('<div id="app"></div>', () => '<div id="app"></div><script type="application/json">' + data + '</script>');
}
`;

export function fixtureSite(): string {
  const dist = temporaryFolder();
  const files: Record<string, string | Buffer> = {
    'page.html': page,
    'template.html': page.replace(/<div id="app">.*<\/div>/, '<div id="app"></div>'),
    'server/entry-server.js': renderer,
    'server/package.json': '{"type":"module"}',
    'client/assets/index-abc123.js': fixtureScript,
    'client/assets/index-abc123.js.br': brotliCompressSync(fixtureScript),
    'client/assets/index-abc123.js.gz': gzipSync(fixtureScript),
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  return dist;
}

/** The input of the fixture's renderer. */
export function renderedPage(html: string): {
  settings: Record<string, string>;
  contact: { kind: string; values: Record<string, string>; errors: Array<Record<string, string>> };
} {
  const [, data = ''] = /<script type="application\/json">(.*)<\/script>/.exec(html) ?? [];
  return JSON.parse(data) as ReturnType<typeof renderedPage>;
}
