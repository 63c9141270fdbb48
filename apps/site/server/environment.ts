/** The environment variables, completed by `.env`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

export type Environment = Record<string, string | undefined>;

/** The repository's root, with `.env` and the default data folder; relative paths are resolved from it. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Combines `.env` in `root`, if it exists, with the environment, which takes precedence.
 * Uses `parseEnv` instead of `loadEnvFile`, so that reading the configuration doesn't change the process's environment.
 * @throws StartError if `.env` exists but can't be read
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
