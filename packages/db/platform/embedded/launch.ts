/**
 * Starts and stops the embedded PostgreSQL in a data directory.
 * Boundary: handles files and processes, not tables. One server owns the database at a time; commands share the database of a running server
 * (`sharePostgres`). PostgreSQL ends with the server, even if that is killed; a new start waits until it has ended.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openConnection } from '../away.ts';
import { findPostgresBinaries } from './binaries.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { findRunning, markOf, readPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts';
import { spawnTied, type TiedProcess } from './tied-process.ts';

/** Connection target of the embedded database with its owner's role, which migrations use and the server doesn't. */
export interface OwnerAccess {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export interface EmbeddedPostgres {
  readonly owner: OwnerAccess;
  readonly pid: number;
  /** Settles if PostgreSQL ends without a request to stop. */
  readonly died: Promise<never>;
  stop(): Promise<void>;
}

export interface LaunchOptions {
  /** The installation's data directory; the database is in its folder `postgres`. */
  readonly dataDir: string;
  /** Off only if the database may be lost (tests): commits then don't wait for the disk. */
  readonly fsync?: boolean;
  readonly maxConnections?: number;
  /** Aborts the start. */
  readonly signal?: AbortSignal | undefined;
}

const ownerRole = 'leadlight_owner';
/** Includes recovery on a slow disk after a crash during a large import. */
const startTimeoutMs = 180_000;

interface Folders {
  readonly data: string;
  readonly run: string;
  readonly log: string;
  readonly password: string;
  readonly ownedBy: string;
}

function foldersOf(dataDir: string): Folders {
  mkdirSync(dataDir, { recursive: true });
  const root = realpathSync(dataDir);
  return {
    data: join(root, 'postgres'),
    run: join(root, 'run'),
    log: join(root, 'postgres.log'),
    password: join(root, 'postgres.password'),
    ownedBy: join(root, 'postgres.owner'),
  };
}

/**
 * @throws Error with a message for the operator if another server uses the folder, the major version differs, or PostgreSQL can't run; or the
 * signal's reason
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const folders = foldersOf(options.dataDir);
  const binaries = findPostgresBinaries();
  const identity = chooseIdentity(binaries.postgres);
  claim(folders);
  // Another user must be able to reach its own folder; all other files here are readable only by their owner.
  if (identity.how === 'system-user') chmodSync(dirname(folders.data), 0o711);

  const left = existsSync(folders.data) ? findRunning(folders.data) : undefined;
  if (left) {
    await stopPostmaster(left.pid, folders.data);
    findRunning(folders.data);
  }

  if (existsSync(folders.data) && !existsSync(folders.password)) {
    throw new Error(
      `The password of the database in ${folders.data} is missing: restore ${folders.password}, or restore a backup into an empty DATA_DIR.`,
    );
  }
  const password = readOrMakePassword(folders.password);
  if (existsSync(folders.data)) refuseOtherMajor(folders.data, binaries.major);
  else await initialize(folders, binaries.initdb, identity, options);

  mkdirSync(folders.run, { recursive: true, mode: 0o700 });
  identity.own(folders.data);
  identity.own(folders.run);
  const args = ['-D', folders.data, ...(await listenArgs(folders.run)), ...settings(options)];
  const [program, programArgs] = identity.command(binaries.postgres, args);

  const log = openLog(folders.log);
  // Detached, because Ctrl-C in the terminal must reach only the server, which stops the database after its last request.
  const postgres = spawnTied(program, programArgs, {
    ...identity.spawnOptions,
    env: withoutAllocation(process.env),
    detached: true,
    output: [log, log],
  });
  closeSync(log);
  postgres.child.unref();
  return manage(postgres, folders, password, options.signal);
}

async function manage(
  { child, exited, release }: TiedProcess,
  folders: Folders,
  password: string,
  signal: AbortSignal | undefined,
): Promise<EmbeddedPostgres> {
  let stopping = false;
  let end: string | undefined;
  const died = exited.then((how) => {
    end = how;
    // A requested stop is not a failure.
    return stopping ? new Promise<never>(() => undefined) : Promise.reject(new Error(`PostgreSQL ended: ${how}. Its log: ${folders.log}`));
  });
  died.catch(() => undefined);
  try {
    const postmaster = await waitUntilReady(folders, () => end, signal);
    const owner = accessTo(postmaster, password);
    await createDatabase(owner);
    return {
      owner,
      pid: postmaster.pid,
      died,
      stop: async () => {
        stopping = true;
        await stopPostmaster(postmaster.pid, folders.data);
        // It has removed its files by now; its process may need another moment.
        child.ref();
        await exited;
        release();
        rmSync(folders.ownedBy, { force: true });
      },
    };
  } catch (error) {
    stopping = true;
    if (end === undefined) {
      child.ref();
      child.kill('SIGINT');
      await exited;
    }
    release();
    throw error;
  }
}

async function createDatabase(owner: OwnerAccess): Promise<void> {
  const client = await openConnection({ ...owner, database: 'postgres' });
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [owner.database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(owner.database)}`);
  } finally {
    await client.end();
  }
}

/** The database of a running server, for commands; undefined if none is running. */
export function sharePostgres(dataDir: string): OwnerAccess | undefined {
  if (!existsSync(dataDir)) return undefined;
  const folders = foldersOf(dataDir);
  if (!existsSync(folders.data)) return undefined;
  const running = findRunning(folders.data);
  if (!running?.isReady || !livingOwner(folders)) return undefined;
  return accessTo(running, readFileSync(folders.password, 'utf8').trim());
}

/**
 * Moves the database of a stopped server aside, so that the next start creates an empty one. @returns a function that restores it, and its new path,
 * or undefined if there was none
 * @throws Error if a server is using it
 */
export function clearDatabaseFolder(dataDir: string, mark: string): { putBack(): void; movedTo: string | undefined } {
  const folders = foldersOf(dataDir);
  if (!existsSync(folders.data)) return { putBack: () => undefined, movedTo: undefined };
  const owner = livingOwner(folders);
  if (owner && findRunning(folders.data)) throw new Error(`A Leadlight server (pid ${owner}) is using this DATA_DIR. Stop it first.`);
  const movedTo = `${folders.data}.${mark}`;
  renameSync(folders.data, movedTo);
  return {
    movedTo,
    putBack: () => {
      rmSync(folders.data, { recursive: true, force: true });
      renameSync(movedTo, folders.data);
    },
  };
}

function accessTo(postmaster: Postmaster, password: string): OwnerAccess {
  return {
    host: postmaster.socketFolder || '127.0.0.1',
    port: postmaster.port,
    user: ownerRole,
    password,
    database: 'leadlight',
  };
}

/** Allows one server per data directory, because two would stop each other's database. */
function claim(folders: Folders): void {
  const owner = livingOwner(folders);
  const isAtWork = (pid: number): boolean =>
    existsSync(freshFolder(folders, pid)) || (existsSync(folders.data) && findRunning(folders.data) !== undefined);
  if (owner && owner !== process.pid && isAtWork(owner)) {
    throw new Error(`Another Leadlight server (pid ${owner}) is using this DATA_DIR. Stop it first, or set another DATA_DIR.`);
  }
  writeFileSync(folders.ownedBy, `${process.pid} ${markOf(process.pid)}\n`, { mode: 0o600 });
}

function livingOwner(folders: Folders): number | undefined {
  if (!existsSync(folders.ownedBy)) return undefined;
  const [pid, mark] = readFileSync(folders.ownedBy, 'utf8').trim().split(' ');
  return pid && mark && markOf(Number(pid)) === mark ? Number(pid) : undefined;
}

function readOrMakePassword(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  // Written completely or not at all, because a start that is killed here must not leave an empty password.
  writeFileSync(`${path}.new`, `${password}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return password;
}

function refuseOtherMajor(dataFolder: string, major: string): void {
  const found = readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8').trim();
  if (found !== major) {
    throw new Error(
      `The database in ${dataFolder} was written by PostgreSQL ${found}, this version brings ${major}. ` +
        'Create a backup with the version that wrote it (npm run backup), then restore it here.',
    );
  }
}

/** One folder per process, because initdb removes its files a moment after its server was killed. */
function freshFolder({ data }: Folders, pid = process.pid): string {
  return `${data}.new-${pid}`;
}

async function initialize(
  folders: Folders,
  initdb: string,
  identity: Identity,
  { fsync = true, signal }: Pick<LaunchOptions, 'fsync' | 'signal'>,
): Promise<void> {
  removeUnfinished(folders);
  // Created in a temporary folder, then renamed, so that a start that is killed leaves nothing that looks like a database.
  const fresh = freshFolder(folders);
  mkdirSync(fresh, { mode: 0o700 });
  identity.own(fresh);
  // initdb reads the password only from a file, and the stored one belongs to root if PostgreSQL runs as another user.
  const passwordCopy = `${fresh}.password`;
  writeFileSync(passwordCopy, readFileSync(folders.password), { mode: 0o600 });
  identity.own(passwordCopy);
  const [program, args] = identity.command(initdb, [
    `--pgdata=${fresh}`,
    `--username=${ownerRole}`,
    `--pwfile=${passwordCopy}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(fsync ? [] : ['--no-sync']),
  ]);
  const { child, exited, release } = spawnTied(program, args, { ...identity.spawnOptions, output: ['ignore', 'pipe'] });
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const interrupt = (): void => void child.kill('SIGINT');
  signal?.addEventListener('abort', interrupt, { once: true });
  const how = await exited;
  signal?.removeEventListener('abort', interrupt);
  release();
  rmSync(passwordCopy, { force: true });
  if (signal?.aborted) rmSync(fresh, { recursive: true, force: true });
  signal?.throwIfAborted();
  if (child.exitCode !== 0) throw new Error(`PostgreSQL could not create its database in ${fresh}: ${errors.trim() || how}`);
  renameSync(fresh, folders.data);
}

/** Removes files of killed starts. */
function removeUnfinished({ data }: Folders): void {
  const prefix = `${basename(data)}.new-`;
  for (const name of readdirSync(dirname(data)))
    if (name.startsWith(prefix)) rmSync(join(dirname(data), name), { recursive: true, force: true });
}

/** A Unix socket if the path is short enough (107 bytes on Linux, 103 on macOS, including `/.s.PGSQL.5432`); otherwise a free loopback port. */
async function listenArgs(runFolder: string): Promise<string[]> {
  if (process.platform !== 'win32' && Buffer.byteLength(runFolder) <= 85) {
    return ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${runFolder}`, '-p', '5432'];
  }
  return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-p', String(await freePort())];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The server's settings for memory allocation don't suit PostgreSQL, which would request every large block from the system. */
function withoutAllocation(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('MALLOC_')));
}

function settings({ fsync = true, maxConnections = 60 }: LaunchOptions): string[] {
  const values: Record<string, string> = {
    max_connections: String(maxConnections),
    shared_buffers: '128MB',
    // An import of a million rows writes several gigabytes. With fewer checkpoints, full pages are written less often; in return, a start after a
    // crash takes up to half a minute longer.
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    // Logs errors without the row that caused them, because rows contain names and addresses.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_statement: 'none',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function openLog(path: string): number {
  const isLarge = existsSync(path) && statSync(path).size > 5 * 1024 * 1024;
  return openSync(path, isLarge ? 'w' : 'a', 0o600);
}

async function waitUntilReady(folders: Folders, exited: () => string | undefined, signal: AbortSignal | undefined): Promise<Postmaster> {
  for (const until = Date.now() + startTimeoutMs; Date.now() < until; await wait(10)) {
    signal?.throwIfAborted();
    const why = exited();
    if (why) throw new Error(`PostgreSQL did not start: ${why}. Its log ends: ${lastLines(folders.log)}`);
    const postmaster = readPostmaster(folders.data);
    if (postmaster?.isReady) return postmaster;
  }
  throw new Error(`PostgreSQL was not ready after ${startTimeoutMs / 1000} s. Its log ends: ${lastLines(folders.log)}`);
}

function lastLines(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-3).join(' | ') : 'no log';
}
