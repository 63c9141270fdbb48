/**
 * Runs inside the lab's own mount, network and process namespaces: sets up the machine that the servers see, starts them, and monitors them.
 * It exits when its standard input ends, however its parent ended; the process namespace with all its processes, the mounts and the network end with it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, readlinkSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { Resolver } from 'node:dns/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Plan, Report } from './plan.ts';
import { certificate, logFolder, type Service, stateFolder } from './servers/parts.ts';
import { fullMail } from './servers/policies.ts';
import { pathCommand } from './round-trip/tun.ts';

const readyWithinMs = 30_000;

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan;
process.stdin.resume().once('close', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

try {
  // Until the namespace mounts its own /proc, it shows the process id outside the namespace.
  report({ kind: 'entered', pid: Number(readlinkSync('/proc/self')) });
  mountFiles();
  makeNetwork();
  makeCertificate();
  for (const { path, owner, mode } of plan.folders) makeFolder(path, owner, mode);
  for (const mailbox of plan.fullMailboxes) fillMailbox(mailbox);
  if (plan.rttMs > 0) await delayPackets();
  for (const service of plan.services) await start(service);
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

function report(message: Report): void {
  writeSync(1, `${JSON.stringify(message)}\n`);
}

function command(name: string, ...args: string[]): void {
  execFileSync(name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Overlays the packages on /usr and the configuration on /etc; writes go to memory. */
function mountFiles(): void {
  const scratch = join(plan.runFolder, 'scratch');
  mkdirSync(scratch);
  command('mount', '-t', 'tmpfs', 'mail-lab', scratch);
  const overlay = (target: string, lower: string[]) => {
    const place = join(scratch, target.replaceAll('/', '-'));
    for (const folder of ['upper', 'work']) mkdirSync(join(place, folder), { recursive: true });
    const options = `lowerdir=${[...lower, target].join(':')},upperdir=${join(place, 'upper')},workdir=${join(place, 'work')}`;
    command('mount', '-t', 'overlay', 'mail-lab', '-o', options, target);
  };
  overlay('/usr', [join(plan.tree, 'usr')]);
  overlay('/etc', [join(plan.runFolder, 'etc'), join(plan.tree, 'etc')]);
  overlay('/var/lib', [join(plan.tree, 'var/lib')]);
  overlay('/var/spool', []);
  command('mount', '-t', 'tmpfs', '-o', 'mode=755', 'mail-lab', '/run');
  command('mount', '-t', 'proc', 'proc', '/proc');
  mkdirSync(logFolder, { recursive: true });
  command('mount', '--bind', join(plan.runFolder, 'log'), logFolder);
}

function makeNetwork(): void {
  const ip = (...args: string[]) => command('ip', ...args);
  ip('link', 'set', 'lo', 'up');
  ip('address', 'add', `${plan.clientAddress}/32`, 'dev', 'lo');
  ip('address', 'add', `${plan.resolverAddress}/32`, 'dev', 'lo');
  // Every address of the network belongs to this machine, so that a listener on each needs no setup.
  ip('route', 'add', 'local', '45.10.0.0/16', 'dev', 'lo', 'src', plan.clientAddress);
  // A device that nobody reads: packets sent there vanish, as behind a firewall that drops them.
  ip('tuntap', 'add', 'dev', 'silence', 'mode', 'tun');
  ip('link', 'set', 'silence', 'up');
  ip('route', 'add', '45.11.0.0/16', 'dev', 'silence', 'src', plan.clientAddress);
}

function makeCertificate(): void {
  mkdirSync(dirname(certificate.file), { recursive: true });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', certificate.key];
  execFileSync('openssl', ['req', '-x509', '-subj', '/CN=mail-lab', '-days', '30', '-out', certificate.file, ...key], { stdio: 'ignore' });
  command('chown', 'root:root', certificate.key);
  // Exim reads it as its own user, but OpenSMTPD requires that no other user can. The certificate protects nothing.
  command('chmod', '640', certificate.key);
  command('chgrp', 'mail-lab-tls', certificate.key);
}

function makeFolder(path: string, owner: string, mode: string): void {
  mkdirSync(path, { recursive: true });
  command('chown', owner, path);
  command('chmod', mode, path);
}

function fillMailbox(folder: string): void {
  for (const name of ['cur', 'new', 'tmp']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, fullMail.name), fullMail.content);
  command('chown', '-R', 'vmail:vmail', folder);
}

/**
 * Sends packets between the client and the servers through a TUN device, whose reader delays each packet for half of the round trip.
 * Both ends are addresses of this machine: rules before the local table send their packets to the device, and packets from the device are
 * delivered locally.
 */
async function delayPackets(): Promise<void> {
  const ip = (...args: string[]) => command('ip', ...args);
  ip('tuntap', 'add', 'dev', 'distance', 'mode', 'tun');
  ip('link', 'set', 'distance', 'up', 'txqueuelen', '10000');
  ip('route', 'add', '45.10.0.0/16', 'dev', 'distance', 'table', '100', 'src', plan.clientAddress);
  ip('route', 'add', plan.clientAddress, 'dev', 'distance', 'table', '101');
  ip('rule', 'add', 'pref', '5', 'iif', 'distance', 'lookup', 'local');
  ip('rule', 'add', 'pref', '10', 'from', plan.clientAddress, 'to', '45.10.0.0/16', 'lookup', '100');
  ip('rule', 'add', 'pref', '11', 'from', '45.10.0.0/16', 'to', plan.clientAddress, 'lookup', '101');
  ip('rule', 'add', 'pref', '20', 'lookup', 'local');
  ip('rule', 'delete', 'pref', '0');
  // Packets from the device have one of this machine's own addresses as their source.
  writeFileSync('/proc/sys/net/ipv4/conf/distance/accept_local', '1');
  for (const device of ['all', 'distance']) writeFileSync(`/proc/sys/net/ipv4/conf/${device}/rp_filter`, '0');
  await start({ name: 'round-trip', command: pathCommand('distance', plan.rttMs), ready: [] });
}

async function start({ name, command: [program = '', ...args], ready }: Service): Promise<void> {
  const log = openSync(join(logFolder, `${name}.out`), 'a', 0o644);
  const server = spawn(program, args, { stdio: ['ignore', log, log], cwd: stateFolder });
  let ended: string | undefined;
  const end = (how: string) => {
    ended = `${name} ended (${how}): ${lastLines(name)}`;
    report({ kind: 'failed', reason: ended });
  };
  server.once('error', (error) => end(error.message));
  server.once('exit', (code, signal) => end(String(signal ?? code)));
  const until = performance.now() + readyWithinMs;
  for (const { address, port } of ready) {
    while (!(await answers(address, port))) {
      if (ended) throw new Error(ended);
      if (performance.now() > until) throw new Error(`${name} does not listen on ${address}:${port}: ${lastLines(name)}`);
      await delay(20);
    }
  }
}

async function answers(address: string, port: number): Promise<boolean> {
  if (port === 53) {
    const resolver = new Resolver({ timeout: 500, tries: 1 });
    resolver.setServers([address]);
    return resolver.resolveSoa('.').then(
      () => true,
      () => false,
    );
  }
  return new Promise((resolve) => {
    const socket = connect({ host: address, port });
    const settle = (is: boolean) => (socket.destroy(), resolve(is));
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}

function lastLines(name: string): string {
  const lines = readFileSync(join(logFolder, `${name}.out`), 'utf8')
    .trim()
    .split('\n');
  return lines.slice(-3).join(' | ') || 'no output';
}
