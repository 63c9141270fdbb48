/** Compares how files are read with the labels: what their rows are, and what each column contains. */
import { readFileSync } from 'node:fs';
import { detectLayout, guessMapping } from '@leadlight/leads';
import { isInTestSet } from '../../engines/leads/importing/labels/split.ts';

interface Labeled {
  name: string;
  source: string;
  /** Each of these is right. */
  kinds: string[];
  /** By column, each with its alternatives. */
  targets: string[][];
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
}

/** `exports`: measured once, in three rounds, each before the rules were changed for it; since then all of it is development. */
export type Half = 'development' | 'held out' | 'exports';

const labelsOf = (half: Half): URL =>
  new URL(`../../engines/leads/importing/labels/${half === 'exports' ? 'exports' : 'files'}.txt`, import.meta.url);

export function readLabels(half: Half): Labeled[] {
  return readFileSync(labelsOf(half), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [heading = '', targets = '', ...lines] = section.split('\n');
      const [name = '', source = '', kind = ''] = heading.split('|').map((part) => part.trim());
      return {
        name,
        source,
        kinds: kind.split('/'),
        targets: targets.split(';').map((target) => target.split('/')),
        text: lines.join('\n'),
      };
    })
    .filter(({ name }) => half === 'exports' || isInTestSet(name) === (half === 'held out'));
}

interface Answer {
  readonly kind: string;
  readonly isSure: boolean;
  readonly header: readonly string[];
  readonly targets: readonly string[];
}

function read({ text }: Labeled): Answer {
  const { header, rows } = detectLayout(text, true);
  const names = header ?? Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_none, index) => `Column ${index + 1}`);
  const { kind, isKindSure, targets } = guessMapping(names, rows);
  return { kind, isSure: isKindSure, header: names, targets };
}

export function measure(labeled: Labeled[]): Score {
  const score = { files: labeled.length, columns: 0, mapped: 0, expected: 0, right: 0, found: 0, rightKind: 0, unsureKind: 0, misread: 0 };
  for (const each of labeled) {
    const answer = read(each);
    score.columns += each.targets.length;
    for (const [column, accepted] of each.targets.entries()) {
      const found = answer.targets[column] ?? 'extra';
      score.mapped += Number(found !== 'extra');
      score.expected += Number(!accepted.includes('extra'));
      const isRight = found !== 'extra' && accepted.includes(found);
      score.right += Number(isRight);
      score.found += Number(isRight && !accepted.includes('extra'));
    }
    score.unsureKind += Number(!answer.isSure);
    score.rightKind += Number(answer.isSure && each.kinds.includes(answer.kind));
    score.misread += Number(answer.isSure && !each.kinds.includes(answer.kind));
  }
  const { mapped, expected, right, found, ...counts } = score;
  return { ...counts, precision: right / mapped, recall: found / expected };
}

/** Columns and files of the development half and the exports that are not read as labeled; the held-out half is never shown. */
export function mistakes(): string[] {
  return [...readLabels('development'), ...readLabels('exports')].flatMap((each) => {
    const answer = read(each);
    const kind = answer.isSure ? answer.kind : 'unsure';
    const columns = each.targets.flatMap((accepted, column) => {
      const found = answer.targets[column] ?? 'extra';
      return accepted.includes(found) ? [] : [`${each.name}\t${answer.header[column] ?? ''}\t${found} / ${accepted.join('/')}`];
    });
    return [...(each.kinds.includes(kind) ? [] : [`${each.name}\tkind\t${kind} / ${each.kinds.join('/')}`]), ...columns];
  });
}
