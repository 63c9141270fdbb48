/** Industries by the vocabulary's names, in the singular and plural, with the words for companies around them. */
import { businessNamed, industryNamed, namesOfBusinesses, namesOfIndustries, parseIndustry } from '@leadlight/vocabulary/industries';
import { find, foldedBetween, formsOf, phrase, typedBetween, wordsFrom, type Line } from './line.ts';
import { titleWordsOf } from './title-memory.ts';
import { synonyms } from './industry-tables.ts';
import { trades } from './industry-trades.ts';
import { isCertainTechnology } from './technology-words.ts';
import { readStatus } from './status-words.ts';
import { companyNouns, fillers } from './words-of-sentences.ts';

const longestIndustry = 6;
/** Names of industries that mean something else, or too much, in a sentence. */
const tooWide = new Set(
  'bio sem export import exports imports cabinet cabinets outdoor outdoors it freelance freelancer freelancers consumer social community communities search chat email sms design operations automation productivity infrastructure subscriptions analytics api apis data general other sales support storage security products materials media-no people hr marketing finance compliance privacy recruiting commercial capital trading works test language network content water-no video-no education-no communication commerce messaging identity collaboration scheduling documents chips plattform platform product trade office talent sport-no business engineering development research internet-no tech-no kommunikation personal vertrieb verkauf ventas vendas finanzen finanzas financas finances handel-no services service sensor gas-no fiber game-no wireless group consumers environment regional corporate events legal insurance-no mobile apps growth growing manager managers state national local public'.split(
    ' ',
  ),
);
const around = phrase(
  String.raw`(?:industry|industries|sector|space|branche|companies|company|firms?|businesses|business|startups?|unternehmen|firmen|betriebe?n?|vendors?|providers?|entreprises|societes|empresas|aziende|imprese|bedrijven|organi[sz]ations|groups?|chains?|brands|operators?|resellers?|distributors?|manufacturers?|makers|producers|suppliers|lenders|labs|clubs|salons|stations|platforms?|apps?|ketten|kette|gruppen|konzerne|anbieter|groupes|chaines|enseignes|grupos|cadenas|gruppi|catene|redes|ketens|aanbieders)`,
);
const before = phrase(
  String.raw`(?:empresas?|entreprises?|societes?|aziend[ae]|impres[ae]|societa|bedrijven|companies|firms|chains of|groups of|industries|industrias?|brands in|companhias|cabinets?|cadenas?|chaines?|caten[ae]|redes?|groupes?|grupos?|grupp[oi]|negocios|compagnies|sector|settore|setor|secteur|branche|industria|industrie)(?: del| de la| du| dell| della| do| da| de| di| d| des| in| in the| der| voor)?`,
);

const romanceNoun = /^(?:entreprises|societes|empresas|aziende|imprese|groupes|chaines|enseignes|grupos|cadenas|gruppi|catene|redes)$/;

export interface IndustryFound {
  readonly id: string;
  readonly end: number;
  /** Only a company is called so, even where a title of a person is spelled the same. */
  readonly isBusiness?: boolean;
}

const known = new WeakMap<Line, Map<number, IndustryFound | null>>();

/** The longest industry that begins at this token. */
export function industryAt(line: Line, at: number): IndustryFound | null {
  const ofLine = known.get(line) ?? new Map<number, IndustryFound | null>();
  known.set(line, ofLine);
  const found = ofLine.get(at);
  if (found !== undefined) return found;
  const read = look(line, at);
  ofLine.set(at, read);
  return read;
}

function look(line: Line, at: number): IndustryFound | null {
  // "Empresas de servicios financieros" is longer than "empresas de servicios".
  const [alone, behind] = [nameAt(line, at), behindNoun(line, at)];
  const named = alone && behind && behind.end > alone.end ? behind : (alone ?? behind);
  const synonym = synonymAt(line, at);
  const best = synonym && (named === null || synonym.end > named.end || (synonym.end === named.end && !named.isBusiness)) ? synonym : named;
  if (!best) return null;
  // "Software companies", "fintech startups": the noun belongs to the industry, but a startup is also an age.
  const noun = find(line, best.end, around);
  const isStartup = /^startups?$/.test(line.tokens[best.end]?.folded ?? '');
  return noun && !isStartup ? { ...best, end: noun.end } : best;
}

/** The tables are small; of equally long names, the first counts. */
const everyday = [...synonyms, ...trades];

function synonymAt(line: Line, at: number): IndustryFound | null {
  let best: IndustryFound | null = null;
  for (const [pattern, id] of everyday) {
    const found = find(line, at, pattern);
    if (found && (best === null || found.end > best.end)) best = { id, end: found.end };
  }
  return best;
}

const sizeBehindNoun = /^(?:medias|medianas|medie|moyennes|grandes|grandi|pequenas|piccole|petites)$/;

/** "Empresas de software", "entreprises du bâtiment": the name behind the noun, without what makes it ambiguous alone. */
function behindNoun(line: Line, at: number): IndustryFound | null {
  const noun = find(line, at, before);
  // "Firms in administration" are insolvent.
  if (!noun || readStatus(line, noun.end - 1)?.meanings.length) return null;
  // "Companies recruiting engineers"
  if (/^(?:recruiting|hiring|staffing)$/.test(line.tokens[noun.end]?.folded ?? '')) return null;
  // "Empresas médias" are companies of that size, not media.
  if (sizeBehindNoun.test(line.tokens[noun.end]?.folded ?? '')) return null;
  return nameAt(line, noun.end, true) ?? synonymAt(line, noun.end);
}

function nameAt(line: Line, at: number, isCompany = false): IndustryFound | null {
  for (let length = wordsFrom(line, at, longestIndustry); length > 0; length -= 1) {
    const end = at + length;
    const folded = foldedBetween(line, at, end);
    if (hasOperator(line, at, end)) continue;
    const forms = formsOf(line, at, end);
    for (const form of forms) {
      const id = businessNamed(form);
      if (id) return { id, end: endOfFirst(line, at, end, id), isBusiness: true };
    }
    // "Bio-Bäckereien" are bakeries, not laboratories.
    if (length === 1 && folded === 'bio' && line.tokens[end]?.joint === '-') continue;
    // "Sem" is Portuguese for "without"; only "SEM" is search engine marketing.
    if (folded === 'sem' && line.tokens[at]?.text !== 'SEM') continue;
    if (length === 1 && (fillers.has(folded) || companyNouns.has(folded) || folded.length < 2)) continue;
    // "HR companies"; in the Romance languages, the noun comes first: "gerente rh empresas".
    const isNoun = find(line, end, around) !== null && !romanceNoun.test(line.tokens[end]?.folded ?? '');
    if (length === 1 && tooWide.has(folded) && !isCompany && !isNoun) continue;
    const first = line.tokens[at]?.folded ?? '';
    const last = line.tokens[end - 1]?.folded ?? '';
    if (length > 1 && (fillers.has(first) || fillers.has(last)) && industryNamed(folded) === null) continue;
    for (const form of forms) {
      if (length === 1 && tooWide.has(form) && !isCompany && !isNoun) continue;
      const id = industryNamed(form);
      if (id) return { id, end: endOfFirst(line, at, end, id) };
    }
    const compound = length === 1 ? compoundAt(folded) : null;
    if (compound) return { id: compound, end };
    const id = isDescribed(line, at, end) ? parseIndustry(typedBetween(line, at, end)) : null;
    if (id) return firstOfTwo(line, at, end) ?? { id, end: endOfFirst(line, at, end, id) };
  }
  return null;
}

/** "Manufacturing -staffing", "AND retail", "banks or insurers": a negation, an operator or an alternative is not part of a name. */
const hasOperator = (line: Line, at: number, end: number): boolean =>
  line.tokens.slice(at, end).some(({ folded, text }) => /^(?:not|or|oder|ou|oppure)$/.test(folded) || /^(?:AND|OR|NOT)$/.test(text));

const jointIn = (line: Line, at: number, end: number): number =>
  line.tokens.slice(at, end).findIndex(({ folded }) => /^(?:and|und|et|y|e|en)$/.test(folded));

const industryOf = (line: Line, from: number, to: number): string | null =>
  formsOf(line, from, to)
    .map((form) => businessNamed(form) ?? industryNamed(form))
    .find((each) => each !== null) ?? null;

/** "Hotels & restaurants" are two industries; "oil and gas" is one. */
function endOfFirst(line: Line, at: number, end: number, id: string): number {
  const joint = jointIn(line, at, end);
  if (joint < 1) return end;
  const [first, second] = [industryOf(line, at, at + joint), industryOf(line, at + joint + 1, end)];
  return first === id && second !== null && second.includes('.') && second !== first ? at + joint : end;
}

/** "Veterinary clinics and real estate": words that are a name only because of their last ones are two industries if both halves are names. */
function firstOfTwo(line: Line, at: number, end: number): IndustryFound | null {
  const joint = jointIn(line, at, end);
  if (joint < 1) return null;
  // "Insurers and law firms": the first name is read by its words, too.
  const isFirst = isDescribed(line, at, at + joint);
  const first = industryOf(line, at, at + joint) ?? (isFirst ? parseIndustry(typedBetween(line, at, at + joint)) : null);
  const second = industryOf(line, at + joint + 1, end) ?? parseIndustry(typedBetween(line, at + joint + 1, end));
  return first !== null && second !== null && first !== second ? { id: first, end: at + joint } : null;
}

/** German and Dutch words for companies at the end of a word: "Softwareunternehmen", "bouwbedrijven". */
const companyEnding =
  /(?:unternehmen|unternehmens|firmen|firma|betriebe?n?|branche|industrie|sektor|anbietern?|dienstleistern?|herstellern?|startups?|konzernen?|handlern?|buros?|bedrijven|bedrijf|ondernemingen|sector|bureaus?|fabrikanten|leveranciers|winkels|ketens|ketten?|gruppen?|zentren|zentrum)$/;

function compoundAt(folded: string): string | null {
  const cut = folded.search(companyEnding);
  if (cut < 3) return null;
  const front = folded.slice(0, cut);
  for (const form of [front, front.replace(/s$/, ''), front.replace(/n$/, ''), front.replace(/en$/, '')]) {
    const id = businessNamed(form) ?? industryNamed(form);
    if (id) return id;
  }
  return null;
}

/** "Owners of restaurants" are people. */
const isRoleWord = (line: Line, at: number): boolean =>
  formsOf(line, at, at + 1).some((form) => titleWordsOf(form).some(({ kind }) => kind === 'rank' || kind === 'occupation'));

const describing = phrase(
  String.raw`[a-z]*(?:agenc(?:y|ies)|manufactur\w*|makers?|producers?|dealers?|wholesalers?|retailers?|insurers?|practices?|clinics?|builders?|handler|hersteller|handel|betriebe?|praxen|hauser|werke|bau|agenturen|kanzleien|versicherer|fabricants?|fabricantes?|distributeurs?|distribuidores?|produttori|fabrikanten|winkels|handelaren|apotheken|makler|brokers?|clinicas?|cliniche|stores|shops|firms|studi|bureaux|cabinets|agences|agencias|agenzie|concesionarios|bauunternehmen|spediteure|speditionen|logistiker|restaurants)`,
);

/** Longer names are read by the words of official titles only if one of them says that companies are meant. */
function isDescribed(line: Line, at: number, end: number): boolean {
  const isFiller = line.tokens
    .slice(at, end)
    .some(({ folded }) => folded !== 'of' && folded !== 'de' && folded !== 'di' && fillers.has(folded));
  if (isFiller || isRoleWord(line, at)) return false;
  if (isCertainTechnology(line.tokens[at]?.folded ?? '')) return false;
  let isCompany = false;
  for (let index = at; index < end; index += 1) {
    const isDescribing = find(line, index, describing) !== null;
    isCompany ||= isDescribing;
    const isLinking = index > at && index < end - 1 && fillers.has(line.tokens[index]?.folded ?? '');
    if (!isDescribing && !isLinking && (isRoleWord(line, index) || !isWordOfIndustries(line, index))) return false;
  }
  return isCompany;
}

let wordsOfIndustries: ReadonlySet<string> | undefined;

/** "Recruiting agencies dublin", "bankrupt retailers": a word of no industry belongs to another part. */
function isWordOfIndustries(line: Line, at: number): boolean {
  wordsOfIndustries ??= new Set([...namesOfIndustries(), ...namesOfBusinesses()].flatMap((name) => name.split(' ')));
  return formsOf(line, at, at + 1).some((form) => wordsOfIndustries?.has(form));
}

/** The industry of a name that would mean something else without its context: "founders in finance". */
export const industryInContext = (line: Line, at: number): IndustryFound | null => nameAt(line, at, true) ?? synonymAt(line, at);
