/**
 * Puts Debian's mail servers in their own folder: downloaded by apt, unpacked by dpkg, never installed.
 * Installing them is impossible (postfix, exim4 and opensmtpd conflict with each other) and would start system services.
 * The folder is overlaid on /usr and /etc only inside the lab's mount namespace, so that every program finds its files in the usual paths.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, root, run } from '../../scripts/bootstrap/command.mjs';

const labFolder = join(root, '.data/mail-lab');

export type DebianServer = 'postfix' | 'unbound' | 'exim4-daemon-light' | 'opensmtpd' | 'dovecot-core' | 'postgrey';

export const allServers: readonly DebianServer[] = ['postfix', 'unbound', 'exim4-daemon-light', 'opensmtpd', 'dovecot-core', 'postgrey'];

/** Each conflicts with the other mail servers, so apt needs three calls. */
const compatible: readonly (readonly DebianServer[])[] = [
  ['postfix', 'unbound', 'dovecot-core', 'postgrey'],
  ['exim4-daemon-light'],
  ['opensmtpd'],
];

/** Programs from Debian's essential packages and iproute2 that the lab itself runs. */
const requiredPrograms = {
  unshare: 'util-linux',
  nsenter: 'util-linux',
  mount: 'mount',
  ip: 'iproute2',
  perl: 'perl-base',
  'apt-get': 'apt',
  'dpkg-deb': 'dpkg',
} as const;

/** Dependencies that a lab without an init system never runs. */
const unneeded = /^(systemd|systemd-sysv|cron|cron-daemon-common|anacron|exim4-config|libpam-systemd|dbus.*|lsb-base)_/;

/**
 * Checks whether this machine can run the lab.
 * @returns a sentence that says why not, or undefined if it can
 */
function whyImpossible(): string | undefined {
  if (process.platform !== 'linux') return 'The mail lab needs Linux namespaces; this machine runs another system.';
  if (process.getuid?.() !== 0) return 'The mail lab needs root, because it creates namespaces, mounts and a TUN device. Run it as root.';
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  // Dovecot 2.4 and Postfix 3.10 of Debian 13 have different settings and replies.
  if (!/^ID=debian$/m.test(release) || !/^VERSION_ID="?12"?$/m.test(release))
    return `The mail lab needs the mail servers of Debian 12; this machine runs ${/^PRETTY_NAME="?(.+?)"?$/m.exec(release)?.[1] ?? 'something else'}.`;
  const missing = Object.entries(requiredPrograms).filter(([name]) => !isProgram(name));
  if (missing.length > 0)
    return `The mail lab needs ${missing.map(([name, debianPackage]) => `${name} (apt-get install ${debianPackage})`).join(', ')}.`;
  return whyNoNamespaces();
}

/** Root in a container often lacks privileges; the only way to know is to try. */
function whyNoNamespaces(): string | undefined {
  const trial = [
    'mount -t tmpfs mail-lab /run',
    'mkdir /run/upper /run/work',
    'mount -t overlay mail-lab -o lowerdir=/etc,upperdir=/run/upper,workdir=/run/work /etc',
    'ip link set lo up',
    'ip tuntap add dev mail-lab mode tun',
  ].join(' && ');
  const { status, stderr } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', '--', 'sh', '-c', trial], { encoding: 'utf8' });
  if (status === 0) return undefined;
  const reason = stderr.trim().split('\n').at(-1) ?? '';
  return `The mail lab needs namespaces, overlay mounts and a TUN device, which this machine does not allow${reason && `: ${reason}`}.`;
}

/**
 * Downloads and unpacks the servers; does nothing, and uses no network, if that was done before.
 * @param limitS time limit for each call of apt, in seconds
 * @returns the folder that contains `usr` and `etc`
 * @throws Refusal with one line if the machine can't run the lab or apt fails
 */
export async function prepareServers(servers: readonly DebianServer[], { limitS = 300 }: { limitS?: number } = {}): Promise<string> {
  const impossible = whyImpossible();
  if (impossible) throw new Refusal(impossible);
  const prepared = preparedTree(servers);
  if (prepared) return prepared;

  // Named by process id, so that two runs that prepare at the same time never write to each other's folder.
  const work = join(labFolder, `preparing-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  const archives = join(work, 'archives');
  const tree = join(work, 'tree');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  // As in Debian since 12, so that /lib and /usr/lib of different packages are one folder.
  for (const folder of ['bin', 'sbin', 'lib', 'lib64']) {
    mkdirSync(join(tree, 'usr', folder), { recursive: true });
    symlinkSync(`usr/${folder}`, join(tree, folder));
  }
  try {
    for (const together of compatible) {
      const wanted = servers.filter((server) => together.includes(server));
      if (wanted.length > 0) await download(wanted, archives, limitS);
    }
    const files = readdirSync(archives).filter((name) => name.endsWith('.deb') && !unneeded.test(name));
    for (const file of files.toSorted()) await unpack(join(archives, file), tree);
    writeFileSync(join(tree, 'servers.json'), JSON.stringify({ servers, packages: files.toSorted() }, undefined, 2));
    // Another run was faster and may already use its tree as an overlay.
    const other = preparedTree(servers);
    if (other) return other;
    const place = treeFor(servers);
    renameSync(tree, place);
    return place;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The folder of a tree with these servers, if one was unpacked before. */
function preparedTree(servers: readonly DebianServer[]): string | undefined {
  return [treeFor(servers), treeFor(allServers)].find((tree) => existsSync(join(tree, 'servers.json')));
}

/** File names of the Debian packages in a tree: `postfix_3.7.11-0+deb12u1_amd64.deb`. */
export function packagesIn(tree: string): string[] {
  return (JSON.parse(readFileSync(join(tree, 'servers.json'), 'utf8')) as { packages: string[] }).packages;
}

/** The folder of one run: configuration, truth, logs. */
export function runFolder(): string {
  const runs = join(labFolder, 'runs');
  mkdirSync(runs, { recursive: true });
  // A killed run leaves its files (never a process or a mount); the next one deletes them.
  for (const name of readdirSync(runs)) if (!existsSync(`/proc/${name.split('-')[0]}`)) rmSync(join(runs, name), { recursive: true });
  const taken = readdirSync(runs).filter((name) => name.startsWith(`${process.pid}-`)).length;
  const folder = join(runs, `${process.pid}-${taken + 1}`);
  mkdirSync(folder);
  return folder;
}

function treeFor(servers: readonly DebianServer[]): string {
  return join(labFolder, servers.length === allServers.length ? 'servers' : `servers-${servers.toSorted().join('-')}`);
}

/** apt determines which dependencies this machine lacks. */
async function download(servers: readonly DebianServer[], archives: string, limitS: number): Promise<void> {
  const fetchPackages = () =>
    run(
      'apt-get',
      // As root, because apt's helper user may not enter the project's folder.
      [
        ...['-o', `Dir::Cache::archives=${archives}`, '-o', 'APT::Sandbox::User=root', '-o', 'DPkg::Lock::Timeout=120'],
        ...['install', '--download-only', '--reinstall', '-y', '--no-install-recommends', ...servers],
      ],
      { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitS },
    );
  const first = await fetchPackages();
  if (first.ok) return;
  // A new machine has no package lists, and an old one has lists of versions that no longer exist.
  const update = await run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'update'], { limitS });
  const second = update.ok ? await fetchPackages() : update;
  if (!second.ok) throw new Refusal(`Debian's packages ${servers.join(', ')} could not be downloaded: ${reasonOf(second.output)}`);
}

async function unpack(file: string, tree: string): Promise<void> {
  // `dpkg-deb --extract` would replace the links with folders.
  const { ok, output } = await run('sh', [
    ...[
      '-c',
      'set -e; dpkg-deb --fsys-tarfile "$1" >"$1.tar"; tar --extract --keep-directory-symlink --directory "$2" --file "$1.tar"; rm "$1.tar"',
    ],
    ...['unpack', file, tree],
  ]);
  if (!ok) throw new Refusal(`${file} could not be unpacked: ${reasonOf(output)}`);
}

function reasonOf(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => line.startsWith('E: ')) ?? lines.at(-1) ?? 'no reason given';
}

function isProgram(name: string): boolean {
  return ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) => existsSync(join(folder, name)));
}
