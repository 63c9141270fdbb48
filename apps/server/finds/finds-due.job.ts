/** Resumes searches that a server deferred or whose process was killed: every minute, and when a worker starts. */
import { severalAtATime } from '../jobs/several-at-a-time.ts';
import type { Services } from '../services.ts';
import { resumeFind } from './finds.commands.ts';
import { readDueFinds } from './finds.reads.ts';

/** The most per run; the rest follow a minute later. */
const mostAtOnce = 200;

export async function searchDueFinds(services: Pick<Services, 'checks' | 'db' | 'now'>): Promise<void> {
  const due = await readDueFinds(services, mostAtOnce);
  await severalAtATime(due, ({ workspaceId, id }) => resumeFind(services, workspaceId, id));
}
