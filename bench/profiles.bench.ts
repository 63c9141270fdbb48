/**
 * Measures the waterfall in a simulated world: right values, cost against static orders, calls saved, ceilings, kills. Writes docs/profile-measurements.md.
 * `npm run bench -- profiles [WEBSITES] [--people=N] [--tune] [--print]`; WEBSITES is a folder of saved websites with labels, on which people are
 * looked up without any provider; --tune compares methods of choosing on seeds 1 to 3, which are not scored;
 * --wrong counts where wrong values come from, on the seeds of --tune; --print doesn't write the document.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { parseArgs } from 'node:util';
import { defaultPolicy, type ChoiceMethod } from '@leadlight/profiles';
import { outcomesOf } from './profiles/outcomes.ts';
import { askAll, byEngine, inOrder, ordersOf, type Totals } from './profiles/strategies.ts';
import { countWrongValues } from './profiles/wrong-values.ts';
import { lookUpOnSites } from './profiles/own-website.ts';
import { callsSaved, runWithKills } from './profiles/workers.ts';
import { countries, makePeople, parameters, providers, sizes } from './profiles/world.ts';
import { withSection } from './verify/page.ts';

const document = new URL('../docs/profile-measurements.md', import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '10000' },
    tune: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});
const size = Number(values.people);
const tuningSeeds = [1, 2, 3];
const scoredSeeds = [301, 302, 303, 304, 305];

const worldOf = (seed: number) => {
  const people = makePeople(size, seed);
  return { people, outcomes: people.map((person) => outcomesOf(person, seed)) };
};
type World = ReturnType<typeof worldOf>;

const sum = (all: readonly Totals[]): Totals =>
  all.reduce((a, b) => ({ calls: a.calls + b.calls, cost: a.cost + b.cost, accepted: a.accepted + b.accepted, right: a.right + b.right }), {
    calls: 0,
    cost: 0,
    accepted: 0,
    right: 0,
  });
const costPerRight = ({ cost, right }: Totals): number => cost / right;
const dollars = (millionths: number): string => `$${(millionths / 1e6).toFixed(4)}`;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

/** The order with the lowest cost for each right value, in hindsight: no one could have known it before. */
function bestOrder(worlds: readonly World[], stopsAtCatchAll: boolean, length = providers.length) {
  const orders = [...new Set(ordersOf(providers.length).map((order) => order.slice(0, length).join(',')))].map((order) =>
    order.split(',').map(Number),
  );
  const measured = orders.map((order) => ({
    order,
    totals: sum(worlds.map(({ people, outcomes }) => inOrder(people, outcomes, order, stopsAtCatchAll))),
  }));
  return measured.toSorted((a, b) => costPerRight(a.totals) - costPerRight(b.totals))[0];
}

function tune(): void {
  const worlds = tuningSeeds.map(worldOf);
  for (const method of ['mean', 'thompson', 'ucb'] satisfies ChoiceMethod[])
    for (const floor of [0, 0.01, 0.02, 0.05]) {
      const totals = sum(worlds.map(({ people, outcomes }) => byEngine(people, outcomes, { method, floor, mostOldEmployers: null })));
      console.log(
        `| ${method} | ${floor} | ${dollars(costPerRight(totals))} | ${totals.right} | ${percent(totals.right, totals.accepted)} |`,
      );
    }
  for (const mostOldEmployers of [null, 0.06, 0.05, 0.04, 0.03, 0.02]) {
    const totals = sum(worlds.map(({ people, outcomes }) => byEngine(people, outcomes, { mostOldEmployers })));
    console.log(`| ${mostOldEmployers} | ${dollars(costPerRight(totals))} | ${totals.right} | ${percent(totals.right, totals.accepted)} |`);
  }
  for (const stops of [true, false]) {
    const order = bestOrder(worlds, stops);
    if (order)
      console.log(
        `best static order: ${order.order.map((at) => providers[at]?.id).join(', ')} ${dollars(costPerRight(order.totals))} ${order.totals.right}`,
      );
  }
}

function score(): string[] {
  const worlds = scoredSeeds.map(worldOf);
  const engine = sum(worlds.map(({ people, outcomes }) => byEngine(people, outcomes, {})));
  const [plain, stopping, single] = [bestOrder(worlds, false), bestOrder(worlds, true), bestOrder(worlds, false, 1)];
  const byQuestion = [true, false].map((isByProfile) =>
    sum(worlds.map(({ people, outcomes }) => byEngine(people, outcomes, {}, (person) => person.isAskedByProfile === isByProfile))),
  );
  const all = sum(worlds.map(({ people, outcomes }) => askAll(people, outcomes)));
  const named = (best: typeof plain): string => best?.order.map((at) => providers[at]?.id).join(', ') ?? '';
  const possible = worlds.reduce(
    (count, { people }) => count + people.reduce((fields, { isAskedByProfile }) => fields + (isAskedByProfile ? 2 : 1), 0),
    0,
  );
  const rowOf = (name: string, totals: Totals | undefined): string =>
    totals
      ? `| ${name} | ${totals.calls} | ${percent(totals.accepted, possible)} | ${percent(totals.right, totals.accepted)} | ${dollars(costPerRight(totals))} | ${percent(costPerRight(engine), costPerRight(totals))} |`
      : '';
  const [first] = worlds;
  const saved = first ? callsSaved(first.people, first.outcomes) : { calls: 0, saved: 0 };
  const kills = scoredSeeds.map((seed, at) => {
    const { people = [], outcomes = [] } = worlds[at] ?? {};
    return runWithKills(people.slice(0, 2000), outcomes, { kills: 20, seed, runCeiling: 150_000_000, rowCeiling: 400_000 });
  });
  const total = (key: 'kills' | 'duplicateCharges' | 'exceeded' | 'finishedRows' | 'calls'): number =>
    kills.reduce((count, each) => count + each[key], 0);
  const target = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
  const [ofStopping, ofPlain, ofAll] = [stopping, plain]
    .map((best) => (best ? costPerRight(engine) / costPerRight(best.totals) : 1))
    .concat(costPerRight(engine) / costPerRight(all));
  return [
    '| strategy | calls | fields with an accepted value | accepted values that are right | cost per right value | the engine costs |',
    '|---|---|---|---|---|---|',
    rowOf(`the engine (${defaultPolicy.method}, floor ${defaultPolicy.floor}), learning from nothing`, engine),
    rowOf(`best static order in hindsight: ${named(plain)}`, plain?.totals),
    rowOf(`the same, and stops where no address can be confirmed: ${named(stopping)}`, stopping?.totals),
    rowOf(`best single provider in hindsight: ${named(single)}`, single?.totals),
    rowOf('asking all', all),
    '',
    '| figure | goal | measured | |',
    '|---|---|---|---|',
    `| accepted values that are right | at least 98 % | ${percent(engine.right, engine.accepted)} | ${target(engine.right / engine.accepted >= 0.98)} |`,
    ...['asked by the LinkedIn URL alone', 'asked by name and employer'].map((name, at) => {
      const part = byQuestion[at];
      return part ? `| of these, ${name} | | ${percent(part.right, part.accepted)} of ${part.accepted} | |` : '';
    }),
    `| cost per right value, of the best static order | at most 80 % | ${percent(ofPlain ?? 1, 1)} | ${target((ofPlain ?? 1) <= 0.8)} |`,
    `| the same, if the static order stops where no address can be confirmed | | ${percent(ofStopping ?? 1, 1)} | |`,
    `| cost per right value, of asking all | at most 50 % | ${percent(ofAll ?? 1, 1)} | ${target((ofAll ?? 1) <= 0.5)} |`,
    `| calls of a list that is enriched again after ten days, a third of it new, which stored answers replace | | ${saved.saved} of ${saved.calls} (${percent(saved.saved, saved.calls)}) | |`,
    `| ceilings exceeded, ${total('calls')} calls of 4 workers, ${total('kills')} kills | 0 | ${total('exceeded')} | ${target(total('exceeded') === 0)} |`,
    `| charged twice after 20 kills in each of ${scoredSeeds.length} worlds (${total('finishedRows')} rows finished) | 0 | ${total('duplicateCharges')} | ${target(total('duplicateCharges') === 0)} |`,
  ];
}

function parametersTable(): string[] {
  const cells = (record: Readonly<Record<string, number>>, names: readonly string[]): string =>
    names.map((name) => record[name]).join(' / ');
  return [
    `| provider | charges | price | coverage ${countries.join(' / ')} | times, by size ${sizes.join(' / ')} | still at the old employer | guessed |`,
    '|---|---|---|---|---|---|---|',
    ...providers.map(
      ({ id, charges, price, coverage, bySize, stale, guesses }) =>
        `| ${id} | ${charges === 'per_call' ? 'each call' : 'each match'} | ${dollars(price)} | ${cells(coverage, countries)} | ${cells(bySize, sizes)} | ${stale} | ${guesses} |`,
    ),
    '',
    `For everyone: moved in the last year ${parameters.moved}; the old mailbox still accepts mail ${parameters.mailboxLeft}; the employer accepts every name ${parameters.catchAll}; an answer about another person ${parameters.otherPerson}; a verification without an answer ${parameters.noAnswer}; an address that doesn't exist and seems to ${parameters.falseDeliverable}; first.last@ ${parameters.commonPattern}; a namesake has the address that a guess gives ${parameters.namesake}.`,
  ];
}

/** People looked up on their employers' websites. */
function withoutProviders(folder: string): string[] {
  return (['development', 'held-out'] as const).flatMap((half) => {
    const { asked, found, right, titles, rightTitles, withoutEvidence, strangers, strangersFound } = lookUpOnSites(folder, half);
    return [
      `| ${half} | ${asked} | ${found} (${percent(found, asked)}) | ${percent(right, found)} | ${rightTitles} of ${titles} (${percent(rightTitles, titles)}) | ${withoutEvidence} | ${strangersFound} of ${strangers} |`,
    ];
  });
}

if (values.wrong) {
  const counts = countWrongValues(tuningSeeds.map((seed) => ({ seed, ...worldOf(seed) })));
  process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
} else if (values.tune) tune();
else if (positionals[0] !== undefined) {
  const lines = [
    '| half of the sites | labeled people asked about | found | of these, the right person | right titles | without a quote | strangers found |',
    '|---|---|---|---|---|---|---|',
    ...withoutProviders(positionals[0]),
  ];
  console.log(lines.join('\n'));
  if (!values.print) {
    const by = `${new Date().toISOString().slice(0, 10)}, \`npm run bench -- profiles WEBSITES\`.`;
    await writeFile(document, withSection(await readFile(document, 'utf8'), 'websites', [by, '', ...lines]));
  }
} else {
  const lines = score();
  console.log(lines.join('\n'));
  if (!values.print) {
    const [cpu] = cpus();
    const by = `${new Date().toISOString().slice(0, 10)}, \`npm run bench -- profiles\`, ${size} people in each of ${scoredSeeds.length} worlds, seeds ${scoredSeeds.join(', ')}; ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}.`;
    const text = await readFile(document, 'utf8');
    await writeFile(document, withSection(withSection(text, 'results', [by, '', ...lines]), 'parameters', parametersTable()));
  }
}
