/** Runs the real program with a fixture, for tests that need a process: TEST_DIST is the built site, TEST_ROOT the folder of `.env`. */
import { runSite } from '../run.ts';

const { TEST_DIST = '', TEST_ROOT = '', ...environment } = process.env;
await runSite({ environment, root: TEST_ROOT, site: { kind: 'built', dist: TEST_DIST } });
