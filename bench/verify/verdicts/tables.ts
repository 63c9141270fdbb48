/** Formats the figures of a run as Markdown, which is also readable in a terminal. */
import type { VerdictKind } from '@leadlight/verification';
import { kinds, type Scores, score, type Share } from '../confusion.ts';
import { shown } from '../shown.ts';
import type { Measured, Run } from './measure.ts';

export function tablesOf(run: Run): string[] {
  const { measured } = run;
  return [...pooledTable(measured), '', ...stratumTable(run), '', ...courseLines(run)];
}

/** Wrong verdicts by stratum, right verdict and reason, with an example's replies. */
export function mistakesOf(measured: readonly Measured[]): string[] {
  const wrong = Map.groupBy(
    measured.filter(({ expected, given }) => expected !== given),
    ({ truth, expected, given, reason }) => `${truth.stratum}: ${expected} → ${given} (${reason ?? 'no verdict in time'})`,
  );
  return Array.from(wrong, ([what, those]) => `${what} × ${those.length}`);
}

/** One address of each kind of mistake: the replies about it and about the made-up address. */
export function repliesTo({ evidence }: Measured): string[] {
  return evidence.flatMap((step) => {
    if (step.kind === 'connect') return [`${step.address} ${step.outcome} ${step.detail ?? ''}`];
    if (step.kind === 'remembered_control')
      return [`remembered: ${step.reply.code} ${step.reply.enhanced ?? ''} ${step.reply.lines.join(' / ')}`];
    if (step.kind === 'smtp') {
      const reply = step.reply ? `${step.reply.code} ${step.reply.enhanced ?? ''} ${step.reply.lines.join(' / ')}` : step.stop;
      return [`${step.about} ${step.sent ?? step.stage} → ${reply}`];
    }
    return step.kind === 'dns' ? [`${step.type} ${step.name} → ${step.rcode} ${step.records.join(', ')}`] : [`skipped ${step.address}`];
  });
}

function pooledTable(measured: readonly Measured[]): string[] {
  const all = score(measured);
  const row = (what: string, target: string, share: Share) => `| ${what} | ${target} | ${share.part} of ${share.whole} | ${shown(share)} |`;
  return [
    '| all strata pooled | target | counted | share, 95 % interval |',
    '|---|---|---|---|',
    row('precision of deliverable', 'lower bound ≥ 99 %', all.deliverablePrecision),
    row('precision of undeliverable', 'lower bound ≥ 99.5 %', all.undeliverablePrecision),
    row('recall of undeliverable, knowable', '≥ 99 %', all.undeliverableRecall),
    row('unknown, knowable', '≤ 2 %', all.unknown),
    row('confident answers, not knowable', '0', all.confidentUnknowable),
    row('the right verdict', '', all.right),
    '',
    `| right ↓ given → | ${kinds.join(' | ')} |`,
    '|---|---|---|---|---|',
    ...kinds.map((expected) => `| ${expected} | ${kinds.map((given) => all.confusion[expected]?.[given] ?? 0).join(' | ')} |`),
  ];
}

function stratumTable(run: Run): string[] {
  const byStratum = Map.groupBy(run.measured, ({ truth }) => truth.stratum);
  const columns = [
    'stratum',
    'n',
    'right → given',
    'precision deliverable',
    'precision undeliverable',
    'recall undeliverable',
    'unknown',
    'round trips per address',
  ];
  const rowsWhere = (knowable: boolean) =>
    Array.from(byStratum, ([stratum, those]) => ({ stratum, those, scores: score(those) }))
      .filter(({ those }) => those[0]?.knowable === knowable)
      .map(({ stratum, those, scores }) => {
        const unknown = { part: those.filter(({ given }) => given === 'unknown').length, whole: those.length };
        const cells = [scores.deliverablePrecision, scores.undeliverablePrecision, scores.undeliverableRecall, unknown].map(shown);
        return `| ${[stratum, scores.n, pairs(scores), ...cells, tripsPerAddress(run, those)].join(' | ')} |`;
      });
  const head = (title: string) => [`| ${[title, ...columns.slice(1)].join(' | ')} |`, `|${columns.map(() => '---|').join('')}`];
  const knowable = rowsWhere(true);
  const unknowable = rowsWhere(false);
  return [
    ...(knowable.length > 0 ? [...head('knowable'), ...knowable] : []),
    ...(knowable.length > 0 && unknowable.length > 0 ? [''] : []),
    ...(unknowable.length > 0 ? [...head('not knowable'), ...unknowable] : []),
  ];
}

const letters: Record<VerdictKind, string> = { deliverable: 'D', undeliverable: 'U', risky: 'R', unknown: '?' };

function pairs({ confusion }: Scores): string {
  return kinds
    .flatMap((expected) => kinds.map((given) => ({ pair: `${letters[expected]}→${letters[given]}`, count: confusion[expected]?.[given] })))
    .flatMap(({ pair, count }) => (count ? [`${pair} ${count}`] : []))
    .join(', ');
}

/** Round trips at the servers of these addresses, divided by all addresses asked about there, because strata may share a server. */
function tripsPerAddress({ measured, traffic: { roundTrips } }: Run, those: readonly Measured[]): string {
  const servers = new Set(those.flatMap(({ servers: dialled }) => dialled));
  const asked = measured.filter((each) => each.servers.some((server) => servers.has(server))).length;
  const trips = [...servers].reduce((sum, server) => sum + (roundTrips.get(server) ?? 0), 0);
  return asked === 0 ? '–' : (trips / asked).toFixed(2);
}

function courseLines({ measured, traffic: { roundTrips, sessions }, firstS, tookS, maxMemoryBytes }: Run): string[] {
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);
  const asked = measured.filter(({ servers }) => servers.length > 0).length;
  const late = measured.filter(({ reason }) => reason === null).length;
  const byAttempts = Map.groupBy(measured, ({ attempts }) => attempts);
  const settled = [...byAttempts.keys()]
    .filter((attempts) => attempts > 0)
    .toSorted((a, b) => a - b)
    .map((attempts) => `${byAttempts.get(attempts)?.length.toLocaleString('en-US')} after ${attempts}`);
  return [
    `- ${measured.length.toLocaleString('en-US')} addresses; all first attempts took ${Math.round(firstS)} s (determined by the slowest server), all attempts ${Math.round(tookS)} s.`,
    `- Attempts: ${settled.join(', ')}; ${late === 0 ? 'none' : late} had no verdict when time was up.`,
    `- First attempts: ${sum(sessions).toLocaleString('en-US')} sessions and ${sum(roundTrips).toLocaleString('en-US')} round trips for ${asked.toLocaleString('en-US')} addresses for which a server was contacted, ${(sum(roundTrips) / Math.max(1, asked)).toFixed(2)} each.`,
    `- Largest memory of the verifier's process: ${Math.round(maxMemoryBytes / 2 ** 20)} MB, including the evidence of ${Math.min(2000, measured.length).toLocaleString('en-US')} addresses at a time.`,
  ];
}
