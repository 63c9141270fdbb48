/** Amounts with what they count: employees, open jobs, years; and years of foundation. */
import { companySizes, type CompanySize } from '@leadlight/vocabulary/values';
import { departmentsFrom } from './hiring-words.ts';
import { find, phrase, type Found, type Line } from './line.ts';
import { choice, range, type Reading } from './meaning.ts';
import { readQuantity, type Quantity } from './quantities.ts';
import { readPlace } from './place-words.ts';
import { industryAt } from './industry-at.ts';
import { alternatives, companyNouns, fillers, negation } from './words-of-sentences.ts';

const bounds: readonly (readonly [CompanySize, number, number])[] = companySizes.map((size) => {
  const [low = '', high] = size.replace('+', '').split('-');
  return [size, Number(low), size.endsWith('+') ? Number.POSITIVE_INFINITY : Number(high ?? low)];
});

/** Bands that lie in the range by at least half; the band of its middle (geometric, since bands grow by factors) if it is narrower. */
export function sizesWithin(from: number | null, to: number | null): CompanySize[] {
  const [low, high] = [Math.max(from ?? 1, 1), to ?? Number.POSITIVE_INFINITY];
  if (low > high) return [];
  const found = bounds.filter(([, first, last]) => {
    if (last === Number.POSITIVE_INFINITY) return high === Number.POSITIVE_INFINITY || high >= 2 * first;
    return (Math.min(high, last) - Math.max(low, first) + 1) * 2 >= last - first + 1;
  });
  if (found.length > 0) return found.map(([size]) => size);
  const middle = high === Number.POSITIVE_INFINITY ? low : Math.sqrt(low * high);
  return bounds.filter(([, first, last]) => middle >= first && middle < last + 1).map(([size]) => size);
}

const employees = String.raw`(?:people|persons|ppl|employees?|employes|staff members|team members|staff|workers|heads|headcount|emps?|ees?|empl|fte|ftes|vzae?|vollzeitstellen|vollzeitaquivalente|man|men|person|mitarbeiter(?:innen)?|mitarbeitenden?|mitarbeitern|mitarb|beschaftigten?|angestellten?|man personeel|personen|leuten?|kopfen?|ma|salaries?|(?<=\d )agents|personnes|collaborateurs|collabs|employes?|etp|tetes|empleados|trabajadores|personas|colaboradores|dipendenti|addetti|persone|impiegati|collaboratori|funcionarios|pessoas|trabalhadores|empregados|sal|collab|pers|dip|func|funcs|colab|colabs|trab|mw|beschaft|personal|empregad[oa]s|medewerkers?|mdw|werknemers|koppen|mensen|personeelsleden|man personeel)`;
const afterSize = phrase(employees);
/** "10,000 employees or more" */
const orMore = phrase(
  String.raw`(?:or|and) (?:more|above|up|over)|(?:oder|und) mehr|(?:ou|et) plus|[oy] mas|[oe] piu|(?:ou|e) mais|(?:of|or|en) meer`,
);
const orLess = phrase(String.raw`or (?:less|fewer|under)|oder weniger|ou moins|o menos|o meno|ou menos|(?:of|or) minder`);
/** "50 employees minimum" and "höchstens" after the noun; in front of a number, the word limits that number. */
const atLeastAfter = phrase(
  String.raw`(?:(?:as |at )?(?:an? )?(?:absolute |bare )?minimum|mini|min|at least|and up|upwards|mindestens|minimal|aufwarts|au (?:minimum|moins)|(?:como |de |al )?minimo|(?:no )?minimo|al menos|por lo menos|almeno|pelo menos|minimaal|(?:ten )?minste|minstens)(?! \d)`,
);
const atMostAfter = phrase(
  String.raw`(?:(?:as |at )?(?:an? )?(?:absolute )?(?:maximum|maxi|max)|at most|hochstens|maximal|au (?:maximum|plus)|(?:como |de |al )?(?:maximo|massimo)|(?:no )?maximo|maximaal|hoogstens|ten hoogste)(?! \d)`,
);
/** Between the number and the noun, or after the noun. There is no filter for full-time or permanent employment, so it is reported. */
const employedBefore = phrase(
  String.raw`(?:full time|fulltime|part time|parttime|permanent|salaried|direct|in house|fest angestellten?|festangestellten?|hauptamtlichen?|hauptberuflichen?|vollzeit|teilzeit|sozialversicherungspflichtigen?|festen?|unbefristeten?|vaste|voltijdse?)(?: (?:equivalent|beschaftigten?))?`,
);
const countedBefore = phrase(String.raw`(?:total|own|active|current|actual|eigenen?|aktiven?|aktuellen?|eigen|actieve)`);
const employedAfter = phrase(
  String.raw`(?:permanents?|permanentes?|en cdi|a (?:plein temps|temps plein|tiempo completo|jornada completa|tempo pieno|tempo indeterminato)|equivalents? temps plein|fij[oa]s|direct[oa]s|dirett[ie]|fiss[ie]|diret[oa]s|registrad[oa]s|efetiv[oa]s|em tempo integral|in (?:vaste )?dienst|full time|in vollzeit)`,
);
/** "Min. 50 Mitarbeiter, max. 500" */
const employeesWithinLimits = phrase(
  String.raw`[a-z]+(?: of)? N ${employees}(?: ,)?(?: and| und| et| y| e| en)? (?:max|maximal|maximum|at most|no more than|hochstens|au plus|maximo|como maximo|al massimo|massimo|no maximo|hoogstens|maximaal) N`,
);
const sizeBefore = phrase(
  String.raw`(?:company size|team size|headcount|workforce|(?:numero|nombre|aantal|anzahl|number) (?:of |de |di |d |der |van )?(?:employees|staff|people|dipendenti|addetti|empleados|trabajadores|funcionarios|colaboradores|salaries|employes|medewerkers|werknemers|mitarbeiter|mitarbeitern|mitarbeitenden|beschaftigten)|grootte|size|employees|staff|number of employees|employee count|a team|teams?|mitarbeiterzahl|unternehmensgrosse|firmengrosse|grosse|teamgrosse|belegschaft|mitarbeiter|taille|effectif|tamano|plantilla|dimensione|organico|tamanho|equipe|equipo|omvang|bedrijfsgrootte|personeelsbestand)(?: :)?(?: of| is| von| de| di| van| d)?`,
);
const openJobs = String.raw`(?:new |current |freien? |neuen? |nouvelles? |nuev[oa]s |nuov[ei] |nov[oa]s |nieuwe )?(?:open (?:jobs?|positions?|roles?|vacanc(?:y|ies))|jobs?|job (?:openings?|ads?|postings?|offers?)|vacanc(?:y|ies)|openings?|offenen? (?:stellen?|jobs|positionen|vakanzen)|freien? (?:stellen|jobs)|offene stellenangebote|stellenanzeigen|stellenangebote?n?|jobangebote?n?|stellen|offres? d emplois?|postes? (?:ouverts?|a pourvoir|vacants?)|recrutements|vacantes|ofertas (?:de (?:empleo|trabajo))?|puestos (?:vacantes|abiertos)|posizioni aperte|offerte di lavoro|annunci di lavoro|vagas(?: abertas| em aberto)?|openstaande vacatures|open vacatures|vacatures?)`;
const afterJobs = phrase(
  `${openJobs}(?: (?:this|last) (?:month|week)| diesen monat| ce mois(?: ci)?| este mes| neste mes| questo mese| deze maand)?`,
);
const newWord = /^(?:new|neuen?|nouvelles?|nuev[oa]s|nuov[ei]|nov[oa]s|nieuwe)$/;
const years = String.raw`(?:years?|yrs?|jahren?|ans|annees|anos|anni|anos|jaar|jaren)`;
const afterAge = phrase(
  String.raw`${years}(?: old| ago| fa| geleden| atras| alt| d existence| de vida| de existencia| de vie| di vita| de mercado| oud| in business| auf dem markt)?`,
);
const ofExperience = phrase(
  String.raw`${years} (?:of |de |d |di |aan )?(?:work |professional |berufs)?(?:experience|erfahrung|berufserfahrung|experiencia|esperienza|ervaring|experience|im (?:job|beruf)|on the job|in (?:the )?(?:role|position))|${years} in (?:the |their )?(?:role|job|position)`,
);
const unfilterableCount = phrase(
  String.raw`(?:(?:m|mm|mio|k|million|millions) )?(?:\+ )?(?:[a-z]+ )?(?:followers?|connections|likes|subscribers|customers|clients|users|members|locations?|offices?|branch(?:es)?|stores?|shops|countries|filialen?|standorten?|cars|autos?(?: s)?|automobil[ei]|voitures|vehicules|coches|carros|camiones|camions|caminhoes|camion|furgon[ei]|veicol[io]|veiculos|vehiculos|vrachtwagens|voertuigen|wagens|lkws?|pkws?|busse[n]?|vans|tractors|machines|maschinen|kunden|abonnes|clients|sites|seguidores|clientes|sedes|clienti|sedi|follower|klanten|vestigingen|volgers|vehicles|vessels|ships|aircraft|properties|inhabitants|habitants|einwohner|habitantes|abitanti|inwoners|patients|students|trucks|beds|rooms|hours|stars|reviews|visitors|visits|fahrzeugen?|betten|projects|million|millions?|millionen|mio|mrd|billions?|milliarden?|milliards?|millones|milioni|milhoes|miljoen|euros?|eur|usd|dollars?|pounds|gbp|chf|% ?|percent|prozent|pour cent|por ciento|procent)`,
);
const money = phrase(String.raw`[€$£¥]|%`);

/** An amount and what it counts. @returns null for a number without a noun */
export function readAmount(line: Line, at: number, now: number): Reading | null {
  const labeled = find(line, at, sizeBefore);
  if (labeled) {
    const quantity = readQuantity(line, labeled.end);
    if (quantity && !isMoney(line, quantity.end)) return sizeReading(quantity, find(line, quantity.end, afterSize)?.end ?? quantity.end);
  }
  const quantity = readQuantity(line, at);
  if (!quantity) return null;
  const jobs = find(line, quantity.end, afterJobs);
  if (jobs) {
    const { departments, end } = departmentsFrom(line, jobs.end);
    const field = newWord.test(line.tokens[quantity.end]?.folded ?? '') ? 'newJobs' : 'openJobs';
    return { end, meanings: [...range(field, quantity.from, quantity.to), ...choice('hiringIn', ...departments)], kind: 'companies' };
  }
  const limits = find(line, at, employeesWithinLimits);
  if (limits) return sizeReading(quantity, quantity.end);
  const staff = staffReading(line, quantity);
  if (staff) return staff;
  const experience = find(line, quantity.end, ofExperience);
  if (experience) return { end: experience.end, meanings: [], isUnfilterable: true, kind: 'people' };
  const age = find(line, quantity.end, afterAge);
  if (age) return { end: age.end, meanings: range('founded', yearsAgo(now, quantity, 'to'), yearsAgo(now, quantity, 'from')) };
  const counted = isComparison(line, at, quantity) ? roleOrWordAt(line, quantity.end) : null;
  if (counted !== null) return { end: counted, meanings: [], isUnfilterable: true };
  const other = find(line, quantity.end, unfilterableCount) ?? find(line, quantity.end, money);
  if (other) return { end: other.end, meanings: [], isUnfilterable: true };
  return bandAlone(line, at, quantity);
}

/** "50 employees or more", "200 salariés minimum", "20 festangestellte Mitarbeiter": how they are employed is reported. */
function staffReading(line: Line, quantity: Quantity): Reading | null {
  const counted = find(line, quantity.end, countedBefore)?.end ?? quantity.end;
  const employed = find(line, counted, employedBefore);
  const people = find(line, employed?.end ?? counted, afterSize);
  if (!people) return null;
  const after = employed ? null : find(line, people.end, employedAfter);
  const noun = after?.end ?? people.end;
  // "10 to 50 employees at least" keeps its range.
  const limit = (pattern: RegExp): Found | null => (quantity.from === quantity.to ? find(line, noun, pattern) : null);
  const [more, less] = [find(line, noun, orMore) ?? limit(atLeastAfter), find(line, noun, orLess) ?? limit(atMostAfter)];
  const end = (more ?? less)?.end ?? noun;
  const limited = more ? { ...quantity, to: null } : less ? { ...quantity, from: null } : quantity;
  const size = sizeReading(limited, end);
  if (!size || (!employed && !after)) return size;
  return { ...size, unfilterable: { from: employed ? quantity.end : people.end, end } };
}

/** "Fewer than 10 lawyers", "mehr als 100 LKW": what is counted has no filter. */
const isComparison = (line: Line, at: number, { from, to }: Quantity): boolean =>
  (from !== to || line.tokens[at]?.kind !== 'number') && from !== to;
/** "50-200 SaaS companies", "200+ software cos": not "with 100+ stores". */
const isBusinessAt = (line: Line, at: number): boolean =>
  industryAt(line, at) !== null ||
  companyNouns.has(line.tokens[at]?.folded ?? '') ||
  /^(?:cos|person|man|employee)$/.test(line.tokens[at]?.folded ?? '');
const counting = phrase(String.raw`(?:million|millions?|mio|mrd|k|m|%|€|\$|£)`);
/** Words that begin the next part: "51-200 hiring developers". */
const notCounted = phrase(
  String.raw`(?:hiring|recruiting|using|based|founded|established|looking|gegrundet|sucht|suchen|utilisant|creees?|fondees?|usando|fundad[oa]s?|fondat[aei]|opgericht|nur|only|alleen|solo|seulement)`,
);
function roleOrWordAt(line: Line, at: number): number | null {
  const token = line.tokens[at];
  // "SaaS 51-200 Nordics"
  if (isBusinessAt(line, at) || readPlace(line, at, true) !== null) return null;
  if (token?.kind !== 'word' || find(line, at, negation) || find(line, at, notCounted)) return null;
  if (find(line, at, counting) || fillers.has(token.folded) || alternatives.has(token.folded)) return null;
  return at + 1;
}

const isMoney = (line: Line, at: number): boolean => find(line, at, money) !== null || find(line, at, unfilterableCount) !== null;

/** "Older than 10 years" (11 or more) was founded up to now - 11; "younger than 5 years" (4 or less), from now - 4. */
function yearsAgo(now: number, { from, to }: Quantity, end: 'from' | 'to'): number | null {
  const age = end === 'from' ? from : to;
  if (age === null) return null;
  const year = now - age;
  return year >= 1000 && year <= 2200 ? year : null;
}

function sizeReading({ from, to }: Quantity, end: number): Reading | null {
  const sizes = sizesWithin(from, to);
  return sizes.length === 0 ? null : { end, meanings: choice('size', ...sizes) };
}

const beforeCounted =
  /^(?:with|have|has|having|own|owns|operate|operates|run|runs|mit|haben|avec|ont|con|tienen|tengan|com|tem|met|hebben|of)$/;
/** "51-200" or "100-500" alone is a size: nothing else is counted so, except years. */
function bandAlone(line: Line, at: number, { end, from, to }: Quantity): Reading | null {
  const isLed = beforeCounted.test(line.tokens[at - 1]?.folded ?? '');
  // "+100 -interim"
  const isEnd = line.tokens[end]?.kind !== 'word' || line.tokens[end]?.folded === 'not' || (!isLed && isBusinessAt(line, end));
  const isPlus = from !== null && to === null && line.tokens[end - 1]?.folded === '+' && isEnd;
  const sign = line.tokens[at]?.folded ?? '';
  // ">1000", "+250" without a noun, where nothing else follows that could be counted.
  if (/^[<>+]$/.test(sign) && (from ?? to ?? 0) >= 10 && (from ?? to ?? 0) < 20_000 && isEnd)
    return sizeReading({ end, from, to: sign === '+' ? null : to }, end);
  if (isPlus && from >= 10 && from < 1900) return sizeReading({ end, from, to }, end);
  if (from === null || to === null || from >= to || (from >= 1900 && to <= 2100)) return null;
  // "Founders between 25 and 35" are of that age.
  const isBand = companySizes.some((each) => each === `${from}-${to}`);
  // "10-50" and "5 - 20": not an age, since nobody searches for people under 18.
  const isHyphen = line.tokens[end - 2]?.folded === '-' && from < 18;
  if (!isBand && !isHyphen && (to < 100 || line.tokens[end - 2]?.folded !== '-')) return { end, meanings: [], isUnfilterable: true };
  return sizeReading({ end, from, to }, end);
}

const founding = String.raw`(?:founded|opened|eroffnet(?:e[nr]?)?|ouvert(?:e?s?)|abiert[oa]s?|apert[aeio]|geopend|est(?: \.)?(?= (?:before|after|in|since|between|from|\d{4}))|established|started|incorporated|created|launched|set up|formed|gegrundet(?:e[nr]?)?|gegrundeter|grundung|grundungsjahr|baujahr|fondees?|fondes?|creees?|crees?|cree|lancees?|fundad[oa]s?|cread[oa]s?|constituid[oa]s?|fondat[aeio]|nat[aeio]|costituit[aeio]|criad[oa]s?|abert[oa]s?|opgericht(?:e)?|gestart)`;
const verb = String.raw`(?:(?:that|which) )?(?:(?:were|was|have been|has been|wurden|wurde|ont ete|fueron|sono state|foram|zijn|werden) )?`;
const prefix = String.raw`(?:${verb}${founding} (?:im jahr |im jahre |en el ano |en l an |nell anno |no ano |in het jaar )?)`;
const year = String.raw`(?:1[0-9]{3}|20[0-9]{2}|21[0-9]{2})`;
const yearGroup = String.raw`(?:the year |dem jahr |l annee |el ano |l anno |o ano |het jaar )?(?<year>${year})`;
const between = phrase(
  String.raw`${prefix}?(?:between|from|zwischen|von|entre|de|tra il|tra|fra|da|dal|tussen|van|in|en) (?<low>${year}) (?:and|to|-|und|bis|et|a|y|e|i|il|en|tot|ao?|al) (?<high>${year})|(?<low3>${year}) (?:-|to|bis|a|al|tot|ate|hasta) (?<high3>${year}) ${founding}|${prefix}(?<low2>${year}) (?:-|to|and|bis|und|et|a|al|y|e|en|tot|ate|hasta) (?<high2>${year})`,
);
const after = phrase(
  String.raw`${prefix}?(?:after|later than|nach|apres|despues de(?:l)?|dopo(?: il)?|depois de|apos|na) ${yearGroup}(?: ${founding})?`,
);
const since = phrase(
  String.raw`${prefix}?(?:since|from|in or after|starting|seit|ab|depuis|a partir de|des|desde|dal|dopo il|a partire dal|a partir de|sinds|vanaf) ${yearGroup}(?: ${founding}| or later| onwards| on)?`,
);
const before = phrase(
  String.raw`${prefix}?(?:before|prior to|earlier than|vor|avant|antes de(?:l)?|prima del|prima di|voor) ${yearGroup}(?: ${founding})?`,
);
const until = phrase(
  String.raw`${prefix}?(?:until|up to|by|no later than|bis|jusqu en|jusqu a|hasta|fino al|ate|tot) ${yearGroup}(?: ${founding})?`,
);
const orLater = phrase(
  String.raw`(?:or|and|oder|und|ou|o|e|y|of|en) (?:later|after|newer|younger|spater|danach|junger|apres|plus tard|posterieur|despues|mas tarde|posterior|dopo|successivamente|depois|posterior|later|daarna|jonger)|\+`,
);
const inYear = phrase(
  String.raw`${prefix}(?:in|en|im|nel|em)? ?${yearGroup}|(?:in|en|nel|em) ${yearGroup.replace('year', 'year2')} ${founding}|${yearGroup.replace('year', 'year3')} ${founding}`,
);
const monthsWord = String.raw`(?:months?|monaten?|mois|meses|mesi|maanden)`;
const ofMonths = String.raw`(?:in |within |over |during )?(?:the |den |les |ces |los |gli |os |de |dans les |au cours des |en los |negli |nos |in de )?(?:last |past |letzten |vergangenen |ultimos |ultimi |laatste |afgelopen |derniers )?`;
/** "In den letzten 12 Monaten gegründet" */
const lastMonths = phrase(
  String.raw`${prefix}${ofMonths}(?<months>\d{1,2}) (?:derniers |ultimos )?${monthsWord}|${ofMonths}(?<months2>\d{1,2}) (?:derniers |ultimos )?${monthsWord} ${founding}(?: wurden| worden zijn)?`,
);
const lastYears = phrase(
  String.raw`${prefix}(?:in |within |over |during )?(?:the )?(?:last|past|in den letzten|den letzten|letzten|dans les|ces|les|en los ultimos|los ultimos|ultimos|negli ultimi|ultimi|nos ultimos|in de laatste|de afgelopen|in de afgelopen) (?<count>\d{1,3}) (?:dernieres |derniers )?${years}(?: ${founding})?`,
);

/** "Fundadas há menos de 5 anos" */
const beforeAge = phrase(String.raw`${prefix}(?:ha|hace|il y a|depuis|vor|seit|da|sinds)|${verb}${founding}`);

const ofDecade = phrase(String.raw`${prefix}(?:in )?(?:the )?(?<decade>(?:1[89]|20)[0-9]0|[1-9]0) ?s`);
const currentYear = phrase(
  String.raw`${prefix}(?:this year|dieses jahr|in diesem jahr|cette annee|este ano|quest anno|dit jaar)|(?:dieses jahr|in diesem jahr|dit jaar) ${founding}`,
);

const yearBefore = phrase(
  String.raw`${prefix}(?:(?:in |during )?(?:the )?last year|(?:im )?letzten jahr|letztes jahr|(?:im )?vorigen jahr|l ?annee (?:derniere|passee)|l ?an (?:dernier|passe)|el ano pasado|l ?anno scorso|(?:n?o )?ano passado|(?:in )?(?:het )?(?:vorig|afgelopen) jaar)|(?:letztes jahr|(?:im )?letzten jahr|vorig jaar) ${founding}`,
);

/** "Founded after 2015", "gegründet seit 2015", "entre 1990 et 2000". */
export function readFounded(line: Line, at: number, now: number): Reading | null {
  const number = (text: string | undefined): number => Number(text);
  const both = find(line, at, between);
  if (both) {
    const { low, high, low2, high2, low3, high3 } = both.groups;
    return { end: both.end, meanings: range('founded', number(low ?? low2 ?? low3), number(high ?? high2 ?? high3)) };
  }
  const thisYear = find(line, at, currentYear);
  if (thisYear) return { end: thisYear.end, meanings: range('founded', now, now) };
  const lastYear = find(line, at, yearBefore);
  if (lastYear) return { end: lastYear.end, meanings: range('founded', now - 1, now - 1) };
  const decade = find(line, at, ofDecade);
  if (decade) {
    const named = number(decade.groups['decade']);
    // "The 90s"
    const first = named < 100 ? named + (named <= now % 100 ? 2000 : 1900) : named;
    return { end: decade.end, meanings: range('founded', first, first + 9) };
  }
  const led = find(line, at, beforeAge);
  const quantity = led && readQuantity(line, led.end);
  const age = quantity && find(line, quantity.end, afterAge);
  if (quantity && age) return { end: age.end, meanings: range('founded', yearsAgo(now, quantity, 'to'), yearsAgo(now, quantity, 'from')) };
  const months = find(line, at, lastMonths);
  // Twelve months reach into the year before.
  if (months)
    return {
      end: months.end,
      meanings: range('founded', now - Math.ceil(number(months.groups['months'] ?? months.groups['months2']) / 12), null),
    };
  const recent = find(line, at, lastYears);
  if (recent) return { end: recent.end, meanings: range('founded', now - number(recent.groups['count']) + 1, null) };
  for (const [pattern, meaning] of readers) {
    const found = find(line, at, pattern);
    if (!found) continue;
    const named = number(found.groups['year'] ?? found.groups['year2'] ?? found.groups['year3']);
    const later = pattern === inYear ? find(line, found.end, orLater) : null;
    return later ? { end: later.end, meanings: range('founded', named, null) } : { end: found.end, meanings: meaning(named) };
  }
  return null;
}

const readers: readonly (readonly [pattern: RegExp, meaning: (year: number) => Reading['meanings']])[] = [
  [after, (found) => range('founded', found + 1, null)],
  [since, (found) => range('founded', found, null)],
  [before, (found) => range('founded', null, found - 1)],
  [until, (found) => range('founded', null, found)],
  [inYear, (found) => range('founded', found, found)],
];
