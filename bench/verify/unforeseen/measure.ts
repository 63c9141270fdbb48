/** Measures the verifier against the invented servers, and writes what it concluded as Markdown. */
import { firstSet } from './first-set.ts';
import { fourthSet } from './fourth-set.ts';
import { type Counts, judgeGiven, measureServer, type UnforeseenServer, type Way } from './run.ts';
import { secondSet } from './second-set.ts';
import { thirdSet } from './third-set.ts';

export interface UnforeseenOptions {
  readonly seed: number;
  /** Of `first`, `second`, `third` and `fourth`. */
  readonly sets: readonly string[];
  /** Part of the names of the servers to run; all if empty. */
  readonly servers: string;
  /** Whether the evidence of one mistake of each server is printed to the terminal. */
  readonly showsEvidence: boolean;
}

interface Run {
  readonly server: UnforeseenServer;
  readonly way: Way;
  readonly counts: Counts;
}

/** More at a time would wait for each other, and time runs fast. */
const atATime = 6;
const perKind = { list: 24, singly: 8 } as const;
const allSets: Readonly<Record<string, readonly UnforeseenServer[]>> = {
  first: firstSet,
  second: secondSet,
  third: thirdSet,
  fourth: fourthSet,
};

/** @returns lines of Markdown */
export async function measureUnforeseen({ seed, sets, servers, showsEvidence }: UnforeseenOptions): Promise<string[]> {
  const lines = [
    '| set | way | servers | addresses | right | risky or unknown, though it can be known | confident, and wrong |',
    '|---|---|---|---|---|---|---|',
  ];
  const notRight: string[] = [];
  for (const set of sets) {
    const chosen = (allSets[set] ?? []).filter(({ name }) => name.includes(servers));
    const runs = await runAll(chosen, seed);
    for (const way of ['list', 'singly'] as const) {
      const counts = runs.filter((run) => run.way === way).map((run) => run.counts);
      const sum = (key: 'right' | 'missed' | 'wrong') => counts.reduce((total, each) => total + each[key], 0);
      const addresses = counts.reduce((total, { given }) => total + given.length, 0);
      lines.push(
        `| ${set} | ${way === 'list' ? 'as a list' : 'one by one'} | ${counts.length} | ${addresses} | ${sum('right')} | ${sum('missed')} | ${sum('wrong')} |`,
      );
    }
    for (const { server, way, counts } of runs) {
      if (counts.wrong + counts.missed === 0) continue;
      notRight.push(`- ${server.name} (${way === 'list' ? 'as a list' : 'one by one'}): ${groupsOf(server, counts)}.`);
      if (showsEvidence)
        process.stderr.write(
          `${server.name}\n${JSON.stringify(counts.given.find((each) => judgeGiven(server, each) !== 'right')?.last, null, 1)}\n`,
        );
    }
  }
  return [...lines, '', notRight.length > 0 ? 'Not entirely right:' : 'All are right.', '', ...notRight];
}

async function runAll(servers: readonly UnforeseenServer[], seed: number): Promise<Run[]> {
  const todo = servers.flatMap((server) => (['list', 'singly'] as const).map((way) => ({ server, way })));
  const done: Run[] = [];
  const work = async (): Promise<void> => {
    for (let next = todo.shift(); next; next = todo.shift())
      done.push({ ...next, counts: await measureServer(next.server, seed, next.way, perKind[next.way]) });
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return done;
}

/** Which verdicts that are not right were given, and how often. */
function groupsOf(server: UnforeseenServer, { given }: Counts): string {
  const groups = Map.groupBy(
    given.filter((each) => judgeGiven(server, each) !== 'right'),
    ({ exists, verdict, reason }) => `${exists ? 'with' : 'without'} a mailbox, called ${verdict} (${reason})`,
  );
  return Array.from(groups, ([what, those]) => `${those.length} ${what}`).join('; ');
}
