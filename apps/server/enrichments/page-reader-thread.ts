/** The thread that page-reader.ts starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { choosePages, readSite, type CompanySite, type SiteSurroundings, type SourcePage } from '@leadlight/enrichment';
import { pageText, type PageText } from '@leadlight/enrichment/questions';
import { createParsedPages } from './parsed-pages.ts';
import { readTechnologies } from './technologies-file.ts';

export interface ReaderSetup {
  /** The operator's own technologies; null: those that come with the product. */
  readonly technologiesFile: string | null;
}

export interface ReaderQuestion {
  readonly number: number;
  readonly kind: 'choose' | 'read' | 'texts';
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
  readonly texts?: readonly PageText[];
  /** Reading failed, which is a fault of ours. */
  readonly fault?: string;
}

const { technologiesFile } = workerData as ReaderSetup;
const catalog = technologiesFile === null ? null : readTechnologies({ TECHNOLOGIES_FILE: technologiesFile });
const { pageOf, forget } = createParsedPages();

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
  if (kind === 'choose') return { number, urls: choosePages(sources.map(pageOf), sitemap) };
  if (kind === 'texts') {
    const texts = sources.flatMap((source) => pageText(pageOf(source)) ?? []);
    forget(sources);
    return { number, texts };
  }
  const site = readSite(sources, domain, { ...surroundings, ...(catalog ? { catalog } : {}), pageOf });
  forget(sources);
  return { number, site };
}
