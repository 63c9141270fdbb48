/** Chooses the company's brand and legal name from what its pages call it. */
import { companyNameKey } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { foundOf, groupBy, type Group } from './answers.ts';
import type { Answer } from './facts.ts';
import { hasLegalForm, withoutLegalForm } from './legal-forms.ts';
import { isInOtherScript } from './legal-prefixes.ts';
import { domainFit } from './domain-fit.ts';
import type { NameCandidate } from './name-candidate.ts';
import { domainInText, ownNotice } from './names.ts';

export interface Names {
  readonly brandName: Answer<string>;
  readonly legalName: Answer<string>;
  readonly otherNames: Answer<string>;
}

interface Scored {
  readonly group: Group<string>;
  readonly score: number;
  readonly fit: number;
  /** Of titles, logos, metadata, copyright lines: where a site says its name. */
  readonly evidence: number;
}

const keyOf = (name: string): string => companyNameKey(name) ?? foldText(name);

/** "BetterBuilders" and "Better Builders" are one name: the key with the most words is used for all keys with the same letters. */
function keysOf(candidates: readonly NameCandidate[]): (name: string) => string {
  const byLetters = new Map<string, string>();
  for (const { value } of candidates) {
    const key = keyOf(value);
    const letters = key.replaceAll(' ', '');
    if ((byLetters.get(letters) ?? '').length < key.length) byLetters.set(letters, key);
  }
  return (name) => {
    const key = keyOf(name);
    return byLetters.get(key.replaceAll(' ', '')) ?? key;
  };
}

/** "AgileZen Support" is AgileZen's, and "Mister Plumber in Toronto" is Mister Plumber: without a domain, if the pages also mention AgileZen alone. */
const partOfCompany =
  /\s+(?:(?:in|near|à|en|bei)\s\p{Lu}.{2,30}|help ?(?:cent(?:er|re)|desk)|support(?: cent(?:er|re))?|careers|knowledge ?base|docs|documentation|community|blog)$/iu;
const leastAlone = 2;

function ofCompany(candidate: NameCandidate, text: string): NameCandidate {
  const value = candidate.value.replace(partOfCompany, '');
  if (value === candidate.value || value.length < 3) return candidate;
  const count = (name: string): number => ` ${text} `.split(` ${foldText(name)} `).length - 1;
  return count(value) - count(candidate.value) >= leastAlone ? { ...candidate, value } : candidate;
}

/** @param text what the pages say, folded: a name is mentioned there */
export function mergeNames(named: readonly NameCandidate[], domain: string | null, text: string): Names {
  const candidates = domain === null ? named.map((each, index) => (index < mostNames ? ofCompany(each, text) : each)) : named;
  const all = groupBy(
    candidates.filter(({ kind }) => kind !== 'alternate'),
    keysOf(candidates),
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
  const [first, second] = withPractice(withWhole(withoutAddress(withoutBeginnings(brands))));
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

/**
 * A domain is often only the beginning of the name: "Prism Flow" isn't a name of its own beside "Prism Flow Products". Nor is the end of a
 * name that the site uses for itself in two places: "F.C. Inter Acme".
 */
function withoutBeginnings(brands: readonly Scored[]): readonly Scored[] {
  const isFromText = ({ group }: Scored): boolean => group.members.every(({ evidence }) => evidence.rule === domainInText);
  const isPartOf = (key: string, whole: Scored): boolean =>
    (whole.fit >= 1.5 && whole.group.key.startsWith(`${key} `)) || (whole.evidence >= 3 && whole.group.key.endsWith(` ${key}`));
  return brands.filter((each) => !isFromText(each) || !brands.some((whole) => isPartOf(each.group.key, whole)));
}

/** "Doe & Partners" instead of "Doe", even if the domain is doe.com: where the site calls itself so at least as clearly. */
function withWhole(brands: readonly Scored[]): readonly Scored[] {
  const [first] = brands;
  if (!first) return brands;
  const whole = brands.find(
    ({ group, evidence, fit }) => fit >= 1.5 && group.key.startsWith(`${first.group.key} `) && evidence >= first.evidence && evidence >= 3,
  );
  return whole ? [whole, ...brands.filter((each) => each !== whole && each !== first)] : brands;
}

/** An address, such as acme.com, is a name only if no other name fits the domain. */
function withoutAddress(brands: readonly Scored[]): readonly Scored[] {
  const isAddress = ({ group }: Scored): boolean => group.members.every(({ value }) => /^[\w-]+(?:\.[\w-]+)+$/.test(value));
  return brands.some((each) => each.fit >= 2 && !isAddress(each)) ? brands.filter((each) => !isAddress(each)) : brands;
}

/** What stands before the name of an owner: the practice is called so, not the person. */
const practice =
  /^(?:the )?(?:law (?:offices?|firm|group|practice) of|offices? of|(?:rechts)?anwaltskanzlei|kanzlei|steuerkanzlei|zahnarztpraxis|praxis|cabinet|studio legale|studio|bufete|despacho|advocatenkantoor|notariskantoor|notaria|etude) /;

/** "Law Offices of John Doe" instead of "John Doe", if the pages write both. */
function withPractice(brands: readonly Scored[]): readonly Scored[] {
  const [first] = brands;
  if (!first) return brands;
  const whole = brands.find(
    ({ group }) => group.key !== first.group.key && practice.test(group.key) && group.key.replace(practice, '') === first.group.key,
  );
  return whole ? [whole, ...brands.filter((each) => each !== whole && each !== first)] : brands;
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
  const ofDomain = Math.max(...group.members.slice(0, 30).map(({ value }) => domainFit(value, domain)));
  // Domains are written in Latin letters, whatever the site calls itself: two or more places that name it fit.
  const isOwnScript = byRule.size > 1 && group.members.some(({ value }) => isInOtherScript(value));
  const fit = isOwnScript ? Math.max(2, ofDomain) : ofDomain;
  const evidence = [...byRule.values()].reduce((sum, weight) => sum + weight, 0);
  const framed = [...byRule].reduce((sum, [rule, weight]) => sum + (rule === domainInText || rule === 'legal form' ? 0 : weight), 0);
  return {
    group,
    fit,
    evidence: framed,
    // Its name in Latin letters fits the domain better, but isn't what its readers call it.
    score:
      (isOwnScript && framed >= 4 ? ownScript : 0) +
      evidence +
      Math.min(4, pages.size - 1) +
      fitScore(group, fit) -
      (isTagline(group) ? 1.5 : 0),
  };
}

const ownScript = 3;

/** Several words that together are the domain are hardly so by chance. */
function fitScore({ key }: Group<string>, fit: number): number {
  if (fit < 2) return fit * 1.2;
  return fit * (fit === 3 && key.includes(' ') ? 2.2 : 1.7);
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

/**
 * Names that are followed by the abbreviation that names the site or its domain: "Kestrel Motor Devices Co., Ltd. (KMD)" on kmd-motors.com.
 * Folded, without legal form.
 */
function writtenOut(candidates: readonly NameCandidate[], brand: string | null, domain: string | null): string[] {
  return candidates.slice(0, mostNames).flatMap(({ evidence: { snippet, after } }) => {
    const [, whole = '', short = ''] = abbreviated.exec(`${snippet.slice(0, 300)}${after.slice(0, 15)}`) ?? [];
    const isOurs = short !== '' && (domainFit(short, domain) >= 2 || (brand !== null && foldText(short) === foldText(brand)));
    return isOurs ? [foldText(withoutLegalForm(whole.trim()))] : [];
  });
}

const abbreviated = /(?:^|[|–—-]\s)([^|–—()\n]{4,80}?)\s?\(["“„]?(\p{Lu}[\p{Lu}\d&]{1,7})["”“]?\)/u;

function legalAnswer(candidates: readonly NameCandidate[], brand: string | null, domain: string | null): Answer<string> {
  const expanded = writtenOut(candidates, brand, domain);
  const groups = groupBy(
    candidates.filter(({ kind }) => kind === 'legal'),
    foldText,
  )
    .map((group) => {
      const name = group.members[0]?.value ?? '';
      const short = foldText(withoutLegalForm(name));
      const isRelated =
        (brand !== null && sharesWord(name, brand)) ||
        domainFit(name, domain) >= 1 ||
        expanded.some((each) => each === short || each.endsWith(` ${short}`));
      const isOwnScript = brand !== null && isInOtherScript(brand) && isInOtherScript(name);
      return { group, isRelated, score: group.score + (isRelated ? 3 : 0) + (isOwnScript ? ownScript * 2 : domainFit(name, domain)) };
    })
    // An imprint may name a company that resembles neither the domain nor the brand, and so may a copyright notice that names no
    // other company. Elsewhere, the name belongs to another company.
    .filter(
      ({ group, isRelated }, _, all) =>
        isRelated ||
        group.best >= 4 ||
        (isInNotice(group) && all.filter((each) => isInNotice(each.group)).length === 1 && !all.some((each) => each.isRelated)),
    )
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = groups;
  if (!first) return { kind: 'absent' };
  const name = first.group.members[0]?.value ?? '';
  if (!first.isRelated && second && second.score > first.score - 1)
    return { kind: 'ambiguous', candidates: [...foundOf(first.group), ...foundOf(second.group)] };
  return { kind: 'found', values: foundOf(first.group, name) };
}

/** In a copyright notice that isn't a designer's or a host's. */
const isInNotice = ({ members }: Group<string>): boolean =>
  members.some(({ evidence, weight }) => evidence.rule === 'copyright' && weight >= ownNotice);

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
    .some((word) => (word.length > 1 && words.has(word)) || (word.length > (isInOtherScript(word) ? 1 : 4) && joined.includes(word)));
}
