/**
 * Runs other programs so that none of them outlives this one.
 * Each child leads a process group of its own: Ctrl-C in a terminal reaches npm and this process, which then stops each child once, with all that it
 * started. A child that is tied (tied.mjs) also ends if this process is killed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A failure that the user can act on: only its message is printed. */
export class Refusal extends Error {}

/** @type {Map<import('node:child_process').ChildProcess, number>} the children, and how long each may take to stop */
const running = new Map();
let stopping = false;

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {'capture' | 'show'} [output] default: capture
 * @property {number} [limitS] seconds after which the command is stopped
 * @property {number} [graceMs] how long it may take to stop
 * @property {(pid: number) => void} [onStart]
 * @property {boolean} [tied] the command is a Node program that must end when this process does, however it ends
 */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ ok: boolean, code: number | null, output: string, durationMs: number, expired: boolean }>}
 */
export function run(command, args, { env, output = 'capture', limitS, graceMs = 10_000, onStart, tied = false } = {}) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const pipe = output === 'show' ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, ...(tied ? { NODE_OPTIONS: tiedOptions(graceMs) } : {}) },
      detached: process.platform !== 'win32',
      stdio: ['ignore', pipe, pipe, ...(tied ? [/** @type {const} */ ('ipc')] : [])],
    });
    running.set(child, graceMs);
    if (child.pid) onStart?.(child.pid);
    let text = '';
    let expired = false;
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    const limit = limitS && setTimeout(() => ((expired = true), void stop(child)), limitS * 1000);
    const settle = () => (running.delete(child), clearTimeout(limit));
    child.once('error', (error) => (settle(), reject(new Refusal(`${command} could not be started: ${error.message}`))));
    child.once('exit', () => {
      // Processes that the child left behind would keep its output open: kill them, and stop reading from those that left the group.
      signal(child, 'SIGKILL');
      setTimeout(() => (child.stdout?.destroy(), child.stderr?.destroy()), 2000).unref();
    });
    child.once('close', (code) => {
      settle();
      // While stopping, only the signal handler ends the process; resolving here would report a false failure.
      if (stopping) return;
      if (expired) text += `\nstopped after ${limitS} s, its time limit\n`;
      resolve({ ok: code === 0 && !expired, code, output: text, durationMs: performance.now() - started, expired });
    });
  });
}

/** Passed in the environment because `npm` may be a shell script that starts Node. */
function tiedOptions(/** @type {number} */ graceMs) {
  return `${process.env.NODE_OPTIONS ?? ''} --import=${new URL(`tied.mjs?graceMs=${graceMs}`, import.meta.url).href}`;
}

/** The terminal sends Ctrl-C to npm and to this process, and npm forwards it: two signals within this time are one request. */
const sameRequestMs = 1000;
/** How long children get after a second request. A new database syncs hundreds of files before it stops. */
const impatientGraceMs = 5000;

/**
 * On Ctrl-C, SIGTERM, a closed terminal, or npm gone: stops the children, then ends with `exitCode`. A second request signals them again and waits less.
 * @param {{ exitCode: number }} options
 */
export function stopOnSignals({ exitCode }) {
  // Writing to a closed terminal fails; the children must still be stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let requestedAt = 0;
  const stopAll = async () => {
    if (stopping) {
      if (performance.now() - requestedAt > sameRequestMs) hurryChildren();
      return;
    }
    stopping = true;
    requestedAt = performance.now();
    await stopChildren();
    process.exit(exitCode);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void stopAll());
  // npm forwards the signals that can be caught; if npm is killed, only a change of the parent process shows it.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && (clearInterval(watch), void stopAll()), 500);
    watch.unref();
  }
}

/** Stops every running child and waits until it has exited. */
export async function stopChildren() {
  await Promise.all(Array.from(running.keys(), stop));
}

/** Servers stop without waiting for requests when they get a second SIGTERM. */
function hurryChildren() {
  for (const child of running.keys()) {
    signal(child, 'SIGTERM');
    setTimeout(() => signal(child, 'SIGKILL'), impatientGraceMs);
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // In two ways: a signal that arrives while a program changes its handlers is lost.
  if (child.connected) child.disconnect();
  signal(child, 'SIGTERM');
  const impatience = setTimeout(() => signal(child, 'SIGKILL'), running.get(child));
  await gone;
  clearTimeout(impatience);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, name);
  } catch {
    // Already exited.
  }
}

/**
 * Runs a script's main function. A Refusal prints its message; any other error prints its stack.
 * @param {() => Promise<number | void>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
