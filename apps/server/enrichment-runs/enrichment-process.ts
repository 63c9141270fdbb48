/** The process of one slice of an enrichment run: pages of strangers are parsed here, apart from the server. */
import { readDatedJobKeys } from '@leadlight/db/enrichments';
import { inWorkspace } from '@leadlight/db/platform';
import { createSites } from '../enrichments/sites.ts';
import { readCompanySite } from '../enrichments/read-company-site.ts';
import { serveRun } from '../runs/run-process.ts';
import { enrichmentKind, type ReadingOrder } from './enrichment-run.ts';
import { readRows } from './reading-slice.ts';

serveRun(enrichmentKind, ({ web, workspaceId }: ReadingOrder, { db, now }) => {
  const sites = createSites(web, { db: db.app });
  const work = readRows((claim, signal) =>
    readCompanySite(sites, claim, {
      now,
      signal,
      isUrgent: false,
      onStep: () => undefined,
      readDatedJobs: () => inWorkspace(db, workspaceId, (tx) => readDatedJobKeys(tx, claim.id)),
    }),
  );
  return { work, close: sites.close };
});
