/** Compares the rules' answers for labeled titles with the labels. */
import { readFileSync } from 'node:fs';
import { readTitle } from '@leadlight/vocabulary';
import { isInTestSet } from '../../engines/vocabulary/titles/labels/split.ts';
import type { Share } from '../labels/tables.ts';

interface Labeled {
  language: string;
  title: string;
  /** Each of these is right; null if not judged. */
  seniorities: string[][] | null;
  /** Each of these is right; null if not judged. */
  departments: string[] | null;
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
export type LabelSet = 'titles' | 'profiles' | 'teams' | 'fields' | 'everyday' | 'mixed';
export type Half = 'development' | 'held out';

export function readLabels(set: LabelSet, half: Half): Labeled[] {
  return readFileSync(new URL(`../../engines/vocabulary/titles/labels/${set}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [language = '', title = '', seniorities = '', department = '', synonyms = ''] = line.split('\t');
      const isJudged = (label: string): boolean => !label.split('/').includes('*');
      return {
        language,
        title,
        seniorities: isJudged(seniorities) ? seniorities.split('/').map((each) => each.split(',').filter(Boolean)) : null,
        departments: isJudged(department) ? department.split('/') : null,
        synonyms,
      };
    })
    .filter(({ language, title }) => isInTestSet(language, title) === (half === 'held out'));
}

export function measureSeniority(titles: Labeled[]): Score {
  return scoreOf(
    titles.flatMap(({ title, seniorities }) => (seniorities === null ? [] : [closest(readTitle(title).seniorities, seniorities)])),
  );
}

export function measureDepartment(titles: Labeled[]): Score {
  return scoreOf(
    titles.flatMap(({ title, departments }) => {
      const found = readTitle(title).department;
      return departments === null
        ? []
        : [
            closest(
              found ? [found] : [],
              departments.map((each) => (each === '' ? [] : [each])),
            ),
          ];
    }),
  );
}

type Pair = [answered: readonly string[], labeled: readonly string[]];

/** The answer with the closest of the labels that are right. */
function closest(answer: readonly string[], labels: readonly string[][]): Pair {
  const distance = (label: readonly string[]): number =>
    answer.filter((each) => !label.includes(each)).length + label.filter((each) => !answer.includes(each)).length;
  return [answer, labels.toSorted((a, b) => distance(a) - distance(b))[0] ?? []];
}

function scoreOf(pairs: readonly Pair[]): Score {
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
  return readLabels(set, 'development').flatMap(({ language, title, seniorities, departments, synonyms }) => {
    const read = readTitle(title);
    const found = read.seniorities.toSorted().join();
    const isRight =
      (seniorities === null || seniorities.some((each) => each.toSorted().join() === found)) &&
      (departments === null || departments.includes(read.department ?? ''));
    const wanted = [seniorities?.map((each) => each.join()).join(' or ') ?? '*', departments?.join(' or ') ?? '*'];
    return isRight
      ? []
      : [
          `${language}\t${title}\t${read.seniorities.join()} / ${wanted[0]}\t${read.department ?? ''} / ${wanted[1]}\t${read.key ?? ''}\t${synonyms}`,
        ];
  });
}
