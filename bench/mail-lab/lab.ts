/**
 * Starts the mail lab: real mail servers with accounts generated from a seed, in their own namespaces, which no packet leaves.
 * To measure something, run your program inside with `run`, and compare its results with `truth`.
 */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../scripts/bootstrap/command.mjs';
import { type Accounts, clientAddress, makeAccounts, resolverAddress, type Truth } from './accounts.ts';
import { type DebianServer, allServers, prepareServers, runFolder } from './packages.ts';
import type { Plan, Report } from './plan.ts';
import { exim } from './servers/exim.ts';
import { opensmtpd } from './servers/opensmtpd.ts';
import { lines, type ServerParts, stateFolder } from './servers/parts.ts';
import { dovecot, postgrey } from './servers/policies.ts';
import { postfix } from './servers/postfix.ts';
import { scripted } from './servers/scripted/index.ts';
import { unbound } from './servers/unbound.ts';

export interface MailLabOptions {
  /** Names from strata.ts; default: all. */
  strata?: readonly string[];
  addressesPerStratum: number;
  /** Added to every round trip between client and servers, including the TCP handshake; 0 adds none. */
  rttMs: number;
  /** The same seed creates the same names, addresses and truth. */
  seed: number;
  /** How long postgrey refuses, in seconds; default 300, postgrey's own default. Use shorter delays only for experiments, not for figures. */
  greylistDelayS?: number;
  /** Keeps configuration and logs after stop(). */
  keepFiles?: boolean;
}

export interface InsideOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  stdio?: StdioOptions;
}

export interface MailLab {
  /** The resolver's address, on port 53; also in /etc/resolv.conf inside. */
  resolver: string;
  /** The client's address, and names for it that resolve both ways. */
  client: { address: string; hostName: string; mailFrom: string };
  truth: readonly Truth[];
  /** The same as JSON lines. */
  truthFile: string;
  /** The servers' logs. */
  logFolder: string;
  accounts: Accounts;
  /**
   * Runs a program inside, with this process's environment. It leads a process group: `process.kill(-child.pid)` reaches all of it, and so does stop().
   */
  run(command: string, args: readonly string[], options?: InsideOptions): ChildProcess;
  /** Rejects if a server exits unexpectedly; never resolves. */
  broken: Promise<never>;
  /** Ends every process inside, along with mounts and network. Can be called repeatedly. */
  stop(): Promise<void>;
}

/** The users that Debian's packages would create; they exist only inside. */
const users = ['postfix', 'Debian-exim', 'opensmtpd', 'opensmtpq', 'dovecot', 'dovenull', 'postgrey', 'vmail'];
const groups = [...users, 'postdrop', 'mail-lab-tls'];
/** Above the range that Debian assigns to users and packages (adduser.conf: up to 59999). */
const firstId = 62_000;

/** Folders that are overlaid inside; a project within one would lose its writes there. */
const covered = ['/usr', '/etc', '/run', '/var/lib', '/var/spool'];

/**
 * Prepares the servers if necessary, writes their configuration and starts them.
 * @throws Refusal with one line if this machine can't run the lab or a server doesn't start
 */
export async function startMailLab(options: MailLabOptions): Promise<MailLab> {
  const accounts = makeAccounts(options);
  const tree = await prepareServers(serversFor(accounts));
  const folder = runFolder();
  const cover = covered.find((each) => folder.startsWith(each + sep));
  if (cover) throw new Refusal(`The mail lab overlays ${cover}, which contains this project. Move the project elsewhere.`);

  const parts = serverParts(accounts, options.greylistDelayS ?? 300);
  for (const files of [commonFiles(), ...parts.map((each) => each.files)]) writeFiles(join(folder, 'etc'), files);
  mkdirSync(join(folder, 'log'));
  // Each server writes there as its own user; the umask reduces a mode given to mkdir.
  chmodSync(join(folder, 'log'), 0o1777);
  const truthFile = join(folder, 'truth.jsonl');
  writeFileSync(truthFile, lines(accounts.truth.map((truth) => JSON.stringify(truth))));
  const plan: Plan = {
    runFolder: folder,
    tree,
    clientAddress,
    resolverAddress,
    rttMs: options.rttMs,
    folders: parts.flatMap(({ folders }) => folders),
    fullMailboxes: dovecot(accounts)?.fullMailboxes ?? [],
    services: parts.flatMap(({ services }) => services),
  };
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));

  const clean = () => {
    process.off('exit', clean);
    try {
      if (!options.keepFiles) rmSync(folder, { recursive: true, force: true });
    } catch {
      // A server wrote while it was being killed; the next run deletes the files.
    }
  };
  process.once('exit', clean);
  const inside = await enter(planFile, join(folder, 'log/inside.log')).catch((error: unknown) => {
    clean();
    throw error;
  });
  return {
    resolver: resolverAddress,
    client: { address: clientAddress, ...accounts.client },
    truth: accounts.truth,
    truthFile,
    logFolder: join(folder, 'log'),
    accounts,
    broken: inside.broken,
    run: (command, args, { env, cwd = process.cwd(), stdio = 'inherit' } = {}) =>
      spawn(
        'nsenter',
        [
          ...['--target', String(inside.pid), '--mount', '--net', '--pid', '--'],
          // Entering a mount namespace changes the working directory to its root.
          ...['sh', '-c', 'cd "$0" && exec "$@"', cwd, command, ...args],
        ],
        { detached: true, stdio, env: { ...process.env, ...env } },
      ),
    stop: async () => {
      await inside.stop();
      clean();
    },
  };
}

interface Inside {
  pid: number;
  broken: Promise<never>;
  stop(): Promise<void>;
}

/** Resolves when all servers answer. */
async function enter(planFile: string, logFile: string): Promise<Inside> {
  const program = fileURLToPath(new URL('inside.ts', import.meta.url));
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--net', '--pid', '--fork', '--kill-child', '--'],
      // The first process of a process namespace inherits orphans: a shell reaps them, Node does not.
      ...['sh', '-c', '"$@"; exit $?', 'mail-lab', process.execPath, program, planFile],
    ],
    // Its own group: Ctrl-C reaches the program that started the lab, which then stops it.
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const log = createWriteStream(logFile);
  child.stderr.pipe(log);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);

  let stopping = false;
  const stop = async () => {
    stopping = true;
    child.stdin.end();
    const impatience = setTimeout(kill, 5000);
    await gone;
    clearTimeout(impatience);
    process.off('exit', kill);
  };

  let pid = 0;
  let fail: (reason: Refusal) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => (fail = reject));
  // A caller that doesn't wait for this promise must not crash because of it.
  broken.catch(() => undefined);
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const report = JSON.parse(line) as Report;
      if (report.kind === 'entered') pid = report.pid;
      else if (report.kind === 'ready') resolve();
      else if (!stopping) fail(new Refusal(`The mail lab failed: ${report.reason}`));
    });
  });
  child.once('error', (error) => fail(new Refusal(`unshare could not be started: ${error.message}`)));
  child.once('close', (code) => {
    if (!stopping) fail(new Refusal(`The mail lab exited unexpectedly (${code}): ${readFileSync(logFile, 'utf8').trim() || 'no output'}`));
  });
  try {
    await Promise.race([ready, broken]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid, broken, stop };
}

function serverParts(accounts: Accounts, greylistDelayS: number): ServerParts[] {
  return [
    unbound(accounts),
    dovecot(accounts),
    postgrey(accounts, greylistDelayS),
    exim(accounts),
    opensmtpd(accounts),
    postfix(accounts),
    scripted(accounts),
  ].filter((parts) => parts !== undefined);
}

function serversFor(accounts: Accounts): readonly DebianServer[] {
  const needsMore = accounts.sites.some(
    ({ site: { server } }) =>
      server.kind === 'exim' ||
      server.kind === 'opensmtpd' ||
      (server.kind === 'postfix' && (server.full || server.settings.some((setting) => setting.includes('check_policy_service')))),
  );
  return needsMore ? allServers : ['postfix', 'unbound'];
}

function commonFiles(): Record<string, string> {
  const added = (file: string, names: readonly string[], line: (name: string, id: number) => string) => {
    const there = readFileSync(file, 'utf8').replace(/\n*$/, '\n');
    const absent = names.filter((name) => !there.split('\n').some((each) => each.startsWith(`${name}:`)));
    return there + lines(absent.map((name) => line(name, firstId + groups.indexOf(name))));
  };
  return {
    passwd: added('/etc/passwd', users, (name, id) => `${name}:x:${id}:${id}::${stateFolder}:/usr/sbin/nologin`),
    group: added('/etc/group', groups, (name, id) => `${name}:x:${id}:${name === 'mail-lab-tls' ? 'Debian-exim' : ''}`),
    hosts: '127.0.0.1 localhost.localdomain localhost\n',
    'resolv.conf': `nameserver ${resolverAddress}\noptions timeout:2 attempts:1\n`,
    'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\nservices: files\nprotocols: files\n',
    mailname: 'localhost.localdomain\n',
  };
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
