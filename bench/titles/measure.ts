/** Compares the rules' answers for labeled titles with the labels. */
import { readFileSync } from 'node:fs';
import { readTitle } from '@leadlight/vocabulary';
import { isInTestSet } from '../../engines/vocabulary/titles/labels/split.ts';
import type { Share } from '../labels/tables.ts';

interface Labeled {
  language: string;
  title: string;
  seniorities: string[];
  department: string;
  synonyms: string;
}

export interface Score {
  titles: number;
  /** The share of the rules' answers that is right. */
  precision: Share;
  /** The share of the labels that the rules find. */
  recall: Share;
  /** Titles with a completely right answer. */
  exact: Share;
}

/** The files in engines/vocabulary/titles/labels. */
export type LabelSet = 'titles' | 'profiles' | 'teams' | 'fields';
export type Half = 'development' | 'held out';

export function readLabels(set: LabelSet, half: Half): Labeled[] {
  return readFileSync(new URL(`../../engines/vocabulary/titles/labels/${set}.tsv`, import.meta.url), 'utf8')
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
  return {
    titles: pairs.length,
    precision: { part: right, whole: answered },
    recall: { part: right, whole: labeled },
    exact: { part: exact, whole: pairs.length },
  };
}

/** Over all judged pairs of titles: titles with the same meaning must have the same key, others different keys. */
export function measureKeys(titles: Labeled[]): { titles: number; precision: Share; recall: Share } {
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
  return { titles: judged.length, precision: { part: right, whole: found }, recall: { part: right, whole: same } };
}

/** Titles of the development half for which the rules' answer differs from the label; the held-out half is never shown. */
export function mistakes(set: LabelSet): string[] {
  return readLabels(set, 'development').flatMap(({ language, title, seniorities, department, synonyms }) => {
    const read = readTitle(title);
    const isRight = read.seniorities.toSorted().join() === seniorities.toSorted().join() && (read.department ?? '') === department;
    return isRight
      ? []
      : [
          `${language}\t${title}\t${read.seniorities.join()} / ${seniorities.join()}\t${read.department ?? ''} / ${department}\t${read.key ?? ''}\t${synonyms}`,
        ];
  });
}
