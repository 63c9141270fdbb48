/**
 * Resumes readings that wait for a site or whose process was killed: every minute, and when a worker starts. The database knows which are due and whose
 * claim has expired, so it does not matter which process started them or how often this runs.
 */
import { severalAtATime } from '../jobs/several-at-a-time.ts';
import type { Services } from '../services.ts';
import { resumeEnrichment } from './enrichments.commands.ts';
import { readDueEnrichments } from './enrichments.reads.ts';

/** The most per run; the rest follow a minute later. A reading takes half a minute. */
const mostAtOnce = 100;

export async function readDueSites(services: Pick<Services, 'db' | 'now' | 'readings' | 'sites'>): Promise<void> {
  const due = await readDueEnrichments(services, mostAtOnce);
  await severalAtATime(due, ({ workspaceId, id }) => resumeEnrichment(services, workspaceId, id));
}
