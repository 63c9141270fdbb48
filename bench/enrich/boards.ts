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

export async function measureBoards(data: string, { mistakes }: { mistakes: boolean }): Promise<void> {
  const folder = `${data}/job-boards`;
  if (!existsSync(folder)) throw new Error(`${folder} doesn't exist.`);
  const all = boardSystems.flatMap((system) => addressesOf(`${folder}/boards/${system}.csv`).map((url) => readOwn(system, url)));
  for (const half of ['development', 'held out'] as const) measureHalf(half, all, mistakes);
  const wrong = await wrongFields(`${folder}/answers`);
  process.stdout.write(`answers: ${wrong.systems} systems, ${wrong.fields} fields, ${wrong.wrong.length} wrong\n`);
  for (const line of wrong.wrong) process.stdout.write(`  ${line}\n`);
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

function measureHalf(half: Half, all: readonly Own[], mistakes: boolean): void {
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
  process.stdout.write(`\n${half}: ${own.length} boards\n`);
  for (const [name, { pages, found, right, own: shown, milliseconds }] of tallies) {
    const precision: Share = { part: right, whole: found };
    const recall: Share = { part: right, whole: shown };
    process.stdout.write(
      `${name.padEnd(34)} ${String(pages).padStart(6)} pages  precision ${percentWithin(precision).padEnd(22)} recall ${percentWithin(recall).padEnd(22)} ${((milliseconds * 1_000) / pages).toFixed(0)} µs\n`,
    );
  }
}

/** Case matters for Lever, Workday's sites and Rippling. */
const isSameSpelling = (found: JobBoard, own: JobBoard): boolean => found.token === own.token;
