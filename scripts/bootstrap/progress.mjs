/**
 * Prints progress and durations: one line per phase.
 * In a terminal the line is updated in place; otherwise (a log, CI) it is printed at the start, every ten seconds, and at the end.
 */

/**
 * The stream for progress. Commands whose standard output is data (a list, JSON) use standard error.
 * @type {NodeJS.WritableStream & { isTTY?: boolean | undefined }}
 */
let stream = process.stdout;

export function reportProgressOn(/** @type {typeof stream} */ other) {
  stream = other;
}

export function print(/** @type {string} */ line) {
  stream.write(`${line}\n`);
}

/**
 * Shows `doing …` during the work, then `done, 3.1 s` (or nothing if it failed: the caller prints the error).
 * @template T
 * @param {{ doing: string, done: string }} words
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function phase({ doing, done }, work) {
  const started = performance.now();
  const inPlace = stream.isTTY === true;
  const clear = () => inPlace && stream.write('\r\x1b[2K');
  const tick = () => (inPlace ? stream.write(`\r\x1b[2K${doing} … ${seconds(started)}`) : print(`${doing} … ${seconds(started)}`));
  const newLine = () => inPlace && stream.write('\n');
  process.once('exit', newLine);
  if (inPlace) tick();
  else print(`${doing} …`);
  const timer = setInterval(tick, inPlace ? 100 : 10_000);
  try {
    const result = await work();
    clear();
    print(`${done}, ${seconds(started)}`);
    return result;
  } catch (error) {
    clear();
    throw error;
  } finally {
    clearInterval(timer);
    process.off('exit', newLine);
  }
}

/** Time since `started` (from `performance.now()`), for display: `0.4 s`, `12.0 s`. */
export function seconds(/** @type {number} */ started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
