/** The thread that reads pages: its answers, and what happens when it has to be ended. */
import { readSite, type SourcePage } from '@leadlight/enrichment';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createPageReader, type PageReaderOptions } from './page-reader.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function reader(options: Partial<PageReaderOptions> = {}) {
  const made = createPageReader({ technologiesFile: null, ...options });
  closing.push(made.close);
  return made;
}

/** A thread that answers, except for a domain for which it does what the test says. */
async function threadThat(does: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'page-reader-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'thread.mjs');
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.postMessage({ number: 0 });
     parentPort.on('message', ({ number, domain }) => {
       if (domain === 'hostile.test') { ${does} }
       parentPort.postMessage({ number, site: { domain, ...globalThis.more } });
     });`,
  );
  return pathToFileURL(file);
}

const going = new AbortController().signal;
const page = (path: string, html: string): SourcePage => ({ html, url: `https://acme.test${path}`, name: path });
const pages = [
  page('/', '<title>Acme</title><p>We make pumps.</p><a href="/team/">Our team</a><a href="/impressum/">Impressum</a>'),
  page('/team/', '<h3>Kim Patel</h3><p>Managing Director</p>'),
];

test('a site is read as without the thread, and pages are chosen by their words', async () => {
  const { choose, read } = reader();
  expect(await choose(pages.slice(0, 1), [], going)).toEqual(['https://acme.test/impressum/', 'https://acme.test/team/']);
  expect(await read(pages, 'acme.test', {}, going)).toEqual(readSite(pages, 'acme.test', { dns: { MX: [] } }));
});

test('the server keeps working while pages are read', async () => {
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);
  const site = await reader().read(pages, 'acme.test', {}, going);
  clearInterval(count);
  expect([site === null, turns > 0]).toEqual([false, true]);
});

test.each([
  ['never comes to an end', 'for (;;);', { mostMs: 1_000 }],
  ['ends the thread', 'process.exit(1);', {}],
  ['runs out of memory', 'const all = []; for (;;) all.push(new Array(1_000_000).fill(number));', { heapMegabytes: 64 }],
])('a site whose reading %s is not read, and those that were asked for after it are', async (_what, does, options) => {
  const { read } = reader({ module: await threadThat(does), ...options });
  const [before, hostile, ...others] = await Promise.all(
    ['first.test', 'hostile.test', 'second.test', 'third.test'].map((domain) => read([], domain, {}, going)),
  );
  expect(before).toEqual({ domain: 'first.test' });
  expect(hostile).toBeNull();
  expect(others).toEqual([{ domain: 'second.test' }, { domain: 'third.test' }]);
  expect(await read([], 'fourth.test', {}, going)).toEqual({ domain: 'fourth.test' });
});

test('a thread that does not start is an error and gives no result about the sites; the next question starts it again', async () => {
  const { read } = reader({ module: new URL('data:text/javascript,throw new Error()') });
  const answers = await Promise.allSettled(['first.test', 'second.test'].map((domain) => read([], domain, {}, going)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(read([], 'third.test', {}, going)).rejects.toThrow('did not start');
});

test('a fault while pages are read is an error of that question alone', async () => {
  const { read } = reader({ module: await threadThat('return parentPort.postMessage({ number, fault: "TypeError" });') });
  await expect(read([], 'hostile.test', {}, going)).rejects.toThrow('TypeError');
  expect(await read([], 'second.test', {}, going)).toEqual({ domain: 'second.test' });
});

test('a site whose reading is canceled is waited for no longer, and those after it are read', async () => {
  const { read } = reader({ module: await threadThat('for (;;);'), mostMs: 1_000 });
  const [asked, waiting] = [new AbortController(), new AbortController()];
  const answers = Promise.allSettled([
    read([], 'hostile.test', {}, asked.signal),
    read([], 'canceled.test', {}, waiting.signal),
    read([], 'second.test', {}, going),
  ]);
  waiting.abort(new Error('canceled while it waited'));
  asked.abort(new Error('canceled while it was read'));
  expect(await answers).toEqual([
    { status: 'rejected', reason: new Error('canceled while it was read') },
    { status: 'rejected', reason: new Error('canceled while it waited') },
    { status: 'fulfilled', value: { domain: 'second.test' } },
  ]);
});

test('a site that is canceled while others are read never reaches the thread', async () => {
  const { read } = reader({ module: await threadThat('globalThis.more = { hasReached: true };') });
  const before = read([], 'first.test', {}, going);
  const stop = new AbortController();
  const canceled = read([], 'hostile.test', {}, stop.signal);
  stop.abort(new Error('canceled'));
  await expect(canceled).rejects.toThrow('canceled');
  expect(await before).toEqual({ domain: 'first.test' });
  expect(await read([], 'second.test', {}, going)).toEqual({ domain: 'second.test' });
  await expect(read([], 'hostile.test', {}, stop.signal)).rejects.toThrow('canceled');
  expect(await read([], 'third.test', {}, going)).toEqual({ domain: 'third.test' });
});

test('what waits when it is closed gets no answer', async () => {
  const { read, close } = reader({ module: await threadThat('for (;;);') });
  const waiting = read([], 'hostile.test', {}, going);
  await close();
  expect(await waiting).toBeNull();
  expect(await read([], 'acme.test', {}, going)).toBeNull();
});
