/**
 * Parses an industry from a CRM's free text, the codes and titles of official classifications, GICS (the S&P list), or the tags of the YC
 * directory. Names are compared folded. No fuzzy matching, since a wrong industry is worse than none.
 *
 * A text that is an official title, whole, has the industry of its code (classifications/).
 *
 * Where a word goes that is not read: a name of a product's list, whole, into picklist-names.ts or (translated) translated-categories.ts; an official title in another language, into translated-titles.ts; two subjects that say the industry together, into subjects-in-titles.ts; a name that means one industry as a whole text, into the table of its source (`idsByName`); who runs a business
 * ("Plumber"), into people-as-industries.ts; what a business is called ("Bäckerei"), into businesses-of-goods.ts or businesses-of-services.ts; what is
 * made or sold, into industry-goods.ts or further-goods.ts; what is done, into everyday-services.ts if people say so every day, and otherwise into
 * industry-services.ts or further-services.ts; a part of a building or work on it, into building-work.ts; what decides about a title whatever else it names,
 * into industry-heads.ts; the end of a German or Dutch word, into compounds.ts; how an official title begins, into official-heads.ts; the
 * goods of a title that names no activity, into goods-in-titles.ts; any other name, whole,
 * into listed-names-of-goods.ts or listed-names-of-services.ts; a noun of one language that combines with words for who makes, sells or grows it, or a name
 * that a language has for a trade, into nouns/. The first three and the last but one are compared whole; the others are patterns, which also need a test of
 * what they must not match.
 */
import { industryOfCompound, withActivitiesApart } from './compounds.ts';
import { foldText } from '../text/fold.ts';
import { memoize } from '../text/memoize.ts';
import { industryOfBuildingWork } from './building-work.ts';
import { businessNamed } from './businesses.ts';
import { industryOfSoftware } from './software-fields.ts';
import { singularsOf } from '../text/singulars.ts';
import { industryOfOfficialTitle } from './classifications/title-table.ts';
import { readCode, type IndustrySystem } from './industry-systems.ts';
import { gicsSectors, gicsSubIndustries } from './gics-names.ts';
import { industryOfMaterial } from './goods-by-material.ts';
import { industryOfGoodsInTitle } from './goods-in-titles.ts';
import { industryOfOtherMeaning } from './other-meanings.ts';
import { industryOfPeople } from './people-as-industries.ts';
import { industryOfDescribedNouns, industryOfGoodsAlone, industryOfNouns } from './nouns/index.ts';
import { industryOfOfficialHead } from './official-heads.ts';
import { furtherIndustryNames, noIndustry } from './industry-names.ts';
import { isSentence, readIndustryWords, withoutExceptions } from './industry-words.ts';
import { tagIndustries, wideTags } from './tag-industries.ts';
import { industryOfContractor, industryOfSubjects } from './subjects-in-titles.ts';
import { firmAfter, firmBefore, firstOfList, introduction, joinedNames, office, otherWordings } from './wordings.ts';
import { tablesOfNames } from './tables-of-names.ts';
import { withoutFrame } from './text-frames.ts';
import { industries, industryNames, industryOf, type IndustryId } from './industries.ts';

type IdsByName = ReadonlyMap<string, IndustryId>;
let all: IdsByName | undefined;
let ofSentences: IdsByName | undefined;

/** LinkedIn's names decide over our other names, but not over our own. */
function namesWith(headings: readonly (readonly [string, IndustryId])[]): IdsByName {
  const ids = new Map<string, IndustryId>();
  const own = industryNames();
  for (const [name, id] of [...own.slice(0, industries.length), ...furtherIndustryNames(), ...headings, ...own.slice(industries.length)]) {
    const key = foldText(name);
    if (!ids.has(key)) ids.set(key, id);
  }
  return ids;
}

/** For whole texts. */
const idsByName = (): IdsByName => (all ??= namesWith(tablesOfNames.flatMap((namesOf) => namesOf())));
/** For words of a sentence: "spa" or "notary" alone is an industry only as the heading of a directory. */
const idsInSentences = (): IdsByName => (ofSentences ??= namesWith([]));

/**
 * The industry with exactly this name, in any of the languages, where it stands in a sentence; unlike `parseIndustry`, reads no headings of directories,
 * no codes, and no words of longer titles.
 */
export function industryNamed(folded: string): IndustryId | null {
  return noIndustry.has(folded) ? null : (idsInSentences().get(folded) ?? null);
}

/** Folded names of all industries, in all languages, without the headings of directories. */
export const namesOfIndustries = (): string[] => [...idsInSentences().keys()];

/** Words that do not identify an industry. */
const padding =
  /\b(?:industry|industries|sector|branche|secteur|sector de|settore|setor|companies|company|solutions|products|general|other|and services|services|service)\b/g;

/**
 * Parses "Information Technology & Services", "SaaS", "Maschinenbau", "Financials > Banks", "62.01 - Computer programming activities",
 * or one of our IDs. Of several categories ("SaaS, Fintech"), the first industry wins that is not as broad as "SaaS", then the first
 * industry, then the first sector.
 * @param system the classification of a code; without it, a code is read only where it can't be one of another system
 * @returns null when unknown, and for a text of more than 1,000 characters, which is no industry
 */
export function parseIndustry(text: string, system: IndustrySystem | null = null): IndustryId | null {
  const trimmed = text.trim();
  if (trimmed.length > longestText) return null;
  if (industryOf(trimmed)) return trimmed;
  // "K12" is a kind of school, although it looks like a section and a division of NACE.
  if (/^[a-z]\d{2}$/i.test(trimmed) && system === null && idsByName().has(foldText(trimmed))) return lookUp(trimmed);
  const coded = readCode(trimmed, system);
  if (coded === null) return ofName(trimmed);
  const codes = [...new Set(coded.industries)];
  // A register has millions of codes with their titles, and reading a title takes longer.
  if (coded.isCertain && codes.length === 1) return codes[0] ?? null;
  const titled = coded.title === '' ? null : ofName(coded.title);
  const [first = null] = codes;
  if (titled === null) return coded.isCertain || codes.length === 1 || isOneSector(codes) ? first : null;
  // Of several readings, the one that fits the title. A code of a known system says more than its title.
  const fitting = codes.find((id) => id === titled) ?? codes.find((id) => sectorOf(id) === sectorOf(titled) && id.includes('.'));
  return fitting ?? (coded.isCertain ? first : null) ?? titled;
}

/** In characters. The longest official titles have less than a third of it; patterns take seconds for the longest cell of a file without spaces. */
const longestText = 1_000;

const sectorOf = (id: IndustryId): string => id.split('.', 1)[0] ?? id;
const isOneSector = (ids: readonly IndustryId[]): boolean => ids.length > 1 && new Set(ids).size === 1;

/** Registers repeat a few thousand categories in millions of rows. */
const ofName = memoize(readName, 5_000);
const ofWords = memoize(readWords, 5_000);

/** Our own names for a whole text first, then official titles, then words (decision 129). */
function readName(text: string): IndustryId | null {
  const folded = foldText(text);
  if (folded === '' || noIndustry.has(folded)) return null;
  const other = industryOfOtherMeaning(folded);
  if (other !== undefined) return other;
  const named = idsByName().get(folded);
  if (named !== undefined) return named;
  const titled = industryOfOfficialTitle(text);
  if (titled !== undefined) return titled;
  const shorter = withoutFrame(text);
  return shorter === text.trim() ? ofWords(text) : readName(shorter);
}

/** The industry of a text's words, without the table of official titles: for the test that writes it. */
export const industryOfWords = (text: string): IndustryId | null => ofWords(text);

function readWords(text: string): IndustryId | null {
  return ofRemark(text) ?? readWholeText(text) ?? ofOtherWording(text) ?? ofMaterial(text) ?? ofJoined(text);
}

function ofOtherWording(text: string): IndustryId | null {
  for (const wording of otherWordings(text)) {
    const id = isSentence(foldText(wording)) ? null : readShorter(wording);
    if (id) return id;
  }
  return null;
}

const ofMaterial = (text: string): IndustryId | null => {
  const folded = foldApart(text);
  return noIndustry.has(folded) || isSentence(folded) || industryOfOtherMeaning(folded) === null ? null : industryOfMaterial(folded);
};

/** "Ventilatori e soffianti": of several names, the first that is read. A sector alone says too little about the others. */
function ofJoined(text: string): IndustryId | null {
  for (const name of isSentence(foldText(text)) ? [] : joinedNames(text)) {
    const id = readShorter(name);
    if (id?.includes('.')) return id;
  }
  return null;
}

/** The text inside a text, with all rules but these. */
function readShorter(text: string): IndustryId | null {
  const folded = foldText(text);
  if (folded === '' || noIndustry.has(folded)) return null;
  return idsByName().get(folded) ?? industryOfOfficialTitle(text) ?? readWholeText(text);
}

/** What people add about themselves, not their business: "Drukker (eigen zaak)", "Architekt (selbständig)". Folded. */
const remarks =
  /^(?:zelfstandig\w*|eigen zaak|freelance\w*|selbst(?:st)?andig\w*|freiberuflich\w*|independant\w*|autonom[oa]s?|liber[oi] profession\w*|self employed|profession liberale|auto entrepreneur|mei|zzp|general|all|various|other|others|diverse|divers|varios|allgemein|sonstige|overig|altro|andere)$/;

/**
 * "Educación escolar (básica/media)": if several words before a parenthesis name an industry, its content only names a part of it. A sector or a single
 * word is less specific ("Retail (clothing)", "Consulting (IT)"), so there the whole text is read.
 */
function ofRemark(text: string): IndustryId | null {
  const [, outside = '', inside = ''] = /^([^()]{3,}?)\s*\(([^()]+)\)$/.exec(text.trim()) ?? [];
  if (outside === '' || lookUp(text) !== null || withoutAcronym(text) !== null) return null;
  const first = ofWords(outside);
  if (first === null || remarks.test(foldText(inside))) return first;
  return first.includes('.') && outside.includes(' ') ? first : null;
}

/** What no other rule reads may still be goods: "palettes". */
function readWholeText(text: string): IndustryId | null {
  const other = industryOfOtherMeaning(foldText(text));
  return other === undefined ? (readNamesAndWords(text) ?? industryOfGoodsAlone(foldApart(text), true)) : other;
}

function readNamesAndWords(text: string): IndustryId | null {
  const plain = text.replace(/^(?:services?|retail|wholesale)-(?=\S)/i, (start) => start.replace('-', ' '));
  const folded = foldText(plain);
  if (folded === '' || noIndustry.has(folded)) return null;
  const whole = lookUp(plain) ?? lookUpApart(plain) ?? withoutAcronym(plain);
  if (whole) return whole;
  const apart = foldApart(plain);
  const kept = withoutExceptions(plain);
  const keptApart = foldApart(kept);
  const isName = !isSentence(keptApart);
  const first = isName ? firstOfList(kept) : null;
  const ofFirst = first === null || wideTags.has(foldText(first).replaceAll(' ', '-')) ? null : readShorter(first);
  if (ofFirst?.includes('.')) return ofFirst;
  // Software for a trade isn't the trade: "Blood bank software", "logiciel de boulangerie".
  const ofSoftware = isName && !/[,;/|>•·\n]/.test(kept) ? industryOfSoftware(keptApart) : null;
  if (ofSoftware) return ofSoftware;
  const ofSubjects = isName ? (industryOfSubjects(keptApart) ?? industryOfContractor(keptApart, readShorter)) : null;
  if (ofSubjects) return ofSubjects;
  const isHeadRead = keptApart.includes(' ') && !repairing.test(keptApart);
  const headed = isHeadRead ? ofOfficialTitle(keptApart) : null;
  if (headed) return headed;
  const ofNouns =
    industryOfNouns(keptApart) ??
    industryOfBuildingWork(apart) ??
    industryOfGoodsAlone(apart, false) ??
    industryOfDescribedNouns(keptApart);
  if (ofNouns) return ofNouns;
  const firm = folded.endsWith('geschaft') ? ofFirm(folded) : null;
  if (firm) return firm;
  const wholesaler = /gross?handel|groothandel|vertrieb$|distributie$/.test(folded) ? industryOfCompound(folded) : null;
  if (wholesaler) return wholesaler;
  const parts = kept
    .split(/[,;/|>•·\n]| - | – |:/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const named = parts.map((part) => {
    const partApart = foldApart(part);
    return (
      lookUp(part.replace(/^(?:and|und|et|y|e|en|ed) /i, '')) ??
      (partApart === apart ? null : industryOfNouns(partApart)) ??
      industryOfPeople(partApart) ??
      businessNamed(partApart)
    );
  });
  // A list of categories; a title with commas has parts that are not categories.
  if (parts.length > 1 && parts.every((part, index) => named[index] !== null || noIndustry.has(foldText(part))))
    return firstOf(parts, named);
  const ofTrade = isName ? industryOfPeople(keptApart) : null;
  if (ofTrade) return ofTrade;
  const read = readIndustryWords(keptApart, isHeadRead);
  if (read) return read.id;
  // "Zahnarztpraxis", "boulangerie": what a business is called every day.
  const business = businessNamed(foldApart(plain));
  if (business) return business;
  const joined = joinedCategories(kept);
  if (joined) return joined;
  const other = parts.length < 2 ? (industryOfCompound(folded) ?? ofPartsOfWords(folded)) : null;
  if (other) return other;
  if (parts.length > 1) {
    const some = parts.map((part, index) => named[index] ?? readIndustryWords(foldApart(part))?.id ?? ofPartsOfWords(foldApart(part)));
    return firstOf(parts, some) ?? ofSingular(folded);
  }
  return isName
    ? (ofOffice(keptApart) ?? ofSingular(folded) ?? industryOfGoodsAlone(keptApart, true) ?? oneOfTwo(kept) ?? ofFirm(keptApart))
    : null;
}

/** What is repaired says more than that it is: the table of trades decides (decision 114). Folded. */
const repairing = /^(?:repar|ripar|repair)/;

/**
 * How official titles begin, and the goods that they list, decide before their nouns: "Ethyl alcohol manufacturing" makes a chemical, not a drink. For texts of
 * several words; one word is a name, not a title.
 */
const ofOfficialTitle = (folded: string): IndustryId | null => industryOfOfficialHead(folded) ?? industryOfGoodsInTitle(folded);

/** A jeweler's or an optician's "Geschäft" is a shop. */
const onlyTrade = (id: IndustryId | null): IndustryId | null => (id?.startsWith('construction.') ? id : null);

/** "Gipsergeschäft", "cybersecurity bedrijf", "empresa de mudanzas": a company named by its trade or category. In the name of a shop ("Blumengeschäft"), goods come first, not a trade. */
function ofFirm(folded: string): IndustryId | null {
  const [, trade] = /^([a-z]{5,})geschaft$/.exec(folded) ?? [];
  if (trade !== undefined) return onlyTrade(industryOfPeople(trade));
  const kind = (firmAfter.exec(folded) ?? firmBefore.exec(folded))?.[1] ?? '';
  return kind === '' || noIndustry.has(kind) ? null : (ofCategory(kind) ?? ofSingular(kind));
}

/** "Grossisten" where only "Grossist" is listed: the singular of the noun, which is the first word in the Romance languages. */
function ofSingular(folded: string): IndustryId | null {
  const words = folded.split(' ');
  if (words.length > 3) return null;
  for (const at of new Set([words.length - 1, 0])) {
    if ((words[at] ?? '').length < 6) continue;
    for (const form of singularsOf(words[at] ?? '')) {
      const id = form.length < 5 || noIndustry.has(form) ? undefined : idsByName().get(words.with(at, form).join(' '));
      if (id) return id;
    }
  }
  return null;
}

/** "Oficina de agrimensor", "kantoor van een stichting", "surveyor office": the office of the profession or organization that the rest names. */
function ofOffice(folded: string): IndustryId | null {
  const rest = folded.replaceAll(office, '').trim();
  if (rest === folded || rest === '') return null;
  return ofCategory(rest) ?? ofSingular(rest);
}

/** "Verdulería y frutería", "beauty and gifts": two short categories of which one is known. A sector alone doesn't count, because it says too little about the other category. */
function oneOfTwo(text: string): IndustryId | null {
  const parts = joinedParts(text);
  if (parts.length !== 2 || parts.some((part) => part.split(' ').length > 2)) return null;
  const [first = '', second = ''] = parts;
  return ofCategory(first) ?? ofCategory(second);
}

const joinedParts = (text: string): string[] => text.split(/ (?:and|und|et|y|e|en|&) /i).map((part) => part.trim());

/** One category by its name, who runs it, what the business is called, or its words. */
function ofCategory(text: string): IndustryId | null {
  const apart = foldApart(text);
  return lookUp(text) ?? industryOfPeople(apart) ?? businessNamed(apart) ?? readIndustryWords(apart)?.id ?? null;
}

/** "Möbelherstellung", "Handyreparatur", "meubelfabrikanten". */
function ofPartsOfWords(folded: string): IndustryId | null {
  const apart = withActivitiesApart(folded);
  return apart === null ? null : (readIndustryWords(apart)?.id ?? null);
}

/** "Supply chain and logistics", "Kosmetik und Wellness": two categories that are both known. */
function joinedCategories(text: string): IndustryId | null {
  const parts = joinedParts(text);
  const ids = parts.map(lookUp);
  return parts.length > 1 && ids.every((id) => id !== null) ? firstOf(parts, ids) : null;
}

/** "d'électricité" is two words. */
const foldApart = (text: string): string => foldText(text.replaceAll(/['’`]/g, ' '));

/** The first category that is not broad, then the first industry, then the first sector. */
function firstOf(parts: readonly string[], ids: readonly (IndustryId | null)[]): IndustryId | null {
  const known = parts.flatMap((part, index) => {
    const id = ids[index] ?? null;
    return id === null ? [] : [{ id, isWide: wideTags.has(foldText(part).replaceAll(' ', '-')) }];
  });
  return (known.find(({ id, isWide }) => !isWide && id.includes('.')) ?? known.find(({ id }) => id.includes('.')) ?? known[0])?.id ?? null;
}

/** "Logistique et chaîne d'approvisionnement", "Erneuerbare Energien & Umwelt": an apostrophe separates words, and "&" is read in the language of the rest. */
function lookUpApart(text: string): IndustryId | null {
  const ids = idsByName();
  for (const and of text.includes('&') ? ['und', 'et', 'y', 'e', 'en'] : ['and']) {
    const id = ids.get(foldApart(text.replaceAll('&', ` ${and} `)));
    if (id) return id;
  }
  return null;
}

/** "Artificial Intelligence (AI)": a name and its own initials. Other parentheses may limit the meaning. */
function withoutAcronym(text: string): IndustryId | null {
  const [, name = '', initials = ''] = /^(.+?)\s*\(([A-Z][A-Za-z]{1,4})\)$/.exec(text.trim()) ?? [];
  const first = name.split(/[\s-]+/).map((word) => word[0] ?? '');
  const isAcronym = name !== '' && initials[0]?.toLowerCase() === first[0]?.toLowerCase() && initials.length <= first.length + 2;
  return isAcronym ? lookUp(name) : null;
}

function lookUp(text: string): IndustryId | null {
  const folded = foldText(text);
  if (folded === '' || noIndustry.has(folded)) return null;
  const ids = idsByName();
  const bare = folded
    .replaceAll(padding, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^and | and$/g, '')
    .trim();
  const found = ids.get(folded) ?? (noIndustry.has(bare) ? null : (ids.get(bare) ?? null));
  if (found) return found;
  // "Actividades de los hoteles", "Overige …": words that begin many official titles.
  const named = folded.replace(introduction, '');
  return named === folded || noIndustry.has(named) ? null : (ids.get(named) ?? null);
}

/** The industry of a GICS sub-industry, or of its sector when the sub-industry is unknown. */
export function industryOfGics(sector: string, subIndustry: string): IndustryId | null {
  const folded = foldText(subIndustry);
  return gicsSubIndustries[folded] ?? lookUp(subIndustry) ?? gicsSectors[foldText(sector)] ?? null;
}

/**
 * The industry of a company from its tags, as in the YC directory ("developer-tools", "health-tech"). The first specific tag wins;
 * broad tags such as "saas", "ai", and "marketplace" count when there is no other. Tags without an industry ("b2b", "india",
 * "remote-work") are ignored.
 */
export function industryOfTags(tags: readonly string[]): IndustryId | null {
  const known = tags.flatMap((tag): { tag: string; id: IndustryId }[] => {
    const id = tagIndustries[tag] ?? lookUp(tag.replaceAll('-', ' '));
    return id && industryOf(id) ? [{ tag, id }] : [];
  });
  return (known.find(({ tag }) => !wideTags.has(tag)) ?? known[0])?.id ?? null;
}
