/**
 * Builds a program with AfterShip's email-verifier (MIT), from the Go module proxy. Only the bench uses it; module and program stay in
 * `.data`, which git ignores.
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal, root, run } from '../../../../scripts/bootstrap/command.mjs';

const aftershipVersion = '1.4.1';

/**
 * Does nothing if the program was built before.
 * @returns its path
 * @throws Refusal with one line if Go is missing or the module can't be fetched
 */
export async function buildAftership(): Promise<string> {
  const folder = join(root, '.data/bench-peers', `aftership-email-verifier-${aftershipVersion}`);
  const program = join(folder, 'verify');
  const source = fileURLToPath(new URL('main.go', import.meta.url));
  const isBuilt = existsSync(program);
  mkdirSync(folder, { recursive: true });
  copyFileSync(source, join(folder, 'main.go'));
  writeFileSync(join(folder, 'go.mod'), `module verify\n\ngo 1.25\n\nrequire github.com/AfterShip/email-verifier v${aftershipVersion}\n`);
  const env = { GOMODCACHE: join(folder, 'modules'), GOCACHE: join(folder, 'cache'), GOFLAGS: '-mod=mod -modcacherw', CGO_ENABLED: '0' };
  const { ok, output } = await run('sh', ['-c', 'cd "$0" && go build -o verify .', folder], { env, limitS: 600 });
  // Without the network, the program of an earlier run serves as well.
  if (!ok && !isBuilt) throw new Refusal(`AfterShip's email-verifier could not be built with Go: ${output.trim().split('\n').at(-1)}`);
  return program;
}
