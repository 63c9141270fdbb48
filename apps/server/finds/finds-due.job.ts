/** Goes on with searches that a server has put off, and with those whose process was cut off: every minute, and when a worker starts. */
import { severalAtATime } from '../jobs/several-at-a-time.ts';
import type { Services } from '../services.ts';
import { resumeFind } from './finds.commands.ts';
import { readDueFinds } from './finds.reads.ts';

/** Looked at in one go; the rest is due a minute later. */
const mostAtOnce = 200;

export async function searchDueFinds(services: Pick<Services, 'checks' | 'db' | 'now'>): Promise<void> {
  const due = await readDueFinds(services, mostAtOnce);
  await severalAtATime(due, ({ workspaceId, id }) => resumeFind(services, workspaceId, id));
}
