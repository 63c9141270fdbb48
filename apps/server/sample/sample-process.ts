/** The process that sample.job.ts starts. */
import { connect, type ConnectionTarget } from '@leadlight/db/platform';
import { serveOrder } from '../jobs/run-in-process.ts';
import { loadSamplePoolOnce } from './sample.commands.ts';

export interface SampleOrder {
  readonly target: ConnectionTarget;
  readonly people: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

serveOrder(async ({ target, people, at }: SampleOrder) => {
  const db = connect(target, { max: 1 });
  try {
    return (await loadSamplePoolOnce(db, people, new Date(at))) ? 'loaded' : 'loaded before';
  } finally {
    await db.end();
  }
});
