/** Compares the industries that the rules read with the labels. */
import { readFileSync } from 'node:fs';
import { industrySystemOf, parseIndustry } from '@leadlight/vocabulary';
import { isInTestSet } from '../../engines/vocabulary/industries/labels/split.ts';

interface Labeled {
  system: string;
  language: string;
  header: string;
  text: string;
  /** The best one first; empty if the text doesn't say one. */
  industries: string[];
}

export interface Score {
  texts: number;
  /** Precision is the share of the rules' answers that is right; recall is the share of the labels that the rules find. */
  precision: number;
  recall: number;
  /** The same for the sector alone: "software" of "software.games". */
  sectorPrecision: number;
  sectorRecall: number;
}

/** The files in engines/vocabulary/industries/labels. */
export type IndustrySet = 'industries' | 'directories' | 'trades' | 'everyday' | 'mixed';
export type Half = 'development' | 'held out';

export function readLabels(set: IndustrySet, half: Half): Labeled[] {
  return readFileSync(new URL(`../../engines/vocabulary/industries/labels/${set}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [system = '', language = '', header = '', text = '', industries = ''] = line.split('\t');
      return { system, language, header, text, industries: industries.split(',').filter(Boolean) };
    })
    .filter(({ header, text }) => isInTestSet(header, text) === (half === 'held out'));
}

const read = ({ header, text }: Labeled): string | null => parseIndustry(text, industrySystemOf(header, [text]));

const sectorOf = (id: string): string => id.split('.')[0] ?? id;

export function measure(labeled: Labeled[]): Score {
  let answered = 0;
  let right = 0;
  let rightSector = 0;
  for (const each of labeled) {
    const found = read(each);
    if (found === null) continue;
    answered += 1;
    right += Number(each.industries.includes(found));
    rightSector += Number(each.industries.some((id) => sectorOf(id) === sectorOf(found)));
  }
  const expected = labeled.filter(({ industries }) => industries.length > 0).length;
  return {
    texts: labeled.length,
    precision: right / answered,
    recall: right / expected,
    sectorPrecision: rightSector / answered,
    sectorRecall: rightSector / expected,
  };
}

/** Texts of the development half for which the rules' answer is not in the label; the held-out half is never shown. */
export function mistakes(set: IndustrySet): string[] {
  return readLabels(set, 'development').flatMap((each) => {
    const found = read(each);
    const isRight = found === null ? each.industries.length === 0 : each.industries.includes(found);
    return isRight ? [] : [`${each.system}\t${each.header}\t${each.text}\t${found ?? ''} / ${each.industries.join()}`];
  });
}
