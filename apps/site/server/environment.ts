/** The variables the program was started with, completed by `.env`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

export type Environment = Record<string, string | undefined>;

/** The repository's root: `.env` and the default data folder stand there, relative paths count from there. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * `.env` below `root`, if there is one, under the real environment: a variable that is really set wins.
 * `parseEnv` rather than `loadEnvFile`, so that reading the configuration changes nothing for the rest of the process.
 * @throws StartError when there is a `.env` that cannot be read.
 */
export function readEnvironment(real: Environment, root: string = repositoryRoot): Environment {
  const path = join(root, '.env');
  try {
    return { ...parseEnv(readFileSync(path, 'utf8')), ...real };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return { ...real };
    throw new StartError(`${path} cannot be read (${code}). Make it readable, or remove it (docs/configuration.md).`);
  }
}
