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

export interface Labeled {
  name: string;
  source: string;
  /** Each of these is right. */
  kinds: string[];
  /** By column, each with its alternatives; by the names of columns in JSON, whose columns have no order. */
  targets: string[][] | ReadonlyMap<string, string[]>;
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

export const readLabels = (half: Half): Labeled[] =>
  readLabelsOf(readFileSync(new URL(`../../engines/leads/importing/labels/${fileOf[half]}`, import.meta.url), 'utf8')).filter(
    ({ name }) => fileOf[half] !== 'files.txt' || isInTestSet(name) === (half === 'held out'),
  );

/** @param text labeled files in the format of labels/README.md */
export function readLabelsOf(text: string): Labeled[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [heading = '', targets = '', ...lines] = section.split('\n');
      const [name = '', source = '', kind = '', form = ''] = heading.split('|').map((part) => part.trim());
      return {
        ...{ name, source, form },
        kinds: kind.split('/'),
        targets: form === 'json' ? byName(targets) : targets.split(';').map((target) => target.split('/')),
        text: lines.join('\n'),
      };
    });
}

/** "name=company.name;sector=company.industry/extra" */
const byName = (targets: string): ReadonlyMap<string, string[]> =>
  new Map(
    targets.split(';').map((each) => {
      const [name = '', accepted = ''] = each.split('=');
      return [name, accepted.split('/')];
    }),
  );

/** By column. A column of JSON without a label is an extra field. */
const acceptedBy = ({ targets }: Labeled, { columns }: Answer): string[][] =>
  Array.isArray(targets) ? targets : columns.map(({ header }) => targets.get(header) ?? ['extra']);

export interface Answer {
  readonly leads: string;
  readonly isLeadsSure: boolean;
  readonly leadsRule: string;
  readonly columns: readonly {
    readonly header: string;
    readonly target: string | null;
    readonly isDoubtful: boolean;
    readonly rule: string | null;
  }[];
  /** Why the file can't be read. */
  readonly refused?: string;
}

const program = fileURLToPath(new URL('../../apps/server/operator/main.ts', import.meta.url));

/** One answer per file. */
export function readFiles(labeled: readonly Labeled[]): Answer[] {
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
        return { leads: 'refused', isLeadsSure: true, leadsRule: 'none', columns: [], ...read };
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
    const targets = acceptedBy(each, answer);
    score.columns += targets.length;
    for (const [column, accepted] of targets.entries()) {
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

/** How often a rule is right and wrong, where the preview is sure and where it asks or marks a doubt. */
export interface Calibration {
  right: number;
  wrong: number;
  doubtfulRight: number;
  doubtfulWrong: number;
}

/** @returns by rule: columns by what decided their target, and files (`kind: …`) by what decided what their rows are; and the files that ask or mark a doubt */
export function calibrate(
  labeled: readonly Labeled[],
  answers: readonly Answer[] = readFiles(labeled),
): { readonly rules: ReadonlyMap<string, Calibration>; readonly asking: number } {
  const rules = new Map<string, Calibration>();
  const count = (rule: string, isRight: boolean, isDoubtful: boolean): void => {
    const found = rules.get(rule) ?? { right: 0, wrong: 0, doubtfulRight: 0, doubtfulWrong: 0 };
    rules.set(rule, found);
    found[isDoubtful ? (isRight ? 'doubtfulRight' : 'doubtfulWrong') : isRight ? 'right' : 'wrong'] += 1;
  };
  let asking = 0;
  for (const [index, each] of labeled.entries()) {
    const answer = answers[index];
    if (!answer) throw new Error(`no answer for ${each.name}`);
    count(`kind: ${answer.leadsRule}`, each.kinds.includes(answer.leads), !answer.isLeadsSure);
    for (const [column, accepted] of acceptedBy(each, answer).entries()) {
      const { target = null, rule = null, isDoubtful = false } = answer.columns[column] ?? {};
      if (target !== null && rule !== null) count(rule, accepted.includes(target), isDoubtful || !answer.isLeadsSure);
    }
    asking += Number(!answer.isLeadsSure || answer.columns.some(({ isDoubtful }) => isDoubtful));
  }
  return { rules, asking };
}

/** Columns and files of all but the held-out half, which is never shown, that are not read as labeled. */
export function mistakes(): string[] {
  const labeled = [...readLabels('development'), ...readLabels('exports'), ...readLabels('shapes')];
  return mistakesOf(labeled, readFiles(labeled));
}

function mistakesOf(labeled: readonly Labeled[], answers: readonly Answer[]): string[] {
  return labeled.flatMap((each, index) => {
    const answer = answers[index];
    if (!answer) throw new Error(`no answer for ${each.name}`);
    const { columns: read, leads, isLeadsSure, refused } = answer;
    const kind = refused ?? (isLeadsSure ? leads : 'unsure');
    const columns = acceptedBy(each, answer).flatMap((accepted, column) => {
      const found = read[column]?.target ?? 'extra';
      const doubt = found !== 'extra' && read[column]?.isDoubtful ? ' (doubtful)' : '';
      return accepted.includes(found) ? [] : [`${each.name}\t${read[column]?.header ?? ''}\t${found}${doubt} / ${accepted.join('/')}`];
    });
    return [...(each.kinds.includes(kind) ? [] : [`${each.name}\tkind\t${kind} / ${each.kinds.join('/')}`]), ...columns];
  });
}
