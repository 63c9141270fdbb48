/**
 * Chooses the user that PostgreSQL runs as, because it refuses to run as root. An ordinary user: that user. Root: user 1000 in a user namespace
 * (requires no system user, and works in folders that only root may enter) or, if namespaces are not allowed, a system user.
 */
import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Identity {
  readonly how: 'as-is' | 'user-namespace' | 'system-user';
  /** The command line that runs `program` as this user. */
  command(program: string, args: readonly string[]): readonly [string, readonly string[]];
  readonly spawnOptions: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Changes the owner of a folder and everything in it to this user; does nothing if it is the current one. */
  own(folder: string): void;
}

const asIs: Identity = {
  how: 'as-is',
  command: (program, args) => [program, args],
  spawnOptions: {},
  own: () => undefined,
};

const namespaceArgs = ['--user', '--map-user=1000', '--map-group=1000'] as const;

const userNamespace: Identity = {
  ...asIs,
  how: 'user-namespace',
  // unshare replaces itself with the program, so the child's pid is the program's.
  command: (program, args) => ['unshare', [...namespaceArgs, program, ...args]],
};

/** @throws Error with instructions if this process is root and neither way works */
export function chooseIdentity(postgres: string): Identity {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return asIs;
  if (runs(userNamespace, postgres)) return userNamespace;
  const user = systemUser();
  if (user && runs(user, postgres)) return user;
  throw new Error(
    'PostgreSQL refuses to run as root, this machine allows no user namespaces, and no system user (leadlight, postgres, nobody) ' +
      'can reach its programs. Start as an ordinary user, move the installation where every user can read it, or set DATABASE_URL.',
  );
}

function runs(identity: Identity, postgres: string): boolean {
  const [program, args] = identity.command(postgres, ['--version']);
  return spawnSync(program, [...args], { ...identity.spawnOptions, stdio: 'ignore' }).status === 0;
}

function systemUser(): Identity | undefined {
  if (!existsSync('/etc/passwd')) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['leadlight', 'postgres', 'nobody']) {
    const line = lines.find(([user]) => user === name);
    const uid = Number(line?.[2]);
    const gid = Number(line?.[3]);
    if (!(uid > 0) || !(gid > 0)) continue;
    return {
      how: 'system-user',
      command: (program, args) => [program, args],
      spawnOptions: { uid, gid },
      own: (folder) => chownBelow(folder, uid, gid),
    };
  }
  return undefined;
}

function chownBelow(path: string, uid: number, gid: number): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  if (stat.uid !== uid) chownSync(path, uid, gid);
  if (stat.isDirectory()) for (const name of readdirSync(path)) chownBelow(join(path, name), uid, gid);
}
