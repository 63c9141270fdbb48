/**
 * Measures "more like these": hides half of a group, finds it again by the other half, and compares with filters and nearest neighbors. Writes the figures
 * into docs/discovery-measurements.md with --write.
 * `npm run bench -- likeness [COMPANIES.json] [--write] [--development]`; the file has companies with tags, which are the groups; --development uses
 * the groups with which the ranking was tuned; --fast measures no times.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LeadIndex, SegmentBuilder, WorkspaceLeads } from '@leadlight/leads';
import { findLikeness } from '@leadlight/leads/likeness';
import { median, p95 } from './figures.ts';
import { fixedWork } from './fixed-work.ts';
import { marketOf, measureGroup, question, type Market, type Measured, type Quality } from './likeness/measure.ts';
import { plantPersonas, type Group } from './likeness/personas.ts';
import { fileCompanies, samplePeople, today } from './likeness/records.ts';

const document = new URL('../docs/discovery-measurements.md', import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    development: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
  },
});
/** Groups of the development runs and of the others share neither members nor tags. */
const seed = values.development ? 11 : 23;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const methods = ['random', 'oneFilter', 'twoFilters', 'neighbors', 'likeness', 'oneFilterInHindsight', 'twoFiltersInHindsight'] as const;
const possible = ['random', 'oneFilter', 'twoFilters', 'neighbors'];
const names = {
  random: 'random',
  oneFilter: 'best single filter, by the examples',
  twoFilters: 'best two filters together, by the examples',
  neighbors: 'nearest neighbors',
  likeness: 'more like these',
  oneFilterInHindsight: 'in hindsight: best single filter',
  twoFiltersInHindsight: 'in hindsight: best two filters together',
};
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function tableOf(name: string, measured: readonly Measured[]): string[] {
  const means = methods.map((method) => {
    const of = (what: keyof Quality): number => mean(measured.map((each) => each[method][what]));
    return { method, averagePrecision: of('averagePrecision'), precision: of('precision') };
  });
  const own = means.find(({ method }) => method === 'likeness');
  const others = means.filter(({ method }) => possible.includes(method));
  const ratio = (what: keyof Quality): string => ((own?.[what] ?? 0) / Math.max(...others.map((each) => each[what]))).toFixed(2);
  const [expected, actual] = [mean(measured.map((each) => each.expected)), mean(measured.map((each) => each.actual))];
  const near = measured.filter((each) => Math.abs(each.expected - each.actual) <= 0.2 * each.actual).length;
  return [
    `| ${name} (${measured.length} groups, ${median(measured.map(({ hidden }) => hidden))} hidden in the median) | average precision | precision at the group's size |`,
    '|---|---|---|',
    ...means.map(
      ({ method, averagePrecision, precision }) => `| ${names[method]} | ${percent(averagePrecision)} | ${percent(precision)} |`,
    ),
    `| times the best other | ${ratio('averagePrecision')} | ${ratio('precision')} |`,
    '',
    `First tenth: ${percent(expected)} expected, ${percent(actual)} actual; within 20 % for ${near} of ${measured.length} groups.`,
    '',
  ];
}

const measureAll = (market: Market, groups: readonly Group[]): Measured[] =>
  groups.map((group, at) => measureGroup(market, group, seed + at));

function personas(size: number, noise: number): string[] {
  const { leads, groups } = plantPersonas(samplePeople(40_000, seed), size, noise, seed);
  return tableOf(`personas of ${size}, ${noise * 100} % noise, among 40,000 people`, measureAll(marketOf('people', leads), groups));
}

function taggedCompanies(path: string): string[] {
  const { leads, tags } = fileCompanies(path);
  const byTag = new Map<string, number[]>();
  for (const [id, of] of tags)
    for (const tag of of) {
      const members = byTag.get(tag) ?? [];
      members.push(id);
      byTag.set(tag, members);
    }
  const groups = [...byTag]
    .filter(([, members]) => members.length >= 40)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter((_group, at) => at % 2 === (values.development ? 0 : 1))
    .map(([name, members]): Group => ({ name, members }));
  const measured = measureAll(marketOf('companies', leads), groups);
  return tableOf(`tags of ${basename(path)}, hidden, among ${leads.length} companies`, measured);
}

function times(): string[] {
  const copies = 10;
  const people = samplePeople(100_000, seed);
  const builder = new SegmentBuilder('people', copies * people.length);
  for (let copy = 0; copy < copies; copy += 1)
    for (const lead of people)
      builder.add({ ...lead, id: lead.id + copy * 1_000_000, companyId: (lead.companyId ?? 0) + copy * 1_000_000 });
  const index = new LeadIndex({ people: builder.build() });
  const workspace = new WorkspaceLeads();
  const lines = [20, 500].map((count) => {
    const ms = Array.from({ length: 30 }, (_each, at) => {
      const examples = people
        .filter((lead) => lead.industry === people[at * 7]?.industry && lead.size === people[at * 7]?.size)
        .slice(0, count);
      const started = performance.now();
      findLikeness(
        index,
        workspace,
        question(
          'people',
          examples.map(({ id }) => id),
          200,
        ),
        today,
      );
      return performance.now() - started;
    });
    return `Ranking 1,000,000 people by up to ${count} examples, with lifts and reasons: ${median(ms.slice(1)).toFixed(0)} ms (p95 ${p95(ms.slice(1)).toFixed(0)} ms; the first time ${ms[0]?.toFixed(0)} ms).`;
  });
  return [...lines, ''];
}

const lines = [
  ...personas(100, 0.2),
  ...personas(100, 0.4),
  ...personas(12, 0.3),
  ...positionals.flatMap((path) => taggedCompanies(resolve(process.env['INIT_CWD'] ?? '.', path))),
  ...(values.fast ? [] : times()),
];
const date = new Date().toISOString().slice(0, 10);
const command = ['npm run bench -- likeness', ...positionals.map((path) => basename(path))].join(' ');
const text = [`${date}, \`${command}\`; the fixed piece of work takes ${fixedWork().toFixed(3)} s.`, '', ...lines].join('\n');
process.stdout.write(`${text}\n`);
if (values.write) {
  const [start, end] = ['<!-- likeness: begin -->', '<!-- likeness: end -->'];
  const old = readFileSync(document, 'utf8');
  const [before = '', rest = ''] = old.split(start);
  writeFileSync(document, `${before}${start}\n\n${text.trimEnd()}\n\n${end}${rest.split(end)[1] ?? ''}`);
}
