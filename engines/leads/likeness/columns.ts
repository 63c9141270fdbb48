/**
 * The families of traits as columns of a segment. A row refers to a node (a code, a title's key, a company's details), and a node has values; so work
 * over a million rows becomes work over a few thousand nodes.
 */
import { departmentBits } from '../search/company-details.ts';
import type { LeadKind } from '../search/query.ts';
import { sectorOf } from '../search/segment-filters.ts';
import { seniorityBits, type Segment } from '../search/segment.ts';
import type { Codes } from '../search/coded.ts';
import { textAt, textCount, textsOf } from '../search/string-table.ts';
import { wordsByMember } from '../search/word-index.ts';
import { ageRanges, jobRanges, rangeOf, type TraitFamily } from './traits.ts';

export interface FamilyColumn {
  readonly family: TraitFamily;
  /** By row. */
  readonly codes: Codes;
  /** From a code to a node; null when they are the same. */
  readonly via: Codes | null;
  readonly nodeCount: number;
  /** Whether anything is known of the family; node 0 means unknown. */
  readonly isKnown: (node: number) => boolean;
  /** Calls with each value of a node. */
  readonly forEachValue: (node: number, take: (value: number) => void) => void;
  /** By value. */
  readonly names: readonly string[];
}

export const nodeOf = ({ codes, via }: FamilyColumn, row: number): number => (via ? (via[codes[row] ?? 0] ?? 0) : (codes[row] ?? 0));

const known = new WeakMap<Segment, { readonly year: number; readonly columns: readonly FamilyColumn[] }>();

/** All columns but the words, which are found by another way. @param year the current one, for ages */
export function columnsOf(segment: Segment, year: number): readonly FamilyColumn[] {
  const cached = known.get(segment);
  if (cached?.year === year) return cached.columns;
  const columns = [...recordColumns(segment), ...companyColumns(segment, year)];
  known.set(segment, { year, columns });
  return columns;
}

const isNode = (node: number): boolean => node !== 0;
const itself = (node: number, take: (value: number) => void): void => {
  if (node !== 0) take(node - 1);
};
const eachBit = (mask: number, take: (bit: number) => void): void => {
  for (let rest = mask; rest !== 0; rest &= rest - 1) take(31 - Math.clz32(rest & -rest));
};

function recordColumns(segment: Segment): FamilyColumn[] {
  const { coded, seniorities, kind } = segment;
  const codedFamilies: readonly ('industry' | 'size' | 'companyStatus' | 'country' | 'region' | 'city' | 'department')[] = [
    'industry',
    'size',
    'companyStatus',
    'country',
    'region',
    'city',
    ...(kind === 'people' ? (['department'] as const) : []),
  ];
  const codedColumn = (family: (typeof codedFamilies)[number]): FamilyColumn => ({
    family,
    codes: coded[family].codes,
    via: null,
    nodeCount: textCount(coded[family].values) + 1,
    isKnown: isNode,
    forEachValue: itself,
    names: textsOf(coded[family].values),
  });
  const columns = codedFamilies.map(codedColumn);
  const industries = textsOf(coded.industry.values);
  const sectors = [...new Set(industries.map(sectorOf))];
  const sectorAt = industries.map((industry) => sectors.indexOf(sectorOf(industry)));
  columns.push({
    ...codedColumn('industry'),
    family: 'sector',
    forEachValue: (node, take) => {
      if (node !== 0) take(sectorAt[node - 1] ?? 0);
    },
    names: sectors,
  });
  if (kind === 'companies') return columns;
  return [
    ...columns,
    {
      family: 'seniority',
      codes: seniorities,
      via: null,
      nodeCount: 2 ** seniorityBits.length,
      isKnown: isNode,
      forEachValue: eachBit,
      names: seniorityBits,
    },
    titleColumn(segment),
  ];
}

/** The words of a title's key. Nodes are keys. */
function titleColumn({ titles }: Segment): FamilyColumn {
  const { keyCodes, keyCount, keyWords } = titles;
  const via = new Uint32Array(keyCodes.length + 1);
  for (let title = 0; title < keyCodes.length; title += 1) via[title + 1] = (keyCodes[title] ?? 0) + 1;
  const { starts, words } = wordsByMember(keyWords, keyCount);
  return {
    family: 'title',
    codes: titles.codes,
    via,
    nodeCount: keyCount + 1,
    isKnown: (node) => node !== 0 && starts[node - 1] !== starts[node],
    forEachValue: (node, take) => {
      if (node !== 0) for (let at = starts[node - 1] ?? 0; at < (starts[node] ?? 0); at += 1) take(words[at] ?? 0);
    },
    names: Array.from({ length: textCount(keyWords.words) }, (_each, at) => textAt(keyWords.words, at)),
  };
}

function companyColumns({ employers }: Segment, year: number): FamilyColumn[] {
  const { codes, founded, details } = employers;
  const { technologyStarts, technologyCodes, mailProvider, departments, jobStarts } = details;
  const ages = new Uint8Array(founded.length + 1);
  for (let at = 0; at < founded.length; at += 1)
    if (founded[at] !== 0) ages[at + 1] = rangeOf(ageRanges, Math.max(0, year - (founded[at] ?? 0)));
  const nodeCount = departments.length + 1;
  const ofDetails = { codes, via: details.codes, nodeCount };
  const jobs = Uint8Array.from({ length: nodeCount }, (_each, node) =>
    node === 0 ? 0 : rangeOf(jobRanges, (jobStarts[node] ?? 0) - (jobStarts[node - 1] ?? 0)),
  );
  return [
    {
      family: 'age',
      codes,
      via: ages,
      nodeCount: ageRanges.length + 1,
      isKnown: isNode,
      forEachValue: itself,
      names: ageRanges.map(({ value }) => value),
    },
    {
      ...ofDetails,
      family: 'technology',
      isKnown: (node) => node !== 0 && technologyStarts[node] !== technologyStarts[node - 1],
      forEachValue: (node, take) => {
        if (node !== 0)
          for (let at = technologyStarts[node - 1] ?? 0; at < (technologyStarts[node] ?? 0); at += 1) take((technologyCodes[at] ?? 0) - 1);
      },
      names: textsOf(details.technologies),
    },
    {
      ...ofDetails,
      family: 'hiringIn',
      isKnown: isNode,
      forEachValue: (node, take) => {
        if (node !== 0) eachBit(departments[node - 1] ?? 0, take);
      },
      names: departmentBits,
    },
    {
      ...ofDetails,
      family: 'mailProvider',
      isKnown: (node) => node !== 0 && mailProvider.codes[node - 1] !== 0,
      forEachValue: (node, take) => {
        if (node !== 0 && mailProvider.codes[node - 1] !== 0) take((mailProvider.codes[node - 1] ?? 0) - 1);
      },
      names: textsOf(mailProvider.values),
    },
    {
      ...ofDetails,
      family: 'openJobs',
      isKnown: (node) => jobs[node] !== 0,
      forEachValue: (node, take) => itself(jobs[node] ?? 0, take),
      names: jobRanges.map(({ value }) => value),
    },
  ];
}

/** Whether leads of this kind have words: a person's are in the title. */
export const hasWords = (kind: LeadKind): boolean => kind === 'companies';
