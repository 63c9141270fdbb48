/**
 * Builds the site when what it is built from has changed.
 * The inputs' hash is stamped into the output: a deleted, interrupted or copied build needs no special case.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Refusal, root, run } from './command.mjs';
import { phase } from './progress.mjs';
import { alsoAtWork, inTurn } from './turn.mjs';

const inputs = ['apps/site', 'packages/ui', 'package-lock.json', 'tsconfig.base.json'];
const stampFile = `${root}apps/site/dist/.inputs`;
const limitS = 180;

/** @param {string} node */
export async function buildIfChanged(node) {
  if (readStamp() === hashOfInputs()) return;
  await inTurn(async () => {
    const hash = hashOfInputs();
    if (readStamp() !== hash) await phase({ doing: 'building the site', done: 'site built' }, () => build(node, hash));
  });
}

/**
 * @param {string} node
 * @param {string} hash
 */
async function build(node, hash) {
  rmSync(stampFile, { force: true });
  const { ok, output } = await run(node, ['apps/site/build/build.ts'], {
    env: { NODE_ENV: 'production' },
    limitS,
    graceMs: 500,
    onStart: alsoAtWork,
  });
  if (!ok) throw new Refusal(`The site could not be built:\n${output.trimEnd()}`);
  writeFileSync(stampFile, `${hash}\n`);
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(root + file))
        .digest(),
    );
  }
  return hash.digest('hex');
}

/**
 * In a fixed order. Tests, hidden files (.env, editors' own) and output build nothing.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  try {
    return readdirSync(root + path, { withFileTypes: true })
      .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.') && !/\.test\.tsx?$/.test(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8').trim();
  } catch {
    return undefined;
  }
}
