import { serverStrata, strata } from '../../mail-lab/strata.ts';
import type { Share } from '../confusion.ts';
import { shown } from '../shown.ts';
import type { Tool, ToolAnswers } from './measure.ts';

type Answer = ToolAnswers['answers'][number];

/** Why Leadlight is not first in a row, if it isn't. */
const whyNotFirst: Readonly<Record<string, string>> = {
  'refuses-client-midway':
    'its made-up addresses bring the server to the refusals after which it refuses everyone, and the peers ask too few to get there',
  'tarpit-doubling': 'not confirmed beside a made-up address within the run: risky, not wrong',
  'disconnects-after-three': 'the server limits requests, and the run ended before the next attempt',
  'accepts-first-two':
    'the server accepts the first two recipients of each transaction, so Leadlight calls what it accepts risky; the peer calls everything valid',
  'accepts-at-first':
    'the server accepts everyone the first time, so Leadlight calls its domains catch-all; the peer calls everything valid',
  'balanced-with-open': 'one of the equal servers accepts everyone: where Leadlight noticed it first, it calls the domain catch-all',
  'opens-after-refusals':
    'its made-up addresses bring the server to the refusals after which it accepts everyone, and the peers ask too few to get there',
  'hangs-up-at-refusal':
    'the server disconnects at each refusal, so not every accepted address was confirmed beside a made-up one: risky, not wrong',
};

export function peerLines(tools: readonly ToolAnswers[]): string[] {
  const columns = ['stratum', 'n', ...tools.map(({ tool }) => tool), 'Leadlight is'];
  const head = (title: string) => [`| ${[title, ...columns.slice(1)].join(' | ')} |`, `|${columns.map(() => '---|').join('')}`];
  const rowsOf = (those: readonly { name: string }[]) => those.flatMap(({ name }) => rowOf(name, tools));
  return [
    `| all strata | ${tools.map(({ tool }) => tool).join(' | ')} |`,
    `|---|${tools.map(() => '---|').join('')}`,
    ...summaryRows.map(
      ([what, among, isCounted]) => `| ${what} | ${tools.map(({ answers }) => shownCount(answers, among, isCounted)).join(' | ')} |`,
    ),
    '',
    ...head('usual servers and domains'),
    ...rowsOf(serverStrata),
    '',
    ...head('servers that change, mislead or break the protocol'),
    ...rowsOf(strata.filter((each) => !serverStrata.includes(each))),
    '',
    ...tools.map(
      ({ tool, tookS }) =>
        `- ${tool} took ${Math.round(tookS)} s${tool === 'Leadlight' ? ', including all waits until an address is asked about again' : ''}.`,
    ),
    `- Not right with Leadlight: ${ourMistakes(tools[0])}.`,
  ];
}

function ourMistakes(ours: ToolAnswers | undefined): string {
  const wrong = Map.groupBy(
    ours?.answers.filter((answer) => !isRight(answer)) ?? [],
    ({ truth, given, reason }) => `${truth.stratum}, ${truth.expected} called ${given} (${reason ?? 'no verdict in time'})`,
  );
  return Array.from(wrong, ([what, those]) => `${what} ${those.length} times`).join('; ') || 'none';
}

type Test = (answer: Answer) => boolean;
const isConfident: Test = ({ given }) => given === 'deliverable' || given === 'undeliverable';
/** Risky and unknown count as the same, because the peers have at most one word for both. */
const isRight: Test = ({ truth: { expected }, given }) =>
  expected === 'deliverable' || expected === 'undeliverable' ? given === expected : given === 'risky' || given === 'unknown';
const isWrong: Test = (answer) => isConfident(answer) && !isRight(answer);

const summaryRows: readonly (readonly [string, Test, Test])[] = [
  ['right', () => true, isRight],
  ['confident, and wrong', () => true, isWrong],
  ['of what it calls deliverable, right', ({ given }) => given === 'deliverable', isRight],
  ['of what it calls undeliverable, right', ({ given }) => given === 'undeliverable', isRight],
  ['of what is deliverable, called so', ({ truth }) => truth.expected === 'deliverable' && truth.knowable, isRight],
  ['of what is undeliverable, called so', ({ truth }) => truth.expected === 'undeliverable' && truth.knowable, isRight],
];

function shownCount(answers: readonly Answer[], among: Test, isCounted: Test): string {
  const whole = answers.filter(among);
  const share: Share = { part: whole.filter(isCounted).length, whole: whole.length };
  return `${share.part} of ${share.whole}: ${shown(share)}`;
}

function rowOf(stratum: string, tools: readonly ToolAnswers[]): string[] {
  const counts = tools.map(({ tool, answers }) => {
    const those = answers.filter(({ truth }) => truth.stratum === stratum);
    return { tool, n: those.length, right: those.filter(isRight).length, wrong: those.filter(isWrong).length };
  });
  const [first] = counts;
  if (!first || first.n === 0) return [];
  const cells = counts.map(({ right, wrong }) => (wrong > 0 ? `${right}, ${wrong} wrong` : `${right}`));
  return [`| ${[stratum, first.n, ...cells, place(stratum, counts)].join(' | ')} |`];
}

/** Compares right answers, and wrong ones where these are equal. */
function place(stratum: string, counts: readonly { tool: Tool; right: number; wrong: number }[]): string {
  const [ours, ...peers] = counts;
  if (!ours) return '';
  const worth = ({ right, wrong }: { right: number; wrong: number }) => right - wrong / 1000;
  if (peers.some((peer) => worth(peer) > worth(ours))) return `not first: ${whyNotFirst[stratum] ?? 'unexplained'}`;
  const equal = peers.filter((peer) => worth(peer) === worth(ours));
  return equal.length > 0 ? `first, with ${equal.map(({ tool }) => tool).join(' and ')}` : 'first';
}
