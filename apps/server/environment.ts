/** The program's environment variables, completed by `.env` at the root of the repository; variables that are set take precedence. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { StartError } from './config.ts';

const root = resolve(import.meta.dirname, '../..');

/** @throws StartError if there is a `.env` that can't be read */
export function readEnvironment(real: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const path = join(root, '.env');
  try {
    return { ...parseEnv(readFileSync(path, 'utf8')), ...real };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return { ...real };
    throw new StartError(`${path} cannot be read (${code}). Make it readable, or remove it.`);
  }
}
