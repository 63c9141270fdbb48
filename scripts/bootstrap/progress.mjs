/**
 * Says what is going on and how long it takes: one line a phase.
 * In a terminal the line is updated in place; elsewhere (a log, CI) it is printed once at the start, then every ten seconds, then at the end.
 */

/**
 * Where progress goes. Commands whose standard output is data (a list, JSON) say it on standard error instead.
 * @type {NodeJS.WritableStream & { isTTY?: boolean | undefined }}
 */
let stream = process.stdout;

export function reportProgressOn(/** @type {typeof stream} */ other) {
  stream = other;
}

export function say(/** @type {string} */ line) {
  stream.write(`${line}\n`);
}

/**
 * Shows `doing …` while the work lasts, then `done, 3.1 s` (or nothing if it failed: the caller says why).
 * @template T
 * @param {{ doing: string, done: string }} words
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function phase({ doing, done }, work) {
  const started = performance.now();
  const inPlace = stream.isTTY === true;
  const clear = () => inPlace && stream.write('\r\x1b[2K');
  const tick = () => (inPlace ? stream.write(`\r\x1b[2K${doing} … ${seconds(started)}`) : say(`${doing} … ${seconds(started)}`));
  const newLine = () => inPlace && stream.write('\n');
  process.once('exit', newLine);
  if (inPlace) tick();
  else say(`${doing} …`);
  const timer = setInterval(tick, inPlace ? 100 : 10_000);
  try {
    const result = await work();
    clear();
    say(`${done}, ${seconds(started)}`);
    return result;
  } catch (error) {
    clear();
    throw error;
  } finally {
    clearInterval(timer);
    process.off('exit', newLine);
  }
}

/** Time since `started` (from `performance.now()`), as people read it: `0.4 s`, `12.0 s`. */
export function seconds(/** @type {number} */ started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
