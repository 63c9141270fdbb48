/** Companies and people by name, domains, and what a company does in words that no vocabulary has. */
import { domainOf, foldedAddressForms, formWords, isGivenName } from '@leadlight/vocabulary/identity';
import { nameBetween } from './company-words.ts';
import { find, phrase, typedBetween, type Line } from './line.ts';
import { functionAt } from './function-words.ts';
import { industryAt } from './industry-at.ts';
import { choice, type Reading } from './meaning.ts';
import { readPlace } from './place-words.ts';
import { isCertainTechnology } from './technology-words.ts';
import { titleWordsOf } from './title-memory.ts';
import { alternatives, companyNouns, fillers, personNouns } from './words-of-sentences.ts';

const atCompany = phrase(
  String.raw`(?:(?:who |that |die |qui |que |che )?(?:work(?:s|ing)?(?: for)? |arbeiten |arbeitet |travaillent |travaillant |trabajan |trabajando |lavorano |trabalham |werken |werkzaam |employed |angestellt )?(?:at|bei|beim|chez|presso|bij|@|joined)|(?:who |that )?work(?:s|ing)? for|employed (?:at|by)|(?:(?:die|qui|que|che) )?(?:arbeiten|arbeitet|travaillent|travaille|travaillant|bossent|trabajan|trabaja|trabajando|lavorano|lavora|trabalham|trabalha|werken|werkt) (?:fur|pour|dans|para|en|da|in|per|na|no|em|voor|bij|alla|alle))`,
);
const ofCompany = phrase(
  String.raw`(?:of|from|von|de|da|do|di|van|for|en|na|no|em|employed by|employees of|mitarbeiter von|team of|joined|left)`,
);
const legalForm = phrase(String.raw`(?:gmbh and co kg|co kg|${[...formWords].join('|')}|se|as|limited|corporation|group)`);

/** "acme.com": a domain that is not an ordinary abbreviation; an email address or a profile on LinkedIn is a person's. */
export function readDomain(line: Line, at: number): Reading | null {
  const token = line.tokens[at];
  if (!token || !token.folded.includes('.') || token.kind !== 'word') return null;
  if (token.folded.includes('@') || /linkedin\.com\/in\//i.test(token.text))
    return { end: at + 1, meanings: choice('name', token.text), kind: 'people' };
  if (/linkedin\.com\/company\//i.test(token.text)) return { end: at + 1, meanings: choice('name', token.text), kind: 'companies' };
  const domain = domainOf(token.folded);
  return domain ? { end: at + 1, meanings: choice('company', domain) } : null;
}

/** @param isOpen whether this token means nothing else */
export function readCompany(line: Line, at: number, isOpen: (index: number) => boolean, isRoleBefore: boolean): Reading | null {
  // "Located at Potsdamer Platz" is an address.
  if (
    /^(?:located|based|situated|ansassig|gelegen|situee?s?|situad[oa]s?|ubicad[oa]s?|situat[eio]|gevestigd)$/.test(
      line.tokens[at - 1]?.folded ?? '',
    )
  )
    return null;
  const led = find(line, at, atCompany);
  // "Bei der Siemens AG", "at the BBC"
  const certain = led && { ...led, end: withoutArticle(line, led.end) };
  const behindOf = certain ? null : find(line, at, ofCompany);
  // "Email of Elon Musk"
  if (behindOf && isPersonAt(line, behindOf.end)) return null;
  const possible = certain ?? (isRoleBefore ? find(line, at, ofCompany) : null);
  if (!possible) return null;
  const quoted = readQuoted(line, possible.end);
  if (quoted) return { end: quoted.end, meanings: choice('company', quoted.text) };
  return namesFrom(line, possible.end, isOpen, certain !== null);
}

const articles: ReadonlySet<string> = new Set('the der dem den das die la le les l il lo gli de het el los a o'.split(' '));
const withoutArticle = (line: Line, at: number): number => {
  const [article, name] = [line.tokens[at], line.tokens[at + 1]];
  return article && !article.isCapital && articles.has(article.folded) && name?.isCapital && name.kind === 'word' ? at + 1 : at;
};

/** A given name and another word, both with a capital letter. */
const isPersonAt = (line: Line, at: number): boolean =>
  line.tokens[at]?.isCapital === true &&
  line.tokens[at + 1]?.isCapital === true &&
  line.tokens[at + 1]?.kind === 'word' &&
  isGivenName(line.tokens[at]?.text ?? '');

/** "Chez Orange": a city's name with a capital letter after a preposition that stands before companies. */
export function readCompanyOfCityName(line: Line, at: number, isCityAt: (index: number) => boolean): Reading | null {
  const found = find(line, at, onlyCompany);
  const token = found && line.tokens[found.end];
  if (!found || !token?.isCapital || !isCityAt(found.end)) return null;
  return { end: found.end + 1, meanings: choice('company', token.text), kind: 'people' };
}

/** "At widget sellers": in small letters and in the plural, these say what companies do. */
const doers =
  /(?:sellers|makers|producers|manufacturers|suppliers|providers|vendors|resellers|distributors|wholesalers|importers|exporters|builders|operators|traders|specialists|contractors|startups|ventures|agencies|stores|shops|chains|brands|hersteller|handler|anbieter|lieferanten|betriebe|unternehmen|firmen|laden|fabricants|vendeurs|fournisseurs|distributeurs|fabricantes|vendedores|proveedores|distribuidores|produttori|venditori|fornitori|distributori|fornecedores|fabrikanten|verkopers|leveranciers|winkels|bedrijven)$/;

function namesFrom(line: Line, from: number, isOpen: (index: number) => boolean, isCertain: boolean): Reading | null {
  const end = nameEnd(line, from, isOpen, isCertain);
  if (end === from) return null;
  const first = line.tokens[from]?.folded ?? '';
  if (personNouns.has(first) || /^(?:b2b|b2c|d2c|dtc|saas|smb|sme|kmu|pme|pyme|pmi|mkb)$/.test(first)) return null;
  // German nouns have a capital letter, too: "Geschäftsführer von Zahnarztpraxisketten".
  if (line.tokens[from - 1]?.folded === 'von' && end === from + 1 && first.length >= 12 && /(?:en|er|e|ung)$/.test(first)) return null;
  // "At online grocery companies": in lower case, right before an industry.
  if (end === from + 1 && !line.tokens[from]?.isCapital && line.tokens[from]?.kind === 'word' && industryAt(line, end) !== null)
    return null;
  // "At fintch companies": a word in small letters before a word for companies says what they do.
  if (
    end === from + 1 &&
    !line.tokens[from]?.isCapital &&
    companyNouns.has(line.tokens[end]?.folded ?? '') &&
    !(line.tokens[from]?.folded ?? '').includes('.')
  )
    return null;
  // "At shopify agencies"
  if (end === from + 1 && isCertainTechnology(line.tokens[from]?.folded ?? '') && industryAt(line, end) !== null) return null;
  if (line.tokens.slice(from, end).every(({ isCapital }) => !isCapital) && doers.test(line.tokens[end - 1]?.folded ?? '')) return null;
  const host = line.tokens[from]?.folded ?? '';
  const isHost = end === from + 1 && host.includes('.') && line.tokens[from]?.text.includes('/');
  return { end, meanings: choice('company', isHost ? host : nameBetween(line, from, end)), kind: 'people' };
}

/** "at Siemens or Bosch": another name after a comma or an "or"; where nothing has a capital letter, names have none either. */
export function readFurtherCompany(line: Line, at: number, isOpen: (index: number) => boolean): Reading | null {
  if (isPersonAt(line, at)) return null;
  const isPlain = line.tokens.every(({ isCapital }) => !isCapital);
  return line.tokens[at]?.isCapital || isPlain ? namesFrom(line, at, isOpen, isPlain) : null;
}

/** After these, a name is a company's even where a city has it: "chez Orange", "at Mercedes". */
const onlyCompany = phrase(String.raw`(?:chez|at|presso|@)`);

/** "not DHL", "hors LVMH": a name after a negation. After "without" it is rather something that is used. */
export function readExcludedCompany(line: Line, at: number, negatedAt: number, isOpen: (index: number) => boolean): Reading | null {
  const [negation, token] = [line.tokens[negatedAt]?.folded ?? '', line.tokens[at]];
  if (!token?.isCapital || withoutWords.has(negation)) return null;
  // German nouns have a capital letter, too.
  const isName = !germanNegations.test(negation) || /^\p{Lu}{2,}/u.test(token.text);
  const name = isName ? namesFrom(line, at, isOpen, false) : null;
  return name && { end: name.end, meanings: name.meanings };
}
const withoutWords: ReadonlySet<string> = new Set(['without', 'ohne', 'sans', 'sin', 'senza', 'sem', 'zonder', 'non', 'never']);
const germanNegations = /^(?:kein.*|aber)$/;

function nameEnd(line: Line, from: number, isOpen: (index: number) => boolean, isCertain: boolean): number {
  let end = from;
  while (end - from < 5) {
    const token = line.tokens[end];
    // "Engel & Völkers"
    if (token?.text === '&' && end > from && line.tokens[end - 1]?.isCapital && line.tokens[end + 1]?.isCapital) {
      end += 2;
      continue;
    }
    if (!token || token.kind === 'mark' || (token.kind === 'number' && end === from)) break;
    // "University of Leeds"
    if (
      end > from &&
      institutions.test(line.tokens[end - 1]?.folded ?? '') &&
      /^(?:of|de|di|da|do|van|der)$/.test(token.folded) &&
      line.tokens[end + 1]?.isCapital
    ) {
      end += 2;
      continue;
    }
    const isForm = end > from && find(line, end, legalForm) !== null;
    if (isForm) return find(line, end, legalForm)?.end ?? end + 1;
    const isLonger =
      token.isCapital &&
      line.tokens[end + 1]?.isCapital === true &&
      (line.tokens[end + 1]?.joint !== '' || end === from) &&
      isOpen(end) &&
      isOpen(end + 1);
    if (fillers.has(token.folded) && (isLonger || (isCertain && end > from && token.isCapital && nouns.test(token.folded)))) {
      end += 1;
      continue;
    }
    if (fillers.has(token.folded) && !(end === from && token.isCapital && /^\p{Lu}{2,}$/u.test(token.text))) break;
    // "At Marks or Spencer" are two.
    if (end > from && alternatives.has(token.folded)) break;
    const mayBeSmall = isCertain && token.kind === 'word' && !(end > from && line.tokens[from]?.isCapital);
    if (!isOpen(end) || (!token.isCapital && !mayBeSmall)) break;
    end += 1;
  }
  return end;
}

/** Nouns that are fillers in lower case and end a name when capitalized: "chez Back Market". */
const nouns = /^(?:market|space|area|segment|industries|industry|works|service|services|house|houses|stores|brands|shop|vendors)$/;
const institutions =
  /^(?:university|college|bank|ministry|museum|church|institute|universite|universidad|universidade|universita|universiteit|banco|banca|banque|musee|museo|hochschule)$/;

const quote = phrase('["“”„«»]');

function readQuoted(line: Line, at: number): { text: string; end: number } | null {
  if (!find(line, at, quote)) return null;
  for (let end = at + 1; end < Math.min(line.tokens.length, at + 12); end += 1)
    if (find(line, end, quote)) return end > at + 1 ? { text: typedBetween(line, at + 1, end), end: end + 1 } : null;
  return null;
}

const keywords = phrase(String.raw`(?:b2b|b2c|b2g|d2c|dtc|deep ?tech|dropshipping|omnichannel|white ?label|private ?label)`);

/** What companies do or how they sell, in words that no industry is named after. */
export function readKnownKeyword(line: Line, at: number): Reading | null {
  const found = find(line, at, keywords);
  return found && { end: found.end, meanings: choice('keyword', typedBetween(line, at, found.end)) };
}

/** A quoted text without "at" before it is a keyword. */
export function readKeywordInQuotes(line: Line, at: number): Reading | null {
  const quoted = readQuoted(line, at);
  return quoted && { end: quoted.end, meanings: choice('keyword', quoted.text) };
}

/** "Jan de Vries", "Ludwig van Beethoven": between a given name and a surname, in small letters. */
const nameParticles: ReadonlySet<string> = new Set('de da do dos das del della di van von der den ter ten zu la le el al bin'.split(' '));

const fromCompany = phrase(String.raw`(?:from|at|von|bei|de|chez|di|presso|da|do|van|bij)`);

/** "Peter from Spotify": a given name alone, before a company. */
export function readGivenName(line: Line, at: number): Reading | null {
  const token = line.tokens[at];
  const company = find(line, at + 1, fromCompany);
  if (!token?.isCapital || token.kind !== 'word' || !company || !line.tokens[company.end]?.isCapital || !isGivenName(token.text))
    return null;
  return { end: at + 1, meanings: choice('name', token.text), kind: 'people' };
}

const honorific = phrase(String.raw`(?:${foldedAddressForms.join('|')})(?: \.)?(?: (?:dr|prof)(?: \.)?)*`);
const called = phrase(
  String.raw`(?:named|called|namens|mit (?:dem )?(?:vor)?namen|appelee?s?|nommee?s?|llamad[oa]s?|chiamat[oaie]|chamad[oa]s?|genaamd)`,
);

/** "Mr. Miller", "Frau Weber", "called Lisa": a name after what says that it is one. */
export function readCalled(line: Line, at: number): Reading | null {
  const found = find(line, at, honorific) ?? find(line, at, called);
  if (!found) return null;
  let end = found.end;
  while (end - found.end < 2 && nameParticles.has(line.tokens[end]?.folded ?? '')) end += 1;
  if (line.tokens[end]?.kind !== 'word' || !line.tokens[end]?.isCapital) return null;
  end += 1;
  if (line.tokens[end]?.kind === 'word' && line.tokens[end]?.isCapital && isGivenName(line.tokens[end - 1]?.text ?? '')) end += 1;
  return { end, meanings: choice('name', typedBetween(line, found.end, end)), kind: 'people' };
}

const inFunction = phrase(String.raw`(?:in|im|in der|aus|from|aus dem|aus der|en|dans|nel|no|na|op)`);

/** "David in marketing": a given name alone, before a function. */
export function readNameInFunction(line: Line, at: number): Reading | null {
  const [token, linking] = [line.tokens[at], find(line, at + 1, inFunction)];
  if (!token?.isCapital || token.kind !== 'word' || !linking || !isGivenName(token.text) || functionAt(line, linking.end) === null)
    return null;
  return { end: at + 1, meanings: choice('name', token.text), kind: 'people' };
}

/** "Jane Doe": a given name and a surname, both with a capital letter. */
export function readPerson(
  line: Line,
  at: number,
  isOpen: (index: number) => boolean,
  isPlaceName: (index: number) => boolean,
): Reading | null {
  const first = line.tokens[at];
  let behind = at + 1;
  while (behind < at + 4 && nameParticles.has(line.tokens[behind]?.text ?? '')) behind += 1;
  const last = line.tokens[behind];
  if (!first?.isCapital || !last?.isCapital || last.kind !== 'word' || first.kind !== 'word') return null;
  const isCityAsSurname = behind === at + 1 && isPlaceName(behind) && !isPlaceName(at);
  // "Sabine Fischer", "Thomas Müller": surnames that are occupations.
  const isOccupation = behind === at + 1 && titleWordsOf(last.folded).every(({ kind }) => kind === 'occupation');
  if (!isGivenName(first.text) || !(isOpen(behind) || isCityAsSurname || isOccupation) || fillers.has(last.folded)) return null;
  const third = line.tokens[behind + 1];
  const isLonger = third !== undefined && third.kind === 'word' && third.isCapital && isOpen(behind + 1) && !fillers.has(third.folded);
  const end = behind + (isLonger ? 2 : 1);
  return { end, meanings: choice('name', typedBetween(line, at, end)), kind: 'people' };
}

/** "peter müller frankfurt": a short text that begins with a given name and a surname in lower case. */
export function readPersonInSmallLetters(line: Line, at: number, isOpen: (index: number) => boolean): Reading | null {
  const [first, last] = [line.tokens[0], line.tokens[1]];
  const isShort = line.tokens.length <= 6 && line.tokens.every(({ isCapital }) => !isCapital);
  if (at !== 0 || !isShort || first?.kind !== 'word' || last?.kind !== 'word' || !isGivenName(first.text) || !isOpen(0)) return null;
  const isOccupation = titleWordsOf(last.folded).every(({ kind }) => kind === 'occupation') && titleWordsOf(last.folded).length > 0;
  if (fillers.has(last.folded) || alternatives.has(last.folded) || last.folded.length < 3 || !(isOpen(1) || isOccupation)) return null;
  return { end: 2, meanings: choice('name', typedBetween(line, 0, 2)), kind: 'people' };
}

const doing = phrase(
  String.raw`(?:(?:makers?|manufacturers?|producers?|sellers?|suppliers?|providers?|vendors?|distributors?|wholesalers?|dealers?|traders?|retailers?|importers?|exporters?|developers?|builders?|grosshandler[n]?|groothandel(?:s|aren)?|grossistes?|mayoristas?|grossisti|atacadistas?|hersteller[n]?|anbieter[n]?|handler[n]?|produzenten|lieferanten|fabricants?|fournisseurs?|producteurs?|vendeurs?|distributeurs?|fabricantes?|proveedores?|productores?|vendedores|distribuidores?|fornecedores?|produtores?|produttori|fornitori|venditori|distributori|fabrikanten|producenten|leveranciers|aanbieders|verkopers) (?:of|for|von|fur|de|d|du|des|di|da|do|van|voor|en)|(?:that |which |who |die |qui |que |che )?(?:make|makes|making|sell|sells|selling|produce|produces|producing|offer|offers|offering|build|develop|distribute|manufacture|specialize in|specializing in|specialized in|specialised in|focused on|focusing on|working on|dealing with|deal in|fabriquent|vendent|produisent|proposent|specialisees? dans|specialises? dans|fabrican|venden|producen|ofrecen|especializad[oa]s en|producono|vendono|offrono|specializzat[eiao] in|fabricam|vendem|produzem|oferecem|especializad[oa]s em|gespecialiseerd in|spezialisiert auf|verkaufen|anbieten|herstellen|produzieren)|keywords?(?: :)?|mentioning|that mention|with the words?|stichwort|mot cle|palabra clave|parola chiave|palavra chave|trefwoord)`,
);
const doneAfter = phrase(
  String.raw`(?:herstellen|produzieren|verkaufen|anbieten|vertreiben|entwickeln|bauen|installieren|montieren|liefern|vermieten|importieren|plaatsen|installeren|leveren|verhuren|bouwen|ontwikkelen|maken|verkopen|produceren|aanbieden)`,
);

const hasVerbAtEnd = new RegExp(String.raw`(?:^| )${doneAfter.source}`);

const aboutWords = new Set('of di de d fur for des dei delle voor pour para'.split(' '));
/**
 * What companies do in words that no vocabulary has: "owners of ferret sanctuaries", "ecommerce di integratori". Names have a capital
 * letter, so these don't.
 */
export function readKeywordInContext(
  line: Line,
  at: number,
  isOpen: (index: number) => boolean,
  isBehindBusiness: boolean,
): Reading | null {
  if (!isBehindBusiness || !aboutWords.has(line.tokens[at - 1]?.folded ?? '')) return null;
  let end = at;
  while (end - at < 3 && isCommonWord(line, end) && isOpen(end)) end += 1;
  return end === at ? null : { end, meanings: choice('keyword', typedBetween(line, at, end)), kind: 'companies' };
}

const isCommonWord = (line: Line, at: number): boolean => {
  const token = line.tokens[at];
  return token?.kind === 'word' && !fillers.has(token.folded) && !alternatives.has(token.folded) && token.folded.length > 2;
};

/** Whether what a company does begins here: "sellers of shovels" are not a company of that name. */
export const beginsWhatIsDone = (line: Line, at: number): boolean => find(line, at, doing) !== null;

/** "Die Wärmepumpen installieren": the verb at the end. */
function goodsBefore(line: Line, at: number, isOpen: (index: number) => boolean): { readonly end: number } | null {
  if (line.tokens[at - 1]?.folded !== 'die' || !hasVerbAtEnd.test(line.text)) return null;
  let end = at;
  while (end - at < 3 && line.tokens[end]?.kind === 'word' && isOpen(end) && !find(line, end, doneAfter)) end += 1;
  return end > at && find(line, end, doneAfter) ? { end: at } : null;
}

const makersOf = phrase(
  String.raw`(?:fabricants?|producteurs?|fournisseurs?|fabricantes?|productores?|proveedores|produttori|fornitori|fabricantes|produtores|fornecedores)`,
);
const ofGoods = phrase(String.raw`(?:de la|de l|de|d|du|des|di|da|do|dei|delle|del)`);

/** "Fabricants français de jouets": the adjective of a country between the makers and what they make. */
function behindAdjective(line: Line, at: number): Reading | null {
  const makers = find(line, at, makersOf);
  const place = makers && readPlace(line, makers.end, false);
  const linked = place && find(line, place.end, ofGoods);
  const goods = linked && line.tokens[linked.end];
  if (!place || !linked || goods?.kind !== 'word' || place.meanings[0]?.field !== 'country') return null;
  const industry = industryAt(line, linked.end);
  const end = industry?.end ?? linked.end + 1;
  const meaning = industry ? choice('industry', industry.id) : choice('keyword', typedBetween(line, linked.end, end));
  return { end, meanings: [...place.meanings, ...meaning], kind: 'companies' };
}

/** "Makers of garden gnomes": the words that follow, as long as they mean nothing else. */
export function readKeyword(line: Line, at: number, isOpen: (index: number) => boolean): Reading | null {
  const found = find(line, at, doing) ?? goodsBefore(line, at, isOpen);
  const adjective = found ? null : behindAdjective(line, at);
  if (adjective) return adjective;
  if (!found) return null;
  // "Vendedores da Ambev": in the Romance languages, goods have no capital letter.
  if (/^(?:d|de|du|da|do|del|di)$/.test(line.tokens[found.end - 1]?.folded ?? '') && line.tokens[found.end]?.isCapital) return null;
  let end = found.end;
  // "Selling organic dog food": after a word of its own, the name of an industry is a part of the goods.
  const isGoods = (index: number): boolean => isOpen(index) || (index > found.end && industryAt(line, index)?.end === index + 1);
  while (end - found.end < 4 && line.tokens[end]?.kind === 'word' && isGoods(end) && !fillers.has(line.tokens[end]?.folded ?? '')) end += 1;
  const industry = end === found.end ? industryAt(line, end) : null;
  if (industry) return { end: find(line, industry.end, doneAfter)?.end ?? industry.end, meanings: choice('industry', industry.id) };
  if (end === found.end) return null;
  const after = find(line, end, doneAfter);
  const trade = industryAt(line, at);
  const isWholesale = trade?.id === 'wholesale' && trade.end < found.end;
  return {
    end: after?.end ?? end,
    meanings: [...(isWholesale ? choice('industry', 'wholesale') : []), ...choice('keyword', typedBetween(line, found.end, end))],
    kind: 'companies',
  };
}
