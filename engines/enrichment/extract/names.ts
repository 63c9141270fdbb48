/** What the company is called: by structured data, meta tags, titles, logos, copyright lines and imprints, compared with its domain. */
import { foldText } from '@leadlight/vocabulary/text';
import { domainFit } from './domain-fit.ts';
import { urlParts } from '../page/urls.ts';
import { companiesIn, hasLegalForm, withoutLegalForm } from './legal-forms.ts';
import { streetLikeness } from './address-words.ts';
import { cleaned, isName, isPageName } from './name-values.ts';
import { ownOrganizations, textOf, textsOf } from './organizations.ts';
import type { NameCandidate } from './name-candidate.ts';
import { fromBrandLinks, homeAddress } from './names-brand-links.ts';
import { personNameIn } from './person-names.ts';
import { postalCodesIn } from './postal-codes.ts';
import { remembered } from './remembered.ts';
import { evidenceIn, evidenceOf, isOwnHost, type Scope } from './scope.ts';

export function findNames(scope: Scope): NameCandidate[] {
  return [
    ...fromItems(scope),
    ...fromMetas(scope),
    ...fromTitle(scope),
    ...fromLogos(scope),
    ...fromBrandLinks(scope),
    ...fromCopyright(scope),
    ...fromLegalLines(scope),
    ...fromHeading(scope),
    ...fromText(scope),
    ...fromAddressBlocks(scope),
  ]
    .filter(({ value }) => !isPageName(foldText(value)))
    .map((each) => ({
      ...each,
      value: cleaned(each.kind === 'legal' ? legalPart(each.value, scope.domain) : nameOfSlogan(each.value, scope.domain)),
    }))
    .filter(({ value }) => isName(value))
    .map((each) => (scope.domain === null && isAddress.test(each.value) ? { ...each, weight: each.weight + ofAddress } : each));
}

/** "ToledoCars.com: Prices": without a domain, such a part of a title or copyright line is the site's name. */
const isAddress = /^[a-z\d][a-z\d-]{2,62}\.(?:com|net|org|biz|info|io|co\.uk|com\.au|ca|de|fr|it|es|nl|eu|us)$/i;
const ofAddress = 2;

function fromItems(scope: Scope): NameCandidate[] {
  const organizations = ownOrganizations(scope);
  const found: NameCandidate[] = [];
  for (const item of organizations) {
    if (item.source === 'microformat' && organizations.length > 2) continue;
    const add = (property: string, kind: NameCandidate['kind'], weight: number): void => {
      for (const value of [textOf(item, property), ...textsOf(item, property)].slice(0, 3))
        if (value !== null) found.push({ value, kind, weight, evidence: evidenceOf(scope, `${item.source} ${property}`, value) });
    };
    add('name', 'brand', item.source === 'microformat' ? 2 : 5);
    add('legalName', item.source === 'microformat' ? 'brand' : 'legal', 5);
    add('alternateName', 'alternate', 1);
  }
  for (const item of scope.page.items) {
    if (!item.types.includes('WebSite')) continue;
    const name = textOf(item, 'name');
    if (name !== null) found.push({ value: name, kind: 'brand', weight: 4, evidence: evidenceOf(scope, `${item.source} web site`, name) });
  }
  return found.flatMap((each) =>
    each.kind === 'brand' && hasLegalForm(each.value) ? [each, { ...each, kind: 'legal' as const, weight: 4 }] : [each],
  );
}

function fromMetas(scope: Scope): NameCandidate[] {
  const weights: Readonly<Record<string, number>> = {
    'og:site_name': 4,
    'application-name': 3,
    'apple-mobile-web-app-title': 2.5,
    'dc.publisher': 2,
    publisher: 2,
    copyright: 1,
    author: 0.7,
    'twitter:title': 0.5,
  };
  return scope.page.metas.flatMap(({ name, content }): NameCandidate[] => {
    const weight = weights[name];
    if (weight === undefined || content.length > 90) return [];
    const whole = content.replace(/^(?:copyright|©|\(c\))\s*(?:\d{4})?\s*/i, '');
    // "Acme, Ana Silva": the company and who wrote the page.
    const parts = name === 'author' ? whole.split(/,\s+/) : [];
    const companies = parts.filter((part) => personNameIn(part) === null);
    const value = companies.length > 0 && companies.length < parts.length ? companies.join(', ') : whole;
    return [{ value, kind: 'brand', weight, evidence: evidenceOf(scope, `meta ${name}`, content) }];
  });
}

const titleSeparator = /\s+[|–—·•»«:~/-]+\s+|\s*[|｜»«•·]\s*|:\s+|\s[–—-]{1,2}(?=\p{Lu})/u;

/** "Welcome to Acme" names who welcomes. */
const greeting =
  /^(?:welcome to|willkommen (?:bei|im|in der)|bienvenue (?:chez|à)|bienvenidos a|welkom bij|benvenuti (?:in|da))\s+\p{Lu}/iu;
/** Words that only names of institutions and practices have; folded. */
const institution =
  /^(?:law offices? of|university of|city of|town of|county of|stadt|gemeinde|college of|church of) |\b(?:university|college|museum|library|chamber of commerce|foundation|historical society|bar association|hospital|universitat|stiftung|museo|biblioteca|fundacion)\b/;

/** The parts of a title: the first or the last is mostly the name. */
function fromTitle(scope: Scope): NameCandidate[] {
  if (scope.page.title === null || scope.page.title.length > 300) return [];
  // "Acme Ice Cream (203) 367-3000 at 325 Cherry Street": how it is reached isn't its name.
  const title = scope.page.title
    .replaceAll(/\(?\b\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4}\b/g, ' ')
    .replace(/\s(?:located )?(?:at|in)\s+\d{1,5}\s\p{Lu}.*$/u, '');
  const parts = title
    .split(titleSeparator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // "Acme | Contact us": one part says which page it is, and only the other can be the name.
  const isOnly = parts.length > 1 && parts.filter((part) => isName(cleaned(part))).length === 1;
  return parts.flatMap((part, index): NameCandidate[] => {
    const length = part.split(/\s+/).length;
    if (length > 8) return [];
    const name = cleaned(part);
    const isLegal = hasLegalForm(name);
    const isInstitution = institution.test(foldText(part));
    const weight =
      (isOnly || greeting.test(part) ? 2.4 : weightOfPlace(scope, parts, index)) +
      (isLegal ? 0.6 : 0) +
      (isInstitution ? 0.6 : length > 4 ? -0.7 : 0);
    const evidence = evidenceOf(scope, 'title', title);
    return [
      ...(isLegal ? [{ value: name, kind: 'legal' as const, weight: 1.5, evidence }] : []),
      { value: part, kind: 'brand', weight, evidence },
    ];
  });
}

/** How likely a part of a title is the name, by where it is. */
function weightOfPlace(scope: Scope, parts: readonly string[], index: number): number {
  if (scope.domain === null && index === 0 && isBesideSlogans(parts)) return 2;
  if (parts.length === 1) return 1.5;
  const isEnd = index === 0 ? scope.kind === 'home' : index === parts.length - 1;
  return isEnd ? 2 : 1;
}

/** "Woods Insurance Service - Farmington New Mexico Oil and Gas Insurance": all other parts are too long for names. */
const isBesideSlogans = ([first = '', ...others]: readonly string[]): boolean =>
  others.length > 0 && first.split(' ').length <= 4 && others.every((other) => other.split(' ').length > 5);

/** Whose logos other sites show in their frame: search, payment, networks. Folded. */
const services =
  /^(?:google|bing|yahoo|facebook|twitter|x|linkedin|youtube|instagram|pinterest|tiktok|whatsapp|paypal|visa|mastercard|amex|american express|stripe|klarna|trustpilot|bbb|norton|verisign|mcafee|godaddy|wordpress|wix|shopify|squarespace)$/;

function leadsElsewhere(href: string | null, domain: string | null): boolean {
  const host = href === null || domain === null ? null : (urlParts(href)?.host ?? null);
  return host !== null && host !== '' && !isOwnHost(host, domain);
}

function fromLogos(scope: Scope): NameCandidate[] {
  return scope.page.images.flatMap(({ alt, hint, src, landmark, href }): NameCandidate[] => {
    if (alt === '' || alt.length > 70 || (landmark === 'footer' && href === null)) return [];
    const isLogo = /logo|brand/i.test(`${hint} ${alt}`) || /logo[^/]*$/i.test(src);
    const isHome = href !== null && homeAddress.test(href);
    // The logo of an umbrella club or a sponsor in the header leads to its own site.
    if (leadsElsewhere(href, scope.domain)) return [];
    if (!isLogo || !(isHome || landmark === 'header' || landmark === 'nav')) return [];
    const value = alt
      .replace(/^(?:(?:top|header|site|main|page|company)\s)*(?:banner|header|image)\s*[:–-]\s*/i, '')
      .replace(
        /^(?:the\s)?logo(?:\s+(?:of|von|de|di))?\s*[-:|]?\s*|\s*[-:|]?\s*(?:company\s)?logo(?:\s?\((?:tm|r|c)\))?\W*(?:\s.*)?$/gi,
        '',
      )
      .trim();
    const isFitting = domainFit(value, scope.domain) >= 2;
    if (!isFitting && (services.test(foldText(value)) || value.length < 3)) return [];
    return value === '' ? [] : [{ value, kind: 'brand', weight: isHome ? 2.5 : 1.5, evidence: evidenceOf(scope, 'logo', alt) }];
  });
}

/** "© 2019–2024 Acme GmbH. All rights reserved." */
const copyright =
  /(?:©|\(c\)|copyright|&copy;)(?:[\s©:]|\(c\)|copyright(?=[\s©:(\d]))*(?:by\s+)?(?:(?:19|20)\d{2}\s*(?:[-–—/,]\s*(?:(?:19|20)\d{2}|present|heute|\d{2}))?[\s,.|–-]*)?(?:(?:by|©|copyright)\s+)?(?<name>[\p{L}\d][^|•©\n]{1,90}?)(?=\s*(?:[|•©\n]|\/\/|$|(?<=\p{L}{3})\.\s|[,.]?\s*\(?(?:(?:(?:web)?site (?:by|design)|(?:designed|powered) by|rights reserved)|(?:all|alle|todos|tous|tutti)\s(?:los |les |i |os )?(?:rights|rechte|derechos|droits|diritti|direitos)|(?<!\p{L})(?:all |alle |todos|tous|tutti|wszelkie|wszystkie|rights reserved|designed|website|site by|powered|(?:19|20)\d{2}))|\s[–—-]\s|(?<=\p{L}{3})\.$))/giu;

/** "Acme Supply Co. Lead-free brass.": the sentence after a name that ends with an abbreviated form. */
const afterForm = /(?<=\s(?:Co|Inc|Ltd|LLC|L\.L\.C|Corp)\.)\s(?!(?:Ltd|LTD|Inc|KG|LLC|L\.L\.C|Limited|Pte|of|for|and|de|&)(?!\p{L})).*$/u;

/** Of the company's own copyright notice; {@link fromCopyright} gives one of a designer or host less. */
export const ownNotice = 2.5;

function fromCopyright(scope: Scope): NameCandidate[] {
  return scope.lines.flatMap((line) => {
    if (line.text.length > 400 || !/©|\(c\)|copyright/i.test(line.text)) return [];
    const isOfOthers = scope.others.has(line.block.index);
    return [...line.text.matchAll(copyright)].flatMap((match): NameCandidate[] => {
      const value = (match.groups?.['name'] ?? '')
        .replace(/^[\s,.–-]+|[\s,–-]+$/g, '')
        .replace(afterForm, '')
        .replace(/^(?:the copyright of|by)\s+/i, '');
      if (
        value.split(/\s+/).length > 8 ||
        // "Map data ©2016 Google, INEGI"
        /(?:map data|imagery|kartendaten)\s*$/i.test(line.text.slice(0, match.index)) ||
        /^(?:all|alle|tous|todos|notices?|policy|policies|and|infringements?|law|protected|information|claims?|agent|statement)\b/i.test(
          value,
        )
      )
        return [];
      const evidence = evidenceIn(scope, 'copyright', line, match.index, match[0].length);
      const brand: NameCandidate = { value, kind: 'brand', weight: isOfOthers ? 0.5 : ownNotice, evidence };
      return hasLegalForm(value) ? [brand, { ...brand, kind: 'legal', weight: isOfOthers ? ownNotice - 0.1 : ownNotice }] : [brand];
    });
  });
}

/** "Steuerberatungsgesellschaft mbB" is what a company is, not what it is called. */
const ofProfession = /^\p{L}{0,25}gesellschaft\s/iu;

/** The line above in the same paragraph: "Lang & Partner / Steuerberatungsgesellschaft mbB". */
function nameAbove({ lines }: Scope, { index, block }: Scope['lines'][number]): string | undefined {
  const above = lines[index - 1];
  return above?.block === block && above.text.length < 50 && !/[\d:@]/.test(above.text) ? above.text : undefined;
}

/** Names with a legal form; the first in an imprint is its owner's. */
function fromLegalLines(scope: Scope): NameCandidate[] {
  let isFirst = true;
  return scope.lines.flatMap((line) => {
    if (scope.others.has(line.block.index)) return [];
    return companiesIn(line.text).flatMap(({ name: short, start, article }): NameCandidate[] => {
      const before = article ?? (ofProfession.test(short) ? nameAbove(scope, line) : undefined);
      const whole = before === undefined ? short : `${before} ${short}`;
      const name = domainFit(whole, scope.domain) > domainFit(short, scope.domain) ? whole : short;
      const isAlone = name.length > line.text.length - 4;
      const isFrame = line.block.landmark === 'footer' || line.block.landmark === 'header';
      const weight =
        scope.kind === 'imprint' ? (isFirst ? 4 : 1) : scope.kind === 'contact' ? (isAlone ? 2.5 : 1) : isFrame ? 2 : isAlone ? 1.2 : 0.6;
      isFirst = false;
      return [
        {
          value: name,
          kind: 'legal',
          weight: scope.kind === 'customers' || scope.kind === 'news' ? 0.3 : weight,
          evidence: evidenceIn(scope, 'legal form', line, Math.min(start, line.text.length), name.length),
        },
      ];
    });
  });
}

function fromHeading(scope: Scope): NameCandidate[] {
  if (scope.kind !== 'home' && scope.kind !== 'imprint' && scope.kind !== 'contact') return [];
  const [heading] = scope.lines.filter(({ block }) => block.level === 1);
  return heading && heading.text.length < 60
    ? [{ value: heading.text, kind: 'brand', weight: 1, evidence: evidenceIn(scope, 'heading', heading) }]
    : [];
}

/** "Acme - Freight made simple": structured data and meta tags often have the slogan, too. The part that fits the domain is the name. */
function nameOfSlogan(value: string, domain: string | null): string {
  if (value.length > 200) return value;
  // "Acme, makers of pumps": what follows has words that aren't capitalized, other than those between names.
  const [, head = '', rest = ''] = /^([^,]{2,60}), (.+)$/.exec(value) ?? [];
  const isSlogan = rest.split(' ').some((word) => /^\p{Ll}{3,}$/u.test(word) && !/^(?:and|und|inc|llc|ltd)$/.test(word));
  if (isSlogan && domainFit(head, domain) >= 2) return head;
  // "Acme Help Center" is Acme's.
  const product = value.replace(
    /\s+(?:help ?(?:cent(?:er|re)|desk)|support(?: cent(?:er|re))?|careers|jobs|(?:online )?(?:shop|store)|knowledge ?base|customer service|documentation|docs|community|forum)$/i,
    '',
  );
  if (product !== value && domainFit(product, domain) >= 2 && domainFit(value, domain) < 3) return product;
  if (!titleSeparator.test(value)) return value;
  const parts = value.split(titleSeparator).filter((part) => part.trim() !== '');
  return parts.find((part) => domainFit(part, domain) >= 1.5) ?? value;
}

/** "Acme Magazine - Globex GmbH": the part with the legal form. */
function legalPart(value: string, domain: string | null): string {
  const parts = value.split(/\s[–—|-]\s/);
  const part = parts.find((each) => hasLegalForm(each));
  if (parts.length < 2 || part === undefined || withoutLegalForm(part).length < 2) return value;
  // "Costa Verde – Construções, Lda." is one name: the part before the dash fits the domain.
  const isWhole = domainFit(part, domain) < 1 && domainFit(parts[0] ?? '', domain) >= 2;
  return isWhole ? value : part;
}

/** The rule of such names. */
export const domainInText = 'domain in text';
/** Above a street and a city stands who is there: "Acme Pumps / 12 Mill Lane / Reno, NV 89501". */
function fromAddressBlocks(scope: Scope): NameCandidate[] {
  if (scope.kind === 'customers' || scope.kind === 'news' || scope.kind === 'privacy' || scope.kind === 'terms') return [];
  const found: NameCandidate[] = [];
  for (const [index, line] of scope.lines.entries()) {
    const above = scope.lines[index - 1];
    const below = scope.lines[index + 1];
    if (!above || !below || found.length > 2 || scope.others.has(line.block.index) || line.text.length > 80 || below.text.length > 80)
      continue;
    if (
      above.block.container !== line.block.container ||
      above.text.length > 60 ||
      /[\d:@?!]|\.$/.test(above.text) ||
      !/^\p{Lu}/u.test(above.text)
    )
      continue;
    if (
      !/\d/.test(line.text) ||
      streetLikeness(line.text) !== 2 ||
      postalCodesIn(below.text).length === 0 ||
      personNameIn(above.text) !== null
    )
      continue;
    found.push({ value: above.text, kind: 'brand', weight: 1, evidence: evidenceIn(scope, 'above an address', above) });
  }
  return found;
}

/** Words of a name that is written without spaces in a domain. */
const mostWords = 6;
/** Read on each page. */
const mostTokens = 4_000;

/**
 * Words of the text that together are the domain: "Floor Barn" on floorbarn.com. Written with a capital or a digit, because a domain can be made of ordinary
 * words; the form that is written most often.
 */
function fromText(scope: Scope): NameCandidate[] {
  const label = labelOf(scope.domain);
  if (label.length < 4) return [];
  const forms = new Map<string, { line: Scope['lines'][number]; start: number; end: number; count: number }>();
  let left = mostTokens;
  for (const line of scope.lines) {
    if (left <= 0) break;
    if (scope.others.has(line.block.index)) continue;
    const words = tokensOf(line.text.slice(0, 2_000));
    left -= words.length;
    for (let first = 0; first < words.length; first += 1) {
      let joined = '';
      for (let last = first; last < Math.min(words.length, first + mostWords) && joined.length < label.length; last += 1) {
        joined += words[last]?.letters ?? '';
        if (!label.startsWith(joined)) break;
        const start = words[first]?.start ?? 0;
        const end = words[last]?.end ?? 0;
        if (joined !== label || !/^[\p{Lu}\p{N}]/u.test(line.text.slice(start, end))) continue;
        const written = line.text.slice(start, end).replace(/\.$/, '');
        if (first === last) continue;
        const form = forms.get(written) ?? { line, start, end, count: 0 };
        forms.set(written, { ...form, count: form.count + 1 });
      }
    }
  }
  return [...forms].map(([value, { line, start, end, count }]) => ({
    value,
    kind: 'brand',
    weight: 1.5 + Math.min(3, count - 1) * 0.3,
    evidence: evidenceIn(scope, domainInText, line, start, end - start),
  }));
}

interface Token {
  readonly letters: string;
  readonly start: number;
  readonly end: number;
}

const tokensOf = remembered((text): readonly Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.]*|&/gu), ({ 0: word, index }) => ({
    letters: lettersOf(word),
    start: index,
    end: index + word.length,
  })),
);

/** The domain's first part, only letters and digits. */
const labelOf = (domain: string | null): string => lettersOf(domain?.split('.')[0] ?? '');
const lettersOf = remembered((text): string => (text === '&' ? 'and' : foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')));
