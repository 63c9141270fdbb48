/**
 * Compares how files are read with the labels: what their rows are, and what each column contains. The files are written as users have them (encodings,
 * workbooks) and read by the import's own preview, `npm run import -- --preview`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInTestSet } from '../../engines/leads/importing/labels/split.ts';
import { bytesOf } from './bytes.ts';

interface Labeled {
  name: string;
  source: string;
  /** Each of these is right. */
  kinds: string[];
  /** By column, each with its alternatives. */
  targets: string[][];
  /** How the file is written; see `bytesOf`. */
  form: string;
  text: string;
}

export interface Score {
  files: number;
  columns: number;
  precision: number;
  recall: number;
  /** Files whose kind is read as labeled, or said to be unsure. */
  rightKind: number;
  unsureKind: number;
  /** Files read as the wrong kind without saying that it is unsure. */
  misread: number;
  /** Columns with a wrong target, in files whose kind is sure, that the preview doesn't mark as doubtful. */
  silent: number;
}

/** `exports` and `shapes`: measured once, in rounds, each before the rules were changed for it; since then all of it is development. */
export type Half = 'development' | 'held out' | 'exports' | 'shapes';

const fileOf: Readonly<Record<Half, string>> = {
  development: 'files.txt',
  'held out': 'files.txt',
  exports: 'exports.txt',
  shapes: 'shapes.txt',
};

export function readLabels(half: Half): Labeled[] {
  return readFileSync(new URL(`../../engines/leads/importing/labels/${fileOf[half]}`, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [heading = '', targets = '', ...lines] = section.split('\n');
      const [name = '', source = '', kind = '', form = ''] = heading.split('|').map((part) => part.trim());
      return {
        ...{ name, source, form },
        kinds: kind.split('/'),
        targets: targets.split(';').map((target) => target.split('/')),
        text: lines.join('\n'),
      };
    })
    .filter(({ name }) => fileOf[half] !== 'files.txt' || isInTestSet(name) === (half === 'held out'));
}

interface Answer {
  readonly leads: string;
  readonly isLeadsSure: boolean;
  readonly columns: readonly { readonly header: string; readonly target: string | null; readonly isDoubtful: boolean }[];
  /** Why the file can't be read. */
  readonly refused?: string;
}

const program = fileURLToPath(new URL('../../apps/server/operator/main.ts', import.meta.url));

/** One answer per file. */
function readFiles(labeled: readonly Labeled[]): Answer[] {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-files-'));
  try {
    const paths = labeled.map(({ text, form }, index) => {
      const path = join(folder, String(index));
      writeFileSync(path, bytesOf(text, form));
      return path;
    });
    const output = execFileSync(process.execPath, [program, 'import', '--preview', ...paths], { encoding: 'utf8', maxBuffer: 1 << 28 });
    return output
      .trimEnd()
      .split('\n')
      .map((line) => {
        const read = JSON.parse(line) as Partial<Answer>;
        return { leads: 'refused', isLeadsSure: true, columns: [], ...read };
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function measure(labeled: readonly Labeled[], answers: readonly Answer[] = readFiles(labeled)): Score {
  const score = { columns: 0, mapped: 0, expected: 0, right: 0, found: 0, rightKind: 0, unsureKind: 0, misread: 0, silent: 0 };
  for (const [index, each] of labeled.entries()) {
    const answer = answers[index];
    if (!answer) throw new Error(`no answer for ${each.name}`);
    score.columns += each.targets.length;
    for (const [column, accepted] of each.targets.entries()) {
      const found = answer.columns[column]?.target ?? 'extra';
      score.mapped += Number(found !== 'extra');
      score.expected += Number(!accepted.includes('extra'));
      const isRight = found !== 'extra' && accepted.includes(found);
      score.right += Number(isRight);
      score.found += Number(isRight && !accepted.includes('extra'));
      score.silent += Number(found !== 'extra' && !isRight && answer.isLeadsSure && !answer.columns[column]?.isDoubtful);
    }
    score.unsureKind += Number(!answer.isLeadsSure);
    score.rightKind += Number(answer.isLeadsSure && each.kinds.includes(answer.leads));
    score.misread += Number(answer.isLeadsSure && !each.kinds.includes(answer.leads));
  }
  const { mapped, expected, right, found, ...counts } = score;
  return { files: labeled.length, ...counts, precision: right / mapped, recall: found / expected };
}

/** Columns and files of all but the held-out half, which is never shown, that are not read as labeled. */
export function mistakes(): string[] {
  const labeled = [...readLabels('development'), ...readLabels('exports'), ...readLabels('shapes')];
  return mistakesOf(labeled, readFiles(labeled));
}

function mistakesOf(labeled: readonly Labeled[], answers: readonly Answer[]): string[] {
  return labeled.flatMap((each, index) => {
    const { columns: read = [], leads = '', isLeadsSure = true, refused } = answers[index] ?? {};
    const kind = refused ?? (isLeadsSure ? leads : 'unsure');
    const columns = each.targets.flatMap((accepted, column) => {
      const found = read[column]?.target ?? 'extra';
      const doubt = found !== 'extra' && read[column]?.isDoubtful ? ' (doubtful)' : '';
      return accepted.includes(found) ? [] : [`${each.name}\t${read[column]?.header ?? ''}\t${found}${doubt} / ${accepted.join('/')}`];
    });
    return [...(each.kinds.includes(kind) ? [] : [`${each.name}\tkind\t${kind} / ${each.kinds.join('/')}`]), ...columns];
  });
}
