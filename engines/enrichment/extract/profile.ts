/** Short facts about the company as a whole: description, year of founding, languages, careers pages, other domains. */
import { domainOf, isMailProvider } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { urlParts } from '../page/urls.ts';
import type { Evidence } from './facts.ts';
import { domainFit } from './domain-fit.ts';
import { ownOrganizations, textOf } from './organizations.ts';
import { remembered } from './remembered.ts';
import { evidenceIn, evidenceOf, isOwnHost, type Scope } from './scope.ts';

export interface Candidate<Value> {
  readonly value: Value;
  readonly evidence: Evidence;
  readonly weight: number;
}

const longest = 600;
/** Descriptions that templates come with. */
const notDescription =
  /(?:lorem ipsum|just another wordpress|description (?:here|goes)|your (?:description|site)|meta description|create(?:d)? (?:with|by) (?:wix|create react app)|web site created using)/i;

/** "Acme is a provider of …" in seven languages: what stands before the verb must be the company's name. */
const definition =
  /^(.{2,60}?)(?:\s*\([^)]{1,40}\))?,?\s+(?:is|are|ist|sind|est|sommes|es|somos|é|è|siamo|zijn|jest|to)\s+(?:an?|the|one|eine?[rs]?|der|die|das|une?|le|la|l['’]|el|una?|um|uma|o|il|lo|een|de|het|your|ihre?|votre|su|sua)\b/iu;
/** Words in which a company speaks of itself; folded. */
const speaksOfItself =
  /\b(?:we|our|us|wir|unser\w*|nous|notre|nos|nosotros|nuestr[oa]s?|somos|nossa?s?|nosso|oferecemos|noi|nostr[oaie]|siamo|offriamo|wij|we|ons|onze|nasz\w*|jestesmy|oferujemy)\b/;

/**
 * The home page's own description comes first, because a company writes it for strangers; structured data is often a template's or a page's.
 * A page's first paragraph is often about a service or a feature: it counts if it names the company or speaks for it. Other pages' own descriptions are
 * about those pages, and a translated home page comes after the one at the root.
 */
export function findDescriptions(scope: Scope): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  const add = (text: string | null, rule: string, weight: number): void => {
    const value = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (value.length >= 30 && !notDescription.test(value))
      found.push({ value: value.slice(0, longest), weight, evidence: evidenceOf(scope, rule, value) });
  };
  const isOwn = scope.kind === 'home' ? (isRoot(scope) ? 1 : 0.7) : scope.kind === 'about' ? 0.6 : 0.2;
  for (const item of ownOrganizations(scope)) add(textOf(item, 'description'), item.source, isOwn === 1 ? 3 : 2.2);
  for (const { name, content } of scope.page.metas) {
    if (name === 'description') add(content, 'meta description', 3.5 * isOwn);
    if (name === 'og:description') add(content, 'meta og:description', 2 * isOwn);
  }
  if (scope.kind !== 'home' && scope.kind !== 'about') return found;
  const paragraphs = scope.lines.filter(
    ({ text, block }) =>
      block.landmark !== 'nav' &&
      block.landmark !== 'footer' &&
      !scope.others.has(block.index) &&
      text.length >= 30 &&
      text.length <= longest &&
      !/cookie/i.test(text),
  );
  const named = paragraphs.find(({ text }) => {
    const [, name = ''] = definition.exec(text) ?? [];
    return name !== '' && domainFit(name, scope.domain) >= 1.5;
  });
  if (named) found.push({ value: named.text, weight: 1.4 * isOwn, evidence: evidenceIn(scope, 'sentence about the company', named) });
  const first = paragraphs.find(({ text, block }) => block.tag === 'p' && text.length >= 60 && /[.!]$/.test(text));
  if (first && (speaksOfItself.test(foldText(first.text)) || namesCompany(first.text, scope)))
    found.push({ value: first.text, weight: isOwn, evidence: evidenceIn(scope, 'first paragraph', first) });
  return found;
}

const isRoot = ({ page }: Scope): boolean => /^\/?(?:index|default|home)?(?:\.\w{3,5})?$/i.test(urlParts(page.url ?? '')?.path ?? '/');

/** Whether the text contains the name that the site's address is made of. */
function namesCompany(text: string, { domain }: Scope): boolean {
  const label = foldText(domain?.split('.')[0] ?? '').replaceAll(' ', '');
  return label.length > 3 && foldText(text).replaceAll(' ', '').includes(label);
}

const foundedIn =
  /(?:(?:was |were )?(?:founded|established|incorporated|formed|started|launched)(?: \p{L}+){0,3} in|(?:founded|established|est\.?|since|established since|in business since|serving [\p{L} ,]{2,40} since)|gegründet(?: wurde)?|gründung(?:sjahr)?:?|gegründet im jahr|seit|fondée? en|créée? en|depuis|fundad[ao] en|desde|fundad[ao] em|desde sua fundação em|fondata nel|nata nel|dal|opgericht in|sinds|założona w|od)\s+(?:the year |jahr |dem jahr |\d{1,2}\.?\s\p{L}+\s)?(?<year>1[6-9]\d{2}|20[0-2]\d)(?!\d|[.,]\d)/giu;

export function findFoundedYears(scope: Scope): Candidate<number>[] {
  const found: Candidate<number>[] = ownOrganizations(scope).flatMap((item) => {
    const date = textOf(item, 'foundingDate');
    const [year] = /1[6-9]\d{2}|20[0-2]\d/.exec(date ?? '') ?? [];
    return date === null || year === undefined ? [] : [{ value: Number(year), weight: 4, evidence: evidenceOf(scope, item.source, date) }];
  });
  if (scope.kind !== 'home' && scope.kind !== 'about' && scope.kind !== 'other' && scope.kind !== 'contact') return found;
  for (const line of scope.lines) {
    if (scope.others.has(line.block.index) || !/(?:1[6-9]|20)\d\d/.test(line.text)) continue;
    for (const match of line.text.slice(0, 2_000).matchAll(foundedIn)) {
      const isFounding =
        /^(?:was |were )?(?:found|establish|incorporat|form|gegründet|gründung|fond|créé|fundad|desde sua|nata|opgericht|założona|est)/i.test(
          match[0],
        );
      // "Since 1998" beside a person or a product is about them.
      const isBrief = line.text.length < 60 || line.block.landmark === 'header' || line.block.landmark === 'footer';
      found.push({
        value: Number(match.groups?.['year']),
        weight: isFounding ? (scope.kind === 'about' || scope.kind === 'home' ? 2 : 1.2) : isBrief ? 1 : 0.5,
        evidence: evidenceIn(scope, 'founded', line, match.index, match[0].length),
      });
    }
  }
  return found;
}

/** Frequent words that mostly one of the languages has. */
const languageWords: Readonly<Record<string, string>> = {
  en: 'the and with our your from this that are for',
  de: 'und der die das mit fur von sie wir nicht auf ist',
  fr: 'et les des nous vous pour dans une est avec notre',
  es: 'los las para con una por nuestro nuestra del y que',
  pt: 'nao para com uma voce nossa nosso dos das em mais e',
  it: 'il di per con una nostro nostra della che sono gli e',
  nl: 'het een van met voor wij onze niet zijn ons en de',
  pl: 'oraz dla jest sie nie na od przez nasze do w z',
};
const languagesOfWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(languageWords))
  for (const word of words.split(' ')) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);

function countWords(folded: string): (readonly [language: string, count: number])[] {
  const counts = new Map(Object.keys(languageWords).map((language) => [language, 0]));
  for (const word of folded.split(' '))
    for (const language of languagesOfWord.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

export function findLanguages(scope: Scope): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  const counts = countWords(foldText(scope.text.slice(0, 20_000)));
  const [first, second] = counts;
  const written = first && second && first[1] >= 12 && first[1] > second[1] * 1.4 ? first[0] : null;
  const declared =
    scope.page.languages.map((language) => language.split(/[-_]/)[0] ?? '').find((language) => /^[a-z]{2}$/.test(language)) ?? null;
  const isContradicted = written !== null && declared !== null && declared !== written && Object.hasOwn(languageWords, declared);
  // Templates come with lang="en"; the words on the page are what visitors read.
  if (written !== null && (declared === null || isContradicted))
    found.push({
      value: written,
      weight: 2,
      evidence: evidenceOf(scope, 'words', scope.lines.find(({ text: line }) => line.length > 60)?.text ?? ''),
    });
  else if (declared !== null)
    found.push({ value: declared, weight: 2, evidence: evidenceOf(scope, 'lang attribute', scope.page.languages[0] ?? '') });
  for (const { rel, url, language } of scope.page.relations) {
    const [code = ''] = language?.split(/[-_]/) ?? [];
    if (rel === 'alternate' && /^[a-z]{2}$/.test(code))
      found.push({ value: code, weight: 1, evidence: evidenceOf(scope, 'alternate', url) });
  }
  return found;
}

const careersWords =
  /\b(?:careers?|jobs?|karriere|stellenangebote|offene stellen|vacatures|werken bij|we are hiring|were hiring|join (?:us|our team)|open positions|vacancies|recrutement|nous rejoindre|offres d ?emploi|carrieres?|trabaja con nosotros|empleo|unete|trabalhe conosco|vagas|carreiras|lavora con noi|posizioni aperte|kariera|praca|work (?:with|for) us|employment|opportunities)\b/;

const partsOf = remembered(urlParts);

export function findCareers(scope: Scope): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  if (scope.kind === 'careers' && scope.page.url !== null)
    found.push({ value: scope.page.url, weight: 1.5, evidence: evidenceOf(scope, 'careers page', scope.page.title ?? scope.page.url) });
  for (const link of scope.page.links) {
    const parts = link.url === null ? null : partsOf(link.url);
    if (!parts || !/^https?:/.test(parts.protocol) || link.text.length > 50) continue;
    const words = foldText(link.text);
    const path = foldText(parts.path.split('/').at(-1) || (parts.path.split('/').at(-2) ?? ''));
    if (!careersWords.test(words) && !(careersWords.test(path) && isOwnHost(parts.host, scope.domain))) continue;
    if (scope.domain !== null && !isOwnHost(parts.host, scope.domain) && !careersWords.test(words)) continue;
    found.push({
      value: link.url?.split('#')[0] ?? '',
      weight: careersWords.test(words) ? 1 : 0.5,
      evidence: evidenceOf(scope, 'careers link', `${link.text} ${link.href}`.trim(), link.block),
    });
  }
  return found;
}

/** Domains that the pages give as their own address or that of a language version. Domains of email addresses may be a partner's or a mailbox provider's. */
export function findOtherDomains(scope: Scope): Candidate<string>[] {
  return scope.page.relations.flatMap(({ rel, url, language }): Candidate<string>[] => {
    if (rel !== 'canonical' && !(rel === 'alternate' && language !== null)) return [];
    const domain = domainOf(url);
    return domain === null || domain === scope.domain || isMailProvider(domain)
      ? []
      : [{ value: domain, weight: 1, evidence: evidenceOf(scope, rel, url) }];
  });
}
