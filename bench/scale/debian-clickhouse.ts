/** Debian's ClickHouse and ZooKeeper, downloaded by apt and unpacked into a temporary folder, never installed. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/bootstrap/command.mjs';
import { CannotRun } from './part.ts';

const wanted = ['clickhouse-server', 'zookeeper'];
const limitS = 300;

export interface DebianClickHouse {
  readonly server: string;
  readonly java: string;
  /** Class path of ZooKeeper. */
  readonly classes: string;
  /** Folders of shared libraries. */
  readonly libraries: string;
}

/** @throws CannotRun */
export async function unpackClickHouse(folder: string): Promise<DebianClickHouse> {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (process.getuid?.() !== 0 || !/^ID=debian$/m.test(release))
    throw new CannotRun("This part needs root and Debian, because it runs Debian's clickhouse-server and zookeeper.");
  const [archives, tree] = [join(folder, 'archives'), join(folder, 'tree')];
  mkdirSync(join(archives, 'partial'), { recursive: true });
  const options = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'APT::Sandbox::User=root', '-o', 'DPkg::Lock::Timeout=120'];
  const download = ['install', '--download-only', '-y', '--no-install-recommends', ...wanted];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  let fetched = await run('apt-get', [...options, ...download], { env, limitS });
  if (!fetched.ok) {
    await run('apt-get', [...options, 'update'], { env, limitS });
    fetched = await run('apt-get', [...options, ...download], { env, limitS });
  }
  if (!fetched.ok) throw new CannotRun(`Debian's packages could not be downloaded: ${fetched.output.trim().split('\n').at(-1)}`);
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    const unpacked = await run('dpkg-deb', ['-x', join(archives, file), tree]);
    if (!unpacked.ok) throw new CannotRun(`${file} could not be unpacked.`);
  }
  const machines = join(tree, 'usr/lib/jvm');
  const java = existsSync('/usr/bin/java')
    ? '/usr/bin/java'
    : (existsSync(machines) ? readdirSync(machines) : []).map((name) => join(machines, name, 'bin/java')).find((path) => existsSync(path));
  const server = join(tree, 'usr/sbin/clickhouse-server');
  if (!java || !existsSync(server)) throw new CannotRun("Debian's packages have no clickhouse-server or no Java.");
  return {
    server,
    java,
    classes: [join(tree, 'usr/share/java/*'), '/usr/share/java/*'].join(':'),
    libraries: ['usr/lib/x86_64-linux-gnu', 'lib/x86_64-linux-gnu', 'usr/lib', 'usr/lib/aarch64-linux-gnu', 'lib/aarch64-linux-gnu']
      .map((each) => join(tree, each))
      .join(':'),
  };
}
