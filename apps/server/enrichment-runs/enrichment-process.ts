/** The process of one slice of an enrichment run: pages of strangers are parsed here, apart from the server. */
import { createSites } from '../enrichments/sites.ts';
import { readCompanySite } from '../enrichments/read-company-site.ts';
import { serveRun } from '../runs/run-process.ts';
import { enrichmentKind, type ReadingOrder } from './enrichment-run.ts';
import { readRows } from './reading-slice.ts';

serveRun(enrichmentKind, ({ web }: ReadingOrder, { now }) => {
  const sites = createSites(web);
  const work = readRows((claim, signal) => readCompanySite(sites, claim, { now, signal, isUrgent: false, onStep: () => undefined }));
  return { work, close: sites.close };
});
