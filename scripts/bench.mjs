/**
 * `npm run bench -- site` runs bench/site.bench.ts with the arguments that follow; `npm run bench` lists the benchmarks.
 * A benchmark prints figures and fails only if it can't measure something.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Refusal, root, run, runMain, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { reportProgressOn } from './bootstrap/progress.mjs';
import { findNode } from './bootstrap/runtime.mjs';
import { buildIfChanged, everyBuild, serverBuild } from './bootstrap/builds.mjs';

const suffix = '.bench.ts';
/** Benchmarks that need only the build of the server, because they measure neither the page nor the dashboard. */
const withoutBuilds = [
  'billing',
  'enrich',
  'files',
  'fuzz',
  'industries',
  'likeness',
  'mail-lab',
  'pairs',
  'places',
  'profiles',
  'provider-contracts',
  'registers',
  'scale',
  'titles',
  'verify',
  'words',
];

await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  const benchmarks = readdirSync(`${root}bench`)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .toSorted();
  if (!name || name === '--help' || name === '-h') {
    console.log(
      benchmarks.length === 0
        ? 'There are no benchmarks yet.'
        : 'Benchmarks (npm run bench -- NAME); docs/measurements.md says what each measures:',
    );
    for (const each of benchmarks) console.log(`  ${each}${purposeOf(each)}`);
    return 0;
  }
  if (!benchmarks.includes(name))
    throw new Refusal(
      `There is no benchmark "${name}". ${benchmarks.length === 0 ? 'There are no benchmarks yet' : `Choose one of: ${benchmarks.join(', ')}`}.`,
    );
  reportProgressOn(process.stderr);
  stopOnSignals({ exitCode: 130 });
  await installMissing();
  const node = findNode();
  for (const build of withoutBuilds.includes(name) ? [serverBuild] : everyBuild) await buildIfChanged(node, build);
  const { code } = await run(node, [`bench/${name}${suffix}`, ...args], { output: 'show' });
  return code ?? 1;
});

/** The first sentence of its header comment. */
function purposeOf(/** @type {string} */ name) {
  const [, comment = ''] = /^\/\*\*([^]*?)\*\//m.exec(readFileSync(`${root}bench/${name}${suffix}`, 'utf8')) ?? [];
  const [sentence = ''] = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
    .split(/(?<=\.)\s+(?=[A-Z`])/);
  return sentence ? `  ${sentence.replaceAll(/\s+/g, ' ')}` : '';
}
