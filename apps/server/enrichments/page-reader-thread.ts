/** The thread that page-reader.ts starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { choosePages, readPage, readSite, type CompanySite, type SourcePage } from '@leadlight/enrichment';
import { readTechnologies } from './technologies-file.ts';

export interface ReaderSetup {
  /** The operator's own technologies; null: those that come with the product. */
  readonly technologiesFile: string | null;
}

export interface ReaderQuestion {
  readonly number: number;
  readonly kind: 'choose' | 'read';
  readonly sources: readonly SourcePage[];
  /** To choose: further URLs of the site. */
  readonly sitemap: readonly string[];
  /** To read. */
  readonly domain: string;
  readonly mailServers: readonly string[];
}

export interface ReaderAnswer {
  readonly number: number;
  readonly urls?: readonly string[];
  readonly site?: CompanySite;
}

const { technologiesFile } = workerData as ReaderSetup;
const catalog = technologiesFile === null ? null : readTechnologies({ TECHNOLOGIES_FILE: technologiesFile });

parentPort?.on('message', ({ number, kind, sources, sitemap, domain, mailServers }: ReaderQuestion) => {
  const answer: ReaderAnswer =
    kind === 'choose'
      ? {
          number,
          urls: choosePages(
            sources.map(({ html, url }) => readPage(html, url)),
            sitemap,
          ),
        }
      : { number, site: readSite(sources, domain, { dns: { MX: [...mailServers] }, ...(catalog ? { catalog } : {}) }) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
});
