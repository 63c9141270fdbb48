/**
 * Lays the mail servers out as Debian ships them, in a folder of their own: downloaded by apt, unpacked by dpkg, never installed.
 * Installing is impossible anyway (postfix, exim4 and opensmtpd refuse each other) and would start system services.
 * The folder is laid over /usr and /etc inside the laboratory's mount namespace alone, so that every program finds its files where it was built to.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, root, run } from '../../scripts/bootstrap/command.mjs';

const laboratoryFolder = join(root, '.data/mail-lab');

export type DebianServer = 'postfix' | 'unbound' | 'exim4-daemon-light' | 'opensmtpd' | 'dovecot-core' | 'postgrey';

export const allServers: readonly DebianServer[] = ['postfix', 'unbound', 'exim4-daemon-light', 'opensmtpd', 'dovecot-core', 'postgrey'];

/** Each conflicts with the others' mail server, so that apt takes them in three calls. */
const compatible: readonly (readonly DebianServer[])[] = [
  ['postfix', 'unbound', 'dovecot-core', 'postgrey'],
  ['exim4-daemon-light'],
  ['opensmtpd'],
];

/** Programs of Debian's essential packages, and of iproute2, that the laboratory itself runs. */
const requiredPrograms = {
  unshare: 'util-linux',
  nsenter: 'util-linux',
  mount: 'mount',
  ip: 'iproute2',
  perl: 'perl-base',
  'apt-get': 'apt',
  'dpkg-deb': 'dpkg',
} as const;

/** What their dependencies drag in but a laboratory without an init system never runs. */
const unneeded = /^(systemd|systemd-sysv|cron|cron-daemon-common|anacron|exim4-config|libpam-systemd|dbus.*|lsb-base)_/;

/**
 * Says why this machine cannot hold the laboratory.
 * @returns a sentence for a reader, or nothing when it can
 */
function whyImpossible(): string | undefined {
  if (process.platform !== 'linux') return 'The mail laboratory needs Linux namespaces; this machine runs another system.';
  if (process.getuid?.() !== 0) return 'The mail laboratory needs root: it makes namespaces, mounts and a TUN device. Run it as root.';
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  // Dovecot 2.4 and Postfix 3.10 of Debian 13 read other settings and say other things.
  if (!/^ID=debian$/m.test(release) || !/^VERSION_ID="?12"?$/m.test(release))
    return `The mail laboratory is written for the mail servers of Debian 12; this machine runs ${/^PRETTY_NAME="?(.+?)"?$/m.exec(release)?.[1] ?? 'something else'}.`;
  const missing = Object.entries(requiredPrograms).filter(([name]) => !isProgram(name));
  if (missing.length > 0)
    return `The mail laboratory misses ${missing.map(([name, debianPackage]) => `${name} (apt-get install ${debianPackage})`).join(', ')}.`;
  return whyNoNamespaces();
}

/** Root in a container is often refused what root may; only trying tells. */
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
  return `The mail laboratory needs namespaces, overlay mounts and a TUN device, which this machine refuses${reason && `: ${reason}`}.`;
}

/**
 * Downloads and unpacks the servers; does nothing, and asks no network, where that was done before.
 * @param limitS seconds that each call of apt may take
 * @returns the folder that holds `usr` and `etc`
 * @throws Refusal in one line, where the machine cannot hold the laboratory or apt gives a reason
 */
export async function prepareServers(servers: readonly DebianServer[], { limitS = 300 }: { limitS?: number } = {}): Promise<string> {
  const impossible = whyImpossible();
  if (impossible) throw new Refusal(impossible);
  const prepared = preparedTree(servers);
  if (prepared) return prepared;

  // Named by its process: two runs that prepare at the same time never write into one another's folder.
  const work = join(laboratoryFolder, `preparing-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  const archives = join(work, 'archives');
  const tree = join(work, 'tree');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  // As on Debian since 12, so that a package's /lib and another's /usr/lib are one folder.
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
    // Another run was faster, and may have laid its tree over its /usr already.
    const other = preparedTree(servers);
    if (other) return other;
    const place = treeFor(servers);
    renameSync(tree, place);
    return place;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Where a tree that holds these servers stands, if one was laid out before. */
function preparedTree(servers: readonly DebianServer[]): string | undefined {
  return [treeFor(servers), treeFor(allServers)].find((tree) => existsSync(join(tree, 'servers.json')));
}

/** File names of the Debian packages in a tree: `postfix_3.7.11-0+deb12u1_amd64.deb`. */
export function packagesIn(tree: string): string[] {
  return (JSON.parse(readFileSync(join(tree, 'servers.json'), 'utf8')) as { packages: string[] }).packages;
}

/** The folder of one run: configuration, truth, logs. */
export function runFolder(): string {
  const runs = join(laboratoryFolder, 'runs');
  mkdirSync(runs, { recursive: true });
  // A run that was killed outright leaves its files (never a process or a mount); the next one clears them away.
  for (const name of readdirSync(runs)) if (!existsSync(`/proc/${name.split('-')[0]}`)) rmSync(join(runs, name), { recursive: true });
  const taken = readdirSync(runs).filter((name) => name.startsWith(`${process.pid}-`)).length;
  const folder = join(runs, `${process.pid}-${taken + 1}`);
  mkdirSync(folder);
  return folder;
}

function treeFor(servers: readonly DebianServer[]): string {
  return join(laboratoryFolder, servers.length === allServers.length ? 'servers' : `servers-${servers.toSorted().join('-')}`);
}

/** apt works out which of the dependencies this machine lacks. */
async function download(servers: readonly DebianServer[], archives: string, limitS: number): Promise<void> {
  const fetchPackages = () =>
    run(
      'apt-get',
      // As root: the folder is the project's own, which apt's helper user may not enter.
      [
        ...['-o', `Dir::Cache::archives=${archives}`, '-o', 'APT::Sandbox::User=root', '-o', 'DPkg::Lock::Timeout=120'],
        ...['install', '--download-only', '--reinstall', '-y', '--no-install-recommends', ...servers],
      ],
      { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitS },
    );
  const first = await fetchPackages();
  if (first.ok) return;
  // A fresh machine has no package lists, an old one has lists of versions that are gone.
  const update = await run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'update'], { limitS });
  const second = update.ok ? await fetchPackages() : update;
  if (!second.ok) throw new Refusal(`Debian's packages ${servers.join(', ')} could not be downloaded: ${reasonOf(second.output)}`);
}

async function unpack(file: string, tree: string): Promise<void> {
  // `dpkg-deb --extract` would replace the links by folders.
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
