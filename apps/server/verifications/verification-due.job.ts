/**
 * Asks again what a server has put off, and what was cut off with its process: every minute, and when a worker starts. What is due, and whose claim has lapsed, is
 * in the database, so it does not matter who began it, nor how often this runs.
 */
import { severalAtATime } from '../jobs/several-at-a-time.ts';
import type { Services } from '../services.ts';
import { resumeVerification } from './verifications.commands.ts';
import { readDueVerifications } from './verifications.reads.ts';

/** Looked at in one go; the rest is due a minute later. */
const mostAtOnce = 500;

export async function checkDueVerifications(services: Pick<Services, 'checks' | 'db' | 'now'>): Promise<void> {
  const due = await readDueVerifications(services, mostAtOnce);
  await severalAtATime(due, ({ workspaceId, id }) => resumeVerification(services, workspaceId, id));
}
