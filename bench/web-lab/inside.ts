/**
 * Runs inside the lab's own mount, network and process namespaces: sets up the network, starts the servers on the real ports, and reports. It exits when its
 * standard input ends, however its parent ended; the namespaces with all their processes end with it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, writeFileSync, writeSync } from 'node:fs';
import { once } from 'node:events';
import { startInternet } from '@leadlight/adapters/testing/internet';
import type { Certificates } from './certificates.ts';
import { clientAddress, resolverAddress } from './lab-site.ts';
import { privateNetworks } from './private-tricks.ts';
import { createLabServers } from './servers.ts';
import { makeSites, type SitesWanted } from './sites.ts';

export interface Plan {
  readonly wanted: SitesWanted;
  readonly certificates: Certificates;
  readonly logFile: string;
}
export type Report = { readonly kind: 'ready'; readonly pid: number } | { readonly kind: 'failed'; readonly reason: string };

process.stdin.resume().once('close', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
const report = (message: Report): void => void writeSync(1, `${JSON.stringify(message)}\n`);

try {
  const { wanted, certificates, logFile } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan;
  const command = (name: string, ...args: string[]): void => void execFileSync(name, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ip = (...args: string[]): void => command('ip', ...args);
  // Until the namespace mounts its own /proc, it shows the process id outside the namespace.
  const pid = Number(readlinkSync('/proc/self'));
  command('mount', '-t', 'proc', 'proc', '/proc');
  ip('link', 'set', 'lo', 'up');
  for (const address of [clientAddress, resolverAddress]) ip('address', 'add', `${address}/32`, 'dev', 'lo');
  // Every address of these networks is this machine: sites at public-looking ones, and traps at private ones.
  for (const network of ['45.10.0.0/16', ...privateNetworks]) ip('route', 'add', 'local', network, 'dev', 'lo', 'src', clientAddress);
  // Ports below 1024 belong to root outside, which nobody inside may be.
  writeFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', '0');
  const servers = createLabServers(makeSites(wanted), certificates, logFile);
  servers.http.listen(80, '::');
  servers.https.listen(443, '::');
  await Promise.all([once(servers.http, 'listening'), once(servers.https, 'listening')]);
  await startInternet({ lookUp: servers.lookUp, take: () => false, nameServerAt: { host: resolverAddress, port: 53 } });
  report({ kind: 'ready', pid });
} catch (error) {
  report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
