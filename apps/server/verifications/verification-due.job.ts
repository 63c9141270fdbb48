/**
 * Resumes verifications that a server deferred or whose process was killed: every minute, and when a worker starts. The database knows which are due and whose
 * claim has expired, so it does not matter which process started them or how often this runs.
 */
import { severalAtATime } from '../jobs/several-at-a-time.ts';
import type { Services } from '../services.ts';
import { resumeVerification } from './verifications.commands.ts';
import { readDueVerifications } from './verifications.reads.ts';

/** The most per run; the rest follow a minute later. */
const mostAtOnce = 500;

export async function checkDueVerifications(services: Pick<Services, 'checks' | 'db' | 'now'>): Promise<void> {
  const due = await readDueVerifications(services, mostAtOnce);
  await severalAtATime(due, ({ workspaceId, id }) => resumeVerification(services, workspaceId, id));
}
