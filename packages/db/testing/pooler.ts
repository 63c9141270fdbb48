/** PgBouncer in transaction mode before the test run's PostgreSQL, where it is installed (Debian: `pgbouncer`). */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverTarget, type ConnectionTarget } from '../platform/connect.ts';
import { workLogins } from '../platform/roles.ts';

/** Debian has it where only root looks. */
const path = `${process.env['PATH'] ?? ''}:/usr/sbin`;

const nobody = 65_534;

export function hasPooler(): boolean {
  return spawnSync('pgbouncer', ['--version'], { env: { PATH: path } }).status === 0;
}

export interface TestPooler {
  /** The same database through the pooler. */
  readonly target: ConnectionTarget;
  stop(): Promise<void>;
}

/**
 * @param owner of any database of the PostgreSQL; the pooler serves all of them
 * @param port that is free
 */
export async function startPooler(owner: ConnectionTarget, port: number): Promise<TestPooler> {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-pooler-'));
  const { password } = serverTarget(owner);
  writeFileSync(
    join(folder, 'users.txt'),
    Object.values(workLogins)
      .map(({ login }) => `"${login}" "${password}"\n`)
      .join(''),
  );
  // Few connections, so that every client gets those of others; but more than the six that the requests of one workspace may take, and one that a test keeps.
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${owner.host} port=${owner.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 1000
log_connections = 0
log_disconnections = 0
`,
  );
  // It refuses to run as root, and must reach the socket of the embedded PostgreSQL, whose folder belongs to the user that PostgreSQL runs as, or to
  // root, which is then somebody else in a namespace of its own.
  const { uid, gid } = owner.host.startsWith('/') ? statSync(owner.host) : { uid: nobody, gid: nobody };
  const isRoot = process.getuid?.() === 0;
  if (isRoot && uid !== 0) for (const name of ['', 'users.txt', 'pgbouncer.ini']) chownSync(join(folder, name), uid, gid);
  const settings = join(folder, 'pgbouncer.ini');
  const [program, args]: readonly [string, readonly string[]] =
    isRoot && uid === 0
      ? ['unshare', ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, 'pgbouncer', settings]]
      : ['pgbouncer', [settings]];
  const child = spawn(program, [...args], {
    stdio: 'ignore',
    env: { PATH: path },
    ...(isRoot && uid !== 0 ? { uid, gid } : {}),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error('pgbouncer ended');
    await delay(20);
  }
  return { target: { ...owner, host: '127.0.0.1', port }, stop };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
