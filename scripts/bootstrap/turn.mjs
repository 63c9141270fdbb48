/**
 * A lock: two commands started at the same time in one clone must not install or build at the same time.
 * A file lists the processes that hold the lock. If they are killed, the file remains; the next command takes the lock if none of the listed processes is alive.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, root } from './command.mjs';
import { phase } from './progress.mjs';

const file = `${root}.preparing`;

/**
 * @param {() => Promise<void>} work must check again whether there is anything left to do: another process may just have done it
 */
export async function inTurn(work) {
  if (!take())
    await phase({ doing: 'waiting for another command that installs or builds', done: 'the other command is ready' }, waitForTurn);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** Adds a process that may outlive this one and must then be waited for. */
export function alsoAtWork(/** @type {number} */ pid) {
  writeFileSync(file, ` ${pid}`, { flag: 'a' });
}

async function waitForTurn() {
  while (!take()) await wait(200);
}

function take() {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'EEXIST') {
      // On a full disk, an empty file was created.
      rmSync(file, { force: true });
      throw new Refusal(`Writing to ${root} failed: ${message}`);
    }
  }
  if (readText(file).split(' ').some(isOurs)) return false;
  rmSync(file, { force: true });
  return take();
}

/** Whether the process is alive and, if that can be determined, is not an unrelated process that reused the id. */
function isOurs(/** @type {string} */ pid) {
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // Another user's process can't be signaled but exists.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  const commandLine = readText(`/proc/${pid}/cmdline`);
  return commandLine === '' || /npm|scripts|build/.test(commandLine);
}

function readText(/** @type {string} */ path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
