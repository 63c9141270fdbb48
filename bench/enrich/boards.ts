/** Precision and recall of job boards on careers pages, and wrong fields in answers of the eleven systems. */
import { existsSync, readFileSync } from 'node:fs';
import { boardKey, boardSystems, findJobBoard, readBoardAddress, type BoardSystem, type JobBoard } from '@leadlight/enrichment';
import { isInTestSet } from '../../engines/vocabulary/titles/labels/split.ts';
import { percentWithin, type Share } from '../labels/tables.ts';
import { wrongFields } from './boards-fields.ts';
import { decoyPages, embeddings, withDecoys, type MadePage } from './boards-pages.ts';

type Half = 'development' | 'held out';

interface Tally {
  pages: number;
  found: number;
  right: number;
  /** Pages that show the company's own board. */
  own: number;
  milliseconds: number;
}

const noTally = (): Tally => ({ pages: 0, found: 0, right: 0, own: 0, milliseconds: 0 });

/** @param mistakes prints those of the development half @returns a report in Markdown */
export async function measureBoards(data: string, { mistakes }: { mistakes: boolean }): Promise<string> {
  const folder = `${data}/job-boards`;
  if (!existsSync(folder)) throw new Error(`${folder} doesn't exist.`);
  const all = boardSystems.flatMap((system) => addressesOf(`${folder}/boards/${system}.csv`).map((url) => readOwn(system, url)));
  const halves = (['development', 'held out'] as const).map((half) => measureHalf(half, all, mistakes));
  const wrong = await wrongFields(`${folder}/answers`);
  return [
    '## Job boards',
    '',
    `Answers of ${wrong.systems} systems, as their documents give them: ${wrong.fields} fields, ${wrong.wrong.length} wrong.`,
    ...wrong.wrong.map((line) => `- ${line}`),
    '',
    'Careers pages made from addresses of real boards, in the ways companies embed them. A board that is found is right if its system and token are the company’s own. Pages with decoys also show another company’s board; pages with only decoys show no board of the company.',
    '',
    ...halves.flat(),
  ].join('\n');
}

/** The last column of a file with name, slug and url. */
function addressesOf(path: string): string[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/).slice(1);
  return lines.map((line) => line.slice(line.lastIndexOf(',') + 1)).filter((url) => url !== '');
}

/** An address that can't be read counts as missed. */
function readOwn(system: BoardSystem, url: string): Own {
  const board = readBoardAddress(url)?.board;
  if (board?.system !== system) process.stdout.write(`not read: ${url}\n`);
  return { system, url, board: board ?? null };
}

interface Own {
  readonly system: BoardSystem;
  readonly url: string;
  readonly board: JobBoard | null;
}

function measureHalf(half: Half, all: readonly Own[], mistakes: boolean): string[] {
  const own = all.filter(({ url }) => isInTestSet('board', url) === (half === 'held out'));
  const tallies = new Map<string, Tally>();
  const count = (names: readonly string[], page: MadePage, board: JobBoard | null): void => {
    const start = performance.now();
    const result = findJobBoard(page.page);
    const milliseconds = performance.now() - start;
    const isRight =
      result.kind === 'found' && board !== null && boardKey(result.board) === boardKey(board) && isSameSpelling(result.board, board);
    for (const name of names) {
      const tally = tallies.get(name) ?? noTally();
      tallies.set(name, tally);
      tally.pages += 1;
      tally.milliseconds += milliseconds;
      if (board !== null) tally.own += 1;
      if (result.kind === 'found') tally.found += 1;
      if (isRight) tally.right += 1;
    }
    const isWrong = (result.kind === 'found') !== (board !== null) || (result.kind === 'found' && !isRight);
    if (isWrong && mistakes && half === 'development')
      process.stdout.write(`${names.join(' ')}: ${board?.url ?? 'no board'}: ${JSON.stringify(result).slice(0, 400)}\n`);
  };
  for (const [index, { system, board }] of own.entries()) {
    if (!board) {
      for (const name of ['all', system])
        tallies.set(name, { ...(tallies.get(name) ?? noTally()), own: (tallies.get(name)?.own ?? 0) + 1 });
      continue;
    }
    const other = own[(index * 31 + 17) % own.length]?.board ?? board;
    for (const made of embeddings(board, index)) {
      count(['all', system, made.way], made, board);
      count(['all', 'with decoys'], withDecoys(made, other, index), board);
    }
    for (const made of decoyPages(other, index)) count(['all', `only ${made.way}`], made, null);
  }
  return [
    `### ${half === 'development' ? 'Development' : 'Held-out'}: ${own.length} boards`,
    '',
    '| pages | number | precision (95 % interval) | recall (95 % interval) | µs a page |',
    '|---|---|---|---|---|',
    ...[...tallies].map(([name, { pages, found, right, own: shown, milliseconds }]) => {
      const precision: Share = { part: right, whole: found };
      const recall: Share = { part: right, whole: shown };
      return `| ${name} | ${pages} | ${found === 0 ? 'none found' : percentWithin(precision)} | ${shown === 0 ? 'none to find' : percentWithin(recall)} | ${((milliseconds * 1_000) / pages).toFixed(0)} |`;
    }),
    '',
  ];
}

/** Case matters for Lever, Workday's sites and Rippling. */
const isSameSpelling = (found: JobBoard, own: JobBoard): boolean => found.token === own.token;
