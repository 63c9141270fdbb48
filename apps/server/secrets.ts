/** The server's secret: configured, or generated once and stored in the data directory, readable only by its owner. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './config.ts';
import { StartError } from './start-error.ts';

/** @throws StartError if the operator's own database is used without a configured secret */
export function findSecret(config: ServerConfig): string {
  if (config.secret) return config.secret;
  if (config.databaseUrl && config.isProduction)
    throw new StartError('APP_SECRET is not set; expected at least 32 characters of random text.');
  const path = join(config.dataDir, 'app.secret');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(config.dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
