/** The thread that page-reader.ts starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { choosePages, readPage, readSite, type CompanySite, type SiteSurroundings, type SourcePage } from '@leadlight/enrichment';
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
  /** To read: what is known of the site beside its pages. */
  readonly surroundings: SiteSurroundings;
}

export interface ReaderAnswer {
  /** 0: the thread is ready for questions. */
  readonly number: number;
  readonly urls?: readonly string[];
  readonly site?: CompanySite;
  /** Reading failed, which is a fault of ours. */
  readonly fault?: string;
}

const { technologiesFile } = workerData as ReaderSetup;
const catalog = technologiesFile === null ? null : readTechnologies({ TECHNOLOGIES_FILE: technologiesFile });

const send = (answer: ReaderAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
};

parentPort?.on('message', (question: ReaderQuestion) => {
  try {
    send(answerTo(question));
  } catch (error) {
    send({ number: question.number, fault: (error as Error).name });
  }
});
send({ number: 0 });

function answerTo({ number, kind, sources, sitemap, domain, surroundings }: ReaderQuestion): ReaderAnswer {
  if (kind === 'read') return { number, site: readSite(sources, domain, { ...surroundings, ...(catalog ? { catalog } : {}) }) };
  const pages = sources.map(({ html, url }) => readPage(html, url));
  return { number, urls: choosePages(pages, sitemap) };
}
