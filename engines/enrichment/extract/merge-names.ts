/** Chooses the company's brand and legal name from what its pages call it. */
import { companyNameKey } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { foundOf, groupBy, type Group } from './answers.ts';
import type { Answer } from './facts.ts';
import { hasLegalForm, withoutLegalForm } from './legal-forms.ts';
import { domainFit, type NameCandidate } from './names.ts';

export interface Names {
  readonly brandName: Answer<string>;
  readonly legalName: Answer<string>;
  readonly otherNames: Answer<string>;
}

interface Scored {
  readonly group: Group<string>;
  readonly score: number;
  readonly fit: number;
}

const keyOf = (name: string): string => companyNameKey(name) ?? foldText(name);

/** @param text what the pages say, folded: a name is mentioned there */
export function mergeNames(candidates: readonly NameCandidate[], domain: string | null, text: string): Names {
  const all = groupBy(
    candidates.filter(({ kind }) => kind !== 'alternate'),
    keyOf,
  );
  // Names are compared with each other; a page with more is a list of companies.
  const likely = all.toSorted((a, b) => b.score - a.score).slice(0, mostNames);
  const keys = likely.map(({ key }) => key);
  const brands = likely
    .map((group) => {
      const scored = scoreBrand(group, domain);
      const inside = keys.filter((key) => key !== group.key && ` ${key} `.includes(` ${group.key} `)).length;
      const mentions = group.key.length > 2 ? ` ${text} `.split(` ${group.key} `, mostMentions + 2).length - 2 : 0;
      return { ...scored, score: scored.score + Math.min(2, inside) * 0.8 + Math.max(0, mentions) * 0.3 };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = brands;
  const brandName = first === undefined ? ({ kind: 'absent' } as const) : brandAnswer(first, second);
  const brand = brandName.kind === 'found' ? (brandName.values[0]?.value ?? null) : null;
  const legalName = legalAnswer(candidates, brand, domain);
  const legal = legalName.kind === 'found' ? (legalName.values[0]?.value ?? null) : null;
  const others = groupBy(
    candidates.filter(({ value, kind }) => kind === 'alternate' || (kind === 'legal' && brand !== null && sharesWord(value, brand))),
    foldText,
  ).filter(({ key }) => key !== foldText(brand ?? '') && key !== foldText(legal ?? ''));
  const distinct = others.filter(({ members, best }) => best >= 1 && keyOf(members[0]?.value ?? '') !== keyOf(legal ?? ''));
  return {
    brandName,
    legalName,
    otherNames:
      distinct.length === 0 ? { kind: 'absent' } : { kind: 'found', values: distinct.slice(0, 5).flatMap((group) => foundOf(group)) },
  };
}

const mostNames = 200;

/** More mentions in the text don't say more. */
const mostMentions = 6;

/** Each kind of evidence counts once; a name on every page counts more. */
function scoreBrand(group: Group<string>, domain: string | null): Scored {
  const byRule = new Map<string, number>();
  const pages = new Set<string>();
  for (const { evidence, weight } of group.members) {
    byRule.set(evidence.rule, Math.max(weight, byRule.get(evidence.rule) ?? 0));
    pages.add(evidence.page);
  }
  const fit = Math.max(...group.members.slice(0, 30).map(({ value }) => domainFit(value, domain)));
  const evidence = [...byRule.values()].reduce((sum, weight) => sum + weight, 0);
  return { group, fit, score: evidence + Math.min(4, pages.size - 1) + (fit >= 2 ? fit * 1.7 : fit * 1.2) - (isTagline(group) ? 1.5 : 0) };
}

/** Longer than names are, without a legal form. */
const isTagline = ({ members }: Group<string>): boolean =>
  members.every(({ value }) => value.split(/\s+/).length > 5 && !hasLegalForm(value));

/** Less than this is one weak sign: a title, a heading. */
const leastScore = 2;

function brandAnswer(first: Scored, second: Scored | undefined): Answer<string> {
  const found = foundOf(first.group, displayName(first.group));
  const isClose =
    second !== undefined &&
    first.score - second.score < 0.3 &&
    first.fit <= second.fit &&
    !keyOf(displayName(second.group)).includes(first.group.key) &&
    !first.group.key.includes(second.group.key);
  if (first.score < leastScore || (isClose && first.fit < 2))
    return { kind: 'ambiguous', candidates: [...found, ...(second ? foundOf(second.group, displayName(second.group)) : [])] };
  return { kind: 'found', values: found };
}

/** The form that most evidence has, without the legal form if there is one without; capitals only if nothing else is written. */
function displayName(group: Group<string>): string {
  const forms = groupBy(group.members, (value) => value.replaceAll(/\s+/g, ' ').trim());
  const score = ({ key, score: weight }: Group<string>): number =>
    weight - (hasLegalForm(key) ? 3 : 0) - (key === key.toUpperCase() && key.length > 5 ? 1 : 0) - (key === key.toLowerCase() ? 2 : 0);
  const [best] = forms.toSorted((a, b) => score(b) - score(a));
  const name = (best?.key ?? group.members[0]?.value ?? '').replace(/[\s,]+$/, '');
  const short = withoutLegalForm(name);
  return short.length > 1 ? short : name;
}

function legalAnswer(candidates: readonly NameCandidate[], brand: string | null, domain: string | null): Answer<string> {
  const groups = groupBy(
    candidates.filter(({ kind }) => kind === 'legal'),
    foldText,
  )
    .map((group) => {
      const name = group.members[0]?.value ?? '';
      const isRelated = (brand !== null && sharesWord(name, brand)) || domainFit(name, domain) >= 1;
      return { group, isRelated, score: group.score + (isRelated ? 3 : 0) + domainFit(name, domain) };
    })
    // An imprint may name a company that neither the domain nor the brand resembles; elsewhere it is somebody else's.
    .filter(({ group, isRelated }) => isRelated || group.best >= 4)
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = groups;
  if (!first) return { kind: 'absent' };
  const name = first.group.members[0]?.value ?? '';
  if (!first.isRelated && second && second.score > first.score - 1)
    return { kind: 'ambiguous', candidates: [...foundOf(first.group), ...foundOf(second.group)] };
  return { kind: 'found', values: foundOf(first.group, name) };
}

/** Words that many companies have in their names. */
const common = new Set(
  'the and und group solutions services international software consulting company gmbh inc llc ltd of for de la'.split(' '),
);

function sharesWord(a: string, b: string): boolean {
  const words = new Set(
    foldText(a)
      .split(' ')
      .filter((word) => word.length > 1 && !common.has(word)),
  );
  const joined = foldText(a).replaceAll(' ', '');
  return foldText(b)
    .split(' ')
    .some((word) => (word.length > 1 && words.has(word)) || (word.length > 4 && joined.includes(word)));
}
