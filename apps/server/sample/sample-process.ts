/** The process of sample.job.ts. */
import { poolId } from '@leadlight/db/leads';
import { connect, type ConnectionTarget } from '@leadlight/db/platform';
import { loadSample, wasSampleLoaded } from '@leadlight/db/sample';
import { generateSample, sampleCompanyCount } from '@leadlight/leads';
import { serveOrder } from '../jobs/run-in-process.ts';

export interface SampleOrder {
  readonly target: ConnectionTarget;
  readonly people: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Every installation shows the same people, so that guides and pictures hold for all. */
const seed = 20_261_121;

serveOrder(async ({ target, people, at }: SampleOrder) => {
  const db = connect(target, { max: 1 });
  try {
    if (await wasSampleLoaded(db)) return 'loaded before';
    const leads = generateSample({ leads: people, seed, now: Math.floor(at / 1000) });
    await loadSample(db, { leads, companies: sampleCompanyCount(people), people, workspaceId: poolId, now: new Date(at) });
    return 'loaded';
  } finally {
    await db.end();
  }
});
