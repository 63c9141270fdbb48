/** The sample: loaded after the first start, added to and removed by the operator. */
import { poolId } from '@leadlight/db/leads';
import { inAuth, type ConnectionTarget, type Database } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import { copySample, loadSample, removeSample, wasSampleLoaded, type SampleLoad } from '@leadlight/db/sample';
import type { Services } from '../services.ts';

/** The same in every installation, so that guides and screenshots apply everywhere. */
const poolSeed = 20_261_121;

interface SampleOrder {
  /** Number of people; their companies are added too. */
  readonly leads: number;
  readonly seed: number;
  readonly workspaceId: string;
}

/** Loads what generates the sample only now: the server only asks whether there is one. */
async function loadOf({ leads, seed, workspaceId }: SampleOrder, now: Date): Promise<SampleLoad> {
  const { generateSample, sampleCompanyCount } = await import('@leadlight/leads/sample');
  return {
    leads: generateSample({ leads, seed, now: Math.floor(now.getTime() / 1000) }),
    companies: sampleCompanyCount(leads),
    people: leads,
    workspaceId,
    now,
  };
}

/** Does nothing if the sample was already loaded, even if the operator has removed it since. */
export async function queueSamplePool({ boss, config, db }: Pick<Services, 'boss' | 'config' | 'db'>): Promise<void> {
  if (config.samplePool === 0 || (await wasSampleLoaded(db))) return;
  await inAuth(db, (tx) => queueJob(boss, tx, 'load-sample', {}));
}

/** @returns false if it was already loaded */
export async function loadSamplePoolOnce(db: Database, people: number, now: Date): Promise<boolean> {
  if (await wasSampleLoaded(db)) return false;
  await loadSample(db, await loadOf({ leads: people, seed: poolSeed, workspaceId: poolId }, now));
  return true;
}

/**
 * Adds fictional leads to the pool or to a workspace.
 * @param owner of an embedded database, who can copy directly into the tables; null if row-level security applies to the owner, who then inserts the
 * way the server does
 * @returns how many companies were added
 */
export async function addSample(
  { db, owner }: { readonly db: Database; readonly owner: ConnectionTarget | null },
  order: SampleOrder,
  now: Date,
): Promise<number> {
  const load = await loadOf(order, now);
  if (owner === null) await loadSample(db, load);
  else await copySample(owner, load);
  return load.companies;
}

/** @returns how many leads were removed */
export function removeFictionalLeads(db: Database, workspaceId: string, now: Date): Promise<number> {
  return removeSample(db, workspaceId, now);
}
