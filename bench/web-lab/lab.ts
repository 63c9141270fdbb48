/**
 * Starts the web lab: websites of invented companies, sites that behave badly, and job boards, behind a name server and web servers that nothing leaves.
 * On Linux with root they are in their own network namespace, on the real ports; otherwise behind a name server and a proxy on this machine, which the
 * product is configured to use. Programs started with `run` use the lab in both cases.
 */
import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../scripts/bootstrap/command.mjs';
import { makeCertificates } from './certificates.ts';
import type { LabCompany } from './companies.ts';
import type { Plan, Report } from './inside.ts';
import { hostsOf, resolverAddress, type LabSite } from './lab-site.ts';
import { createLabServers, startProxiedLab, type LabRequest } from './servers.ts';
import { makeSites, type SitesWanted } from './sites.ts';

export interface WebLabOptions extends SitesWanted {
  /** namespaces: refuse if the machine does not allow them. Default: namespaces if possible. */
  readonly kind?: 'namespaces' | 'proxy';
}

export interface WebLab {
  /** Where the servers are. */
  readonly kind: 'namespaces' | 'proxy';
  /** Why not in namespaces; null if they are. */
  readonly whyNoNamespaces: string | null;
  readonly sites: readonly LabSite[];
  readonly companies: readonly LabCompany[];
  /** Variables with which the product uses the lab; `run` sets them. */
  readonly env: Readonly<Record<string, string>>;
  /** The certificate authority, as PEM. */
  readonly authority: string;
  /** Runs a program that uses the lab. It leads a process group. */
  readonly run: (command: string, args: readonly string[], options?: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions }) => ChildProcess;
  /** All requests so far, in order. */
  readonly requests: () => LabRequest[];
  /** Can be called repeatedly. */
  readonly stop: () => Promise<void>;
}

/** Mounts as well, because programs inside look for processes in /proc, which must be that of their own process namespace. */
const namespaces = ['--mount', '--net', '--pid', '--fork'] as const;

/** @returns a sentence that says why this machine can't run the lab in namespaces, or null if it can */
export function whyNoNamespaces(): string | null {
  if (process.platform !== 'linux') return 'Network namespaces need Linux.';
  if (process.getuid?.() !== 0) return 'Network namespaces need root.';
  const { status, stderr, error } = spawnSync(
    'unshare',
    [...namespaces, '--', 'sh', '-c', 'ip link set lo up && mount -t proc proc /proc'],
    {
      encoding: 'utf8',
    },
  );
  if (status === 0) return null;
  return `This machine does not allow network namespaces: ${(error?.message ?? stderr.trim().split('\n').at(-1)) || 'no reason given'}`;
}

/** @throws Refusal with one line if the lab can't start */
export async function startWebLab(options: WebLabOptions = {}): Promise<WebLab> {
  const { kind: wantedKind, ...wanted } = options;
  const why = wantedKind === 'proxy' ? 'A proxy was asked for.' : whyNoNamespaces();
  if (why !== null && wantedKind === 'namespaces') throw new Refusal(`The web lab can't run in namespaces. ${why}`);
  const made = makeSites(wanted);
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-web-lab-'));
  const clean = (): void => {
    process.off('exit', clean);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', clean);
  try {
    const hosts = [...made.sites.flatMap(hostsOf), ...Object.keys(made.boards)];
    const certificates = makeCertificates(folder, hosts);
    const logFile = join(folder, 'requests.jsonl');
    const part =
      why === null ? await startInside({ wanted, certificates, logFile }, folder) : await startBeside(wanted, certificates, logFile);
    const env = { ...part.env, NODE_EXTRA_CA_CERTS: certificates.authorityFile, WEB_CONTACT_URL: 'https://leadlight-lab.com/bot' };
    return {
      kind: why === null ? 'namespaces' : 'proxy',
      whyNoNamespaces: why,
      sites: made.sites,
      companies: made.companies,
      env,
      authority: certificates.authority,
      run(command, args, { env: more, stdio = 'inherit' } = {}) {
        const [program = command, ...rest] = [...part.prefix, command, ...args];
        return spawn(program, rest, { detached: true, stdio, env: { ...process.env, ...env, ...more } });
      },
      requests: () =>
        existsSync(logFile)
          ? readFileSync(logFile, 'utf8')
              .split('\n')
              .flatMap((line) => (line === '' ? [] : (JSON.parse(line) as LabRequest)))
          : [],
      async stop() {
        await part.stop();
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
}

interface Part {
  readonly env: Readonly<Record<string, string>>;
  /** Words before the command that `run` starts. */
  readonly prefix: readonly string[];
  readonly stop: () => Promise<void>;
}

async function startBeside(wanted: SitesWanted, certificates: Plan['certificates'], logFile: string): Promise<Part> {
  const servers = createLabServers(makeSites(wanted), certificates, logFile);
  const { nameServer, proxy, close } = await startProxiedLab(servers);
  let closing: Promise<void> | undefined;
  return {
    env: { VERIFY_DNS: nameServer, WEB_PROXY: `socks5://${proxy.host}:${proxy.port}` },
    prefix: [],
    stop: () => {
      servers.close();
      return (closing ??= close());
    },
  };
}

async function startInside(plan: Plan, folder: string): Promise<Part> {
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  const program = fileURLToPath(new URL('inside.ts', import.meta.url));
  const child = spawn(
    'unshare',
    // The first process of a process namespace inherits orphans: a shell reaps them, Node does not.
    [...namespaces, '--kill-child', '--', 'sh', '-c', '"$@"; exit $?', 'web-lab', process.execPath, program, planFile],
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await gone;
    process.off('exit', kill);
  };
  const started = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => {
      const report = JSON.parse(line) as Report;
      if (report.kind === 'ready') resolve(report.pid);
      else reject(new Refusal(`The web lab failed: ${report.reason}`));
    });
    child.once('error', (error) => reject(new Refusal(`unshare could not be started: ${error.message}`)));
    child.once('close', (code) => reject(new Refusal(`The web lab exited unexpectedly (${code}): ${errors.trim() || 'no output'}`)));
  });
  try {
    const pid = await started;
    const enter = ['nsenter', '--target', String(pid), '--mount', '--net', '--pid', '--'];
    // Entering a mount namespace changes the working directory to its root.
    const prefix = [...enter, 'sh', '-c', 'cd "$0" && exec "$@"', process.cwd()];
    return { env: { VERIFY_DNS: `${resolverAddress}:53` }, prefix, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
