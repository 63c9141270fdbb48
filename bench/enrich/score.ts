/** Counts right, wrong and missing values of a field, over all values and averaged per site. */
import { wilson } from '../verify/wilson.ts';

export interface Count {
  site: string;
  right: number;
  answered: number;
  /** Labels that an answer matches. */
  hit: number;
  labeled: number;
}

export interface Matches<Answer, Label> {
  answers: readonly Answer[];
  labels: readonly Label[];
  isMatch: (answer: Answer, label: Label) => boolean;
}

export class FieldScore {
  readonly name: string;
  readonly counts: Count[] = [];
  readonly mistakes: string[] = [];
  absent = 0;
  ambiguous = 0;
  failed = 0;

  constructor(name: string) {
    this.name = name;
  }

  add<Answer, Label>(site: string, { answers, labels, isMatch }: Matches<Answer, Label>, shown: (value: Answer | Label) => string): void {
    const wrong = answers.filter((answer) => !labels.some((label) => isMatch(answer, label)));
    const missing = labels.filter((label) => !answers.some((answer) => isMatch(answer, label)));
    this.counts.push({
      site,
      right: answers.length - wrong.length,
      answered: answers.length,
      hit: labels.length - missing.length,
      labeled: labels.length,
    });
    for (const each of wrong) this.mistakes.push(`${this.name}\twrong\t${site}\t${shown(each)}`);
    for (const each of missing) this.mistakes.push(`${this.name}\tmissing\t${site}\t${shown(each)}`);
  }

  row(): string {
    const sum = (key: 'right' | 'answered' | 'hit' | 'labeled'): number => this.counts.reduce((total, count) => total + count[key], 0);
    const per = (part: 'right' | 'hit', whole: 'answered' | 'labeled'): string => {
      const shares = this.counts.filter((count) => count[whole] > 0).map((count) => count[part] / count[whole]);
      return shares.length === 0 ? '–' : `${((shares.reduce((total, each) => total + each, 0) / shares.length) * 100).toFixed(1)} %`;
    };
    return `| ${this.name} | ${shareOf(sum('right'), sum('answered'))} | ${shareOf(sum('hit'), sum('labeled'))} | ${per('right', 'answered')} | ${per('hit', 'labeled')} | ${this.absent} | ${this.ambiguous} | ${this.failed} |`;
  }
}

export const heading = [
  '| field | precision (95 % interval) | recall (95 % interval) | precision per site | recall per site | absent | ambiguous | failed |',
  '|---|---|---|---|---|---|---|---|',
];

/** "86.4 % (66.7–95.3), 19 of 22". */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return '–';
  const { low, high } = wilson(part, whole);
  return `${((part / whole) * 100).toFixed(1)} % (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}), ${part} of ${whole}`;
}
