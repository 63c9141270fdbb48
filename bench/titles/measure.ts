/** Compares the rules' answers for labeled titles with the labels. */
import { readFileSync } from 'node:fs';
import { readTitle } from '@leadlight/vocabulary';
import { isInTestSet } from '../../engines/vocabulary/titles/labels/split.ts';

interface Labeled {
  language: string;
  title: string;
  seniorities: string[];
  department: string;
  synonyms: string;
}

export interface Score {
  titles: number;
  /** Precision is the share of the rules' answers that is right; recall is the share of the labels that the rules find. */
  precision: number;
  recall: number;
  /** Titles with a completely right answer. */
  exact: number;
}

export type Half = 'development' | 'held out';

const labels = new URL('../../engines/vocabulary/titles/labels/titles.tsv', import.meta.url);

export function readLabels(half: Half): Labeled[] {
  return readFileSync(labels, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [language = '', title = '', seniorities = '', department = '', synonyms = ''] = line.split('\t');
      return { language, title, seniorities: seniorities.split(',').filter(Boolean), department, synonyms };
    })
    .filter(({ language, title }) => isInTestSet(language, title) === (half === 'held out'));
}

export function measureSeniority(titles: Labeled[]): Score {
  return scoreOf(titles.map(({ title, seniorities }) => [readTitle(title).seniorities, seniorities]));
}

export function measureDepartment(titles: Labeled[]): Score {
  return scoreOf(
    titles.map(({ title, department }) => {
      const found = readTitle(title).department;
      return [found ? [found] : [], department ? [department] : []];
    }),
  );
}

function scoreOf(pairs: [answered: readonly string[], labeled: readonly string[]][]): Score {
  let answered = 0;
  let labeled = 0;
  let right = 0;
  let exact = 0;
  for (const [answer, label] of pairs) {
    const both = answer.filter((each) => label.includes(each)).length;
    answered += answer.length;
    labeled += label.length;
    right += both;
    if (both === answer.length && both === label.length) exact += 1;
  }
  return { titles: pairs.length, precision: right / answered, recall: right / labeled, exact };
}

/** Over all judged pairs of titles: titles with the same meaning must have the same key, others different keys. */
export function measureKeys(titles: Labeled[]): Score {
  const judged = titles.filter(({ synonyms }) => synonyms !== '').map(({ title, synonyms }) => ({ synonyms, key: readTitle(title).key }));
  let same = 0;
  let found = 0;
  let right = 0;
  for (const [index, a] of judged.entries()) {
    for (const b of judged.slice(index + 1)) {
      const isSame = a.synonyms === b.synonyms;
      const isFound = a.key !== null && a.key === b.key;
      same += Number(isSame);
      found += Number(isFound);
      right += Number(isSame && isFound);
    }
  }
  return { titles: judged.length, precision: right / found, recall: right / same, exact: right };
}

/** Titles of the development half for which the rules' answer differs from the label; the held-out half is never shown. */
export function mistakes(): string[] {
  return readLabels('development').flatMap(({ language, title, seniorities, department, synonyms }) => {
    const read = readTitle(title);
    const isRight = read.seniorities.toSorted().join() === seniorities.toSorted().join() && (read.department ?? '') === department;
    return isRight
      ? []
      : [
          `${language}\t${title}\t${read.seniorities.join()} / ${seniorities.join()}\t${read.department ?? ''} / ${department}\t${read.key ?? ''}\t${synonyms}`,
        ];
  });
}
