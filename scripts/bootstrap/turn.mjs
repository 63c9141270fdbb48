/**
 * One at a time: two commands started together in one clone must not install or build over each other.
 * A file names the processes at work. Killed outright they leave it behind; then, nobody it names being alive, the next one takes over.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, root } from './command.mjs';
import { phase } from './progress.mjs';

const file = `${root}.preparing`;

/**
 * @param {() => Promise<void>} work must look again whether there is anything left to do: another process may just have done it
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

/** Names a process that may outlive this one, and must be waited for then. */
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
    if (code !== 'EEXIST') throw new Refusal(`Nothing can be written to ${root}: ${message}`);
  }
  if (readText(file).split(' ').some(isOurs)) return false;
  rmSync(file, { force: true });
  return take();
}

/** Alive, and (where that can be seen) no stranger who got the number later. */
function isOurs(/** @type {string} */ pid) {
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // Another user's process cannot be signalled, and is there.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  const commandLine = readText(`/proc/${pid}/cmdline`);
  return commandLine === '' || /npm|scripts/.test(commandLine);
}

function readText(/** @type {string} */ path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
