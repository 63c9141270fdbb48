/** Starts the server: `node apps/site/server/main.ts [--dev]`. Configuration: docs/configuration.md. */
import { join } from 'node:path';
import { runSite, siteFolder } from './run.ts';

const [option, ...more] = process.argv.slice(2);
if ((option !== undefined && option !== '--dev') || more.length > 0) {
  process.stderr.write(
    `Unknown option ${more[0] ?? option}. Known: --dev (serve the sources, with reloading). Configuration is read from the environment (docs/configuration.md).\n`,
  );
  process.exit(1);
}
const site =
  option === '--dev' ? ({ kind: 'development', root: siteFolder } as const) : ({ kind: 'built', dist: join(siteFolder, 'dist') } as const);
await runSite({ environment: process.env, site });
