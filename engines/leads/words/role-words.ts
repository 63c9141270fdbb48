/** Roles of people: levels, functions, and named roles, by the vocabulary of titles. */
import { readTitle, titleWordsOf, type TitleWord } from './title-memory.ts';
import { functionAt, titleFunctionAt } from './function-words.ts';
import { industryAt } from './industry-at.ts';
import { oncePerToken, find, foldedBetween, phrase, typedBetween, wordsFrom, type Line } from './line.ts';
import { choice, type Meaning, type Reading } from './meaning.ts';
import { inside, singularTitle } from './singular-titles.ts';
import { aliases, ownTitles, readTitleThatContains } from './own-titles.ts';
import { readPlace } from './place-words.ts';
import { specialtyEnd } from './agreeing-words.ts';
import { leadershipAt, leadingLevels } from './leadership.ts';
import { isDropped, othersPeople, ownersOf, rankDepartment } from './role-parts.ts';
import { narrowRole } from './narrow-roles.ts';
import { beforeCompany, withComplement } from './role-limits.ts';
import { singularsOf } from '@leadlight/vocabulary/text';
import { alternatives, companyNouns, personNouns } from './words-of-sentences.ts';

const longestRole = 7;
/** Ranks and occupations that are ordinary words when nothing stands beside them. */
export const ordinary: ReadonlySet<string> = new Set(
  'referenti ads lead leads leading staff stage stages expert experts experte experten direction dir chair founding principal fellow independent unit sole dono dona lider patron titular mei co capo socio socia stand star stars model models support works alone distinguished praxis member members mitglied mitglieder worker workers vacatures national public personal private privat autonomo autonoma employee employees angestellte angestellter empleado empleados dipendente dipendenti funcionario funcionarios medewerker medewerkers mitarbeiter mitarbeiterin seller sellers maker makers produttori produttore producer producers hersteller fabricant fabricants fabricante fabricantes manufacturer manufacturers supplier suppliers provider providers producent producenten fabrikant fabrikanten leverancier leveranciers'.split(
    ' ',
  ),
);
const board = phrase(
  String.raw`(?:c ?levels?|c ?suites?|c ?level (?:executives|managers|leaders|people)|csuite|executives|senior executives|top executives|senior leadership|fuhrungskrafte[n]?|top ?management|cadres dirigeants|dirigenti|directivos|alta direccion|top manager|alta direzione|alta direcao|diretor(?:es|as?)? gera(?:l|is)|director(?:es|as?)? generales?)(?: executives| execs| people| contacts| decision makers)?|execs`,
);

/** "VP People": after a rank, people are a function. */
const ofPeople = phrase(
  String.raw`(?<rank>vps?|svps?|evps?|vice presidents?|directors?|heads?|chiefs?)(?: of)? people(?: and culture)?(?! (?:who|that|working|operations|ops|managers?|partners?|(?:and culture )?officers?))`,
);

const businessOwners = phrase(
  String.raw`(?:chefs? d entreprises?|business owners?|small business owners?|patrons|(?:shop|store|company|firm|practice) owners?|firmeninhaber(?:innen)?|unternehmer(?:innen)?|empresari[oa]s?|imprenditor[ei]|imprenditrici|empresari[oa]s|ondernemers)`,
);

function readRoleAnew(line: Line, at: number): Reading | null {
  const contained = readTitleThatContains(line, at);
  if (contained) return contained;
  const people = find(line, at, ofPeople);
  if (people) {
    const { seniorities } = readTitle(`${singularsOf(people.groups['rank'] ?? '')[0] ?? people.groups['rank']} hr`);
    return {
      end: people.end,
      meanings: [...choice('seniority', ...seniorities), ...choice('department', 'hr')],
      kind: 'people',
      title: typedBetween(line, at, people.end),
    };
  }
  const owners = find(line, at, businessOwners);
  if (owners) return { end: owners.end, meanings: choice('seniority', 'owner'), kind: 'people', title: typedBetween(line, at, owners.end) };
  const leading = leadershipAt(line, at);
  if (leading) return leading;
  const chiefs = find(line, at, board);
  if (chiefs) return { end: chiefs.end, meanings: choice('seniority', 'c_suite'), kind: 'people' };

  const own = find(line, at, ownTitles);
  if (own) return titled(line, at, specialtyEnd(line, own.end));
  const narrow = narrowRole(line, at);
  if (narrow !== null) return titled(line, at, narrow);
  const start = line.tokens[at];
  if (start?.kind !== 'word' || (inside.has(start.folded) && start.folded !== 'e')) return null;
  const most = beforeCompany(line, at, wordsFrom(line, at, longestRole));
  for (let length = withinIndustry(line, at, most); length > 0; length -= 1) {
    // "Agenti di commercio Marche": a place with a capital letter behind a role without one.
    const isPlaceLast = length > 1 && !start.isCapital && line.tokens[at + length - 1]?.isCapital && isPlaceAt(line, at + length - 1);
    const meanings = isPlaceLast ? null : meaningsOf(line, at, at + length);
    if (!meanings) continue;
    const superior = find(line, at + length, toSuperior);
    const chief = superior && assistant.test(foldedBetween(line, at, at + length)) ? readRole(line, superior.end) : null;
    const end = chief?.end ?? at + length;
    // "Assistants to the CEO" are not CEOs.
    if (chief) return { end, meanings: choice('title', singularTitle(line, at, at + length)), kind: 'people' };
    const isTitle = meanings.every(({ field }) => field === 'title');
    const special = isTitle && isOccupation(line, at, end) ? specialtyEnd(line, end) : end;
    const whole = isTitle ? withComplement(line, special, isOccupation(line, at, end)) : null;
    if (whole !== null || special > end) return titled(line, at, whole ?? special);
    const above = endOfAbove(line, end);
    const title = singularTitle(line, at, end);
    return above === null || !meanings.some(({ field }) => field === 'seniority')
      ? { end, meanings, kind: 'people', title }
      : { end: above, meanings: meanings.flatMap(andAbove), kind: 'people', title };
  }
  return null;
}

/** These tokens as a title, in the singular. */
function titled(line: Line, at: number, end: number): Reading {
  const title = singularTitle(line, at, end);
  return { end, meanings: choice('title', title), kind: 'people', title };
}

const isPlaceAt = (line: Line, at: number): boolean => {
  const place = readPlace(line, at, true)?.meanings[0]?.field;
  return place === 'region' || place === 'country';
};

/** From the highest to the lowest. */
const levels = [...leadingLevels, 'manager', 'senior', 'entry', 'intern'];

const above = phrase(
  String.raw`(?:level )?(?:(?:and|or|und|oder|et|ou|y|o|e|of|en) (?:above|higher|up|upwards?|more senior|hoher|aufwarts|daruber|plus|au dessus|superieurs?|superiores|superior[ei]?|mas|arriba|sopra|oltre|acima|mais|hoger)|upwards?|aufwarts)`,
);

/** "Directors and above", "VP+". @returns the token behind it; null if it isn't there */
function endOfAbove(line: Line, at: number): number | null {
  const found = find(line, at, above);
  if (found) return found.end;
  const [before, plus, behind] = [line.tokens[at - 1], line.tokens[at], line.tokens[at + 1]];
  // "Owners + founders" are two.
  return plus?.text === '+' && plus.start === before?.end && plus.end !== behind?.start ? at + 1 : null;
}

function andAbove(meaning: Meaning): readonly Meaning[] {
  if (meaning.field !== 'seniority') return [meaning];
  const level = levels.indexOf(meaning.value);
  return level === -1 ? [meaning] : choice('seniority', ...levels.slice(0, level + 1));
}

const toSuperior = phrase(String.raw`(?:to the|to|of the|der|des|du|de la|del|della|do|da|van de|van het)`);
const assistant = /(?:assist|asist|sekret|secret|segret)/;

/** "CEOs marketing agencies": the industry that begins inside and reaches further is not a part of the role. */
function withinIndustry(line: Line, at: number, most: number): number {
  const covered = coveredByRole(line, at, most);
  for (let length = 1; length < most; length += 1) {
    if (length < covered) continue;
    const industry = industryAt(line, at + length);
    if (!industry) continue;
    // "CEO manufacturing", "IT-Leiter Krankenhaus": the role is complete without the industry.
    const isComplete =
      !inside.has(line.tokens[at + length - 1]?.folded ?? '') && (isTop(line, at, at + length) || hasFunction(line, at, at + length));
    const isFunction =
      functionAt(line, at + length) !== null || (titleFunctionAt(line, at + length) !== null && !isTop(line, at, at + length));
    if (isFunctionBefore(line, at, length, industry.end)) continue;
    const functionEnd = titleFunctionAt(line, at + length);
    // "Responsables supply chain": an industry of that name, but of a rank it is the function.
    if (functionEnd !== null && industry.end <= functionEnd && !isTop(line, at, at + length) && !hasField(line, at, at + length)) continue;
    if (functionEnd !== null && hasField(line, at, at + length)) return length;
    if (isComplete && !isFunction && !isEngineerOf(line, at, length)) return length;
    if (isEngineerOf(line, at, length)) continue;
    const isBehind =
      inside.has(line.tokens[at + length - 1]?.folded ?? '') &&
      (isTop(line, at, at + length - 1) || hasFunction(line, at, at + length - 1));
    if (industry.end > at + length + 1 || isBehind) return length;
  }
  return most;
}

/** "Ingeniero de telecomunicaciones": a degree, unlike "ingénieur dans les télécoms". */
const isEngineerOf = (line: Line, at: number, length: number): boolean =>
  /^(?:ingenier[oa]s?|ingenieurs?|engenheir[oa]s?|ingegner[ei])$/.test(line.tokens[at + length - 2]?.folded ?? '') &&
  /^(?:de|en|di|delle|del)$/.test(line.tokens[at + length - 1]?.folded ?? '');

/** "Chief information security officer": how many words are one role whose words are not an industry. */
function coveredByRole(line: Line, at: number, most: number): number {
  if (line.tokens[at]?.folded !== 'chief') return 0;
  const officer = line.tokens.slice(at, at + most).findIndex(({ folded }) => /^officers?$/.test(folded));
  return officer + 1;
}

/** "HR-manager logistiek": the role has its function already. */
const hasField = (line: Line, from: number, to: number): boolean =>
  roleForms(line, from, to).some((form) => {
    const words = titleWordsOf(form);
    return (
      words.some(({ kind }) => kind === 'field') &&
      words.some(({ kind }) => kind === 'rank') &&
      words.every(({ kind }) => kind !== 'unknown')
    );
  });

/** "Head of procurement food manufacturers": a function, and the industry behind it. */
function isFunctionBefore(line: Line, at: number, length: number, end: number): boolean {
  const behind = functionAt(line, at + length)?.end ?? titleFunctionAt(line, at + length);
  return behind !== null && behind < end && (industryAt(line, behind)?.end ?? 0) >= end && !isTop(line, at, at + length);
}

/** A profession without a rank or a function: "consultants" of "consultants for hospitals". */
const isOccupation = (line: Line, from: number, to: number): boolean =>
  roleForms(line, from, to).some((form) => {
    const words = titleWordsOf(form);
    return words.length > 0 && words.every(({ kind }) => kind === 'occupation');
  });

/** Whether the role has its function already: "IT-Leiter in Krankenhäusern". */
const hasFunction = (line: Line, from: number, to: number): boolean =>
  roleForms(line, from, to).some((form) => {
    const words = titleWordsOf(form);
    return words.length > 1 && words.every(({ kind }) => kind !== 'unknown');
  });

const topLevels: ReadonlySet<string> = new Set(['owner', 'founder', 'c_suite', 'partner']);
const topRanks: ReadonlySet<string> = new Set(['general-manager', 'managing-director', 'president']);

/** "Founders of hospitals" found companies of an industry; "heads of logistics" have a function. */
const isTop = (line: Line, from: number, to: number): boolean =>
  roleForms(line, from, to).some((form) =>
    titleWordsOf(form).some((word) => word.kind === 'rank' && (topLevels.has(word.seniority) || topRanks.has(word.key))),
  );

/** "Softwareleveranciers voor notarissen": a compound that ends with a maker or seller is a company. */
const suppliers = /^[a-z]{4,}(?:producent|fabrikant|leverancier|hersteller|produzent|anbieter|lieferant|aanbieder)(?:en|s|n)?$/;

function meaningsOf(line: Line, from: number, to: number): readonly Meaning[] | null {
  const last = line.tokens[to - 1]?.folded ?? '';
  if (
    inside.has(last) ||
    (to - from > 1 && /^(?:no|non|not|nao|nicht|niet|pas|sin|sem|sans|senza)$/.test(last)) ||
    companyNouns.has(last) ||
    (personNouns.has(last) && last !== 'executives' && to - from > 1 && !(last === 'people' && line.tokens[to - 2]?.folded === 'of'))
  )
    return null;
  // "Personen aus Wien"
  if (to - from === 1 && personNouns.has(last) && last !== 'executives') return null;
  const folded = foldedBetween(line, from, to);
  if (to - from > 1 && suppliers.test(line.tokens[from]?.folded ?? '')) return null;
  // "Software for dentists"
  const purpose = line.tokens.slice(from, to).findIndex(({ folded: each }) => /^(?:for|fur|pour|para|per|voor)$/.test(each));
  if (
    purpose > 0 &&
    ((isOccupation(line, from, from + purpose) && industryAt(line, from + purpose + 1) !== null) ||
      ((industryAt(line, from)?.end ?? 0) >= from + purpose && !isTop(line, from, from + purpose)))
  )
    return null;
  if (to - from > 1 && /^(?:referenti|contatti|contactos|contacts|kontakte|ansprechpartner)$/.test(line.tokens[from]?.folded ?? ''))
    return null;
  // "People CFOs" are chiefs; "people operations managers" have a function of that name.
  if (
    to - from > 1 &&
    personNouns.has(line.tokens[from]?.folded ?? '') &&
    !/^(?:people (?:operations|ops|partners?|experience|managers?)|staff [a-z]+ ?engineers?|staff engineers?|contact cent(?:er|re))\b/.test(
      folded,
    )
  )
    return null;
  const isElectronic = line.tokens[from]?.folded === 'e' && line.tokens[from + 1]?.joint === '-';
  if (line.tokens.slice(from + (isElectronic ? 1 : 0), to).some(({ folded: each }) => alternatives.has(each))) return null;
  // "Senior people in data"
  if (
    line.tokens
      .slice(from + 1, to - 1)
      .some(({ folded: each }, step) => personNouns.has(each) && !(each === 'people' && step === to - from - 3))
  )
    return null;
  // "Leiter im Vertrieb", but not "engineers in Gent".
  const place = line.tokens.slice(from, to).findIndex(({ folded: each }) => each === 'in' || each === 'im');
  if (place > 0 && !functionAt(line, from + place + 1)) return null;
  const isOwner = /^(?:donos?|donas?|duen[oa]s?)$/.test(folded) && /^(?:de|do|da|dos|das|del)$/.test(line.tokens[to]?.folded ?? '');
  if (to - from === 1 && ordinary.has(folded) && !isOwner) return null;
  for (const form of roleForms(line, from, to)) {
    const words = titleWordsOf(form);
    // "Energieberater": a profession with something in front of it, in one word.
    const isCompound =
      to - from === 1 &&
      words.length === 2 &&
      words.filter(({ kind }) => kind === 'occupation' || kind === 'plain' || kind === 'rank').length === 1;
    if (isCompound && /(?:producent|fabrikant|leverancier|hersteller|produzent|anbieter|handelaar)(?:en|s|n)?$/.test(folded)) return null;
    if (isCompound && words.some(({ kind }) => kind === 'unknown')) return choice('title', singularTitle(line, from, to));
    if (words.length === 0 || words.some(({ kind }) => kind === 'unknown')) continue;
    if (!words.some(({ kind }) => kind !== 'field')) return null;
    // Its first and last word must belong to the role: "Germany" and "regional" are dropped silently inside a title.
    const tokens = form.split(' ');
    const isEnd = (index: number): boolean => index === 0 || index === tokens.length - 1;
    if (tokens.some((each, index) => (isEnd(index) || !inside.has(each)) && isDropped(tokens, index, words))) return null;
    if (line.tokens.slice(from, to).some(({ folded: each }) => placesOfScope.has(each))) return null;
    return ownersOf(line, from, to) ?? toFilters(words, form, line, { from, to });
  }
  return null;
}

const placesOfScope = new Set(
  'emea apac latam dach mena nordics benelux uki eu uk us usa europe europa america americas asia africa iberia saas b2b b2c smb enterprise germany france spain italy'.split(
    ' ',
  ),
);

/** The words of titles know most plurals; the others are tried in the singular. */
function roleForms(line: Line, from: number, to: number): string[] {
  const words = line.tokens.slice(from, to).map(({ folded }) => aliases[folded] ?? folded);
  if (words[0] === 'e' && words[1] === 'commerce') words.splice(0, 2, 'ecommerce');
  const forms = [words.join(' ')];
  for (const index of new Set([0, words.length - 1]))
    for (const singular of singularsOf(words[index] ?? '')) forms.push(words.with(index, singular).join(' '));
  if (words.length > 1) {
    const [first = '', last = ''] = [words[0], words.at(-1)].map((word) => singularsOf(word ?? '')[0] ?? word);
    forms.push([first, ...words.slice(1, -1), last].join(' '));
  }
  return forms;
}

const isChief = (word: TitleWord): boolean =>
  word.kind === 'rank' && word.seniority === 'c_suite' && (/^c[a-z]{1,4}$/.test(word.key) || word.key.startsWith('chief-'));
/** Functions of "manager" that make it a role of its own: an account manager does not manage accounting. */
const ownRoles = new Set([
  'account',
  'key-account',
  'project',
  'office',
  'store',
  'case',
  'investment',
  'community',
  'training',
  'events',
  'quality',
]);

function toFilters(words: readonly TitleWord[], form: string, line: Line, { from, to }: Span): readonly Meaning[] {
  const title = singularTitle(line, from, to).replace(/^(dga).*$/i, '$1');
  const { seniorities, department } = readTitle(form);
  const ranks = words.filter(({ kind }) => kind === 'rank');
  const others = words.filter(({ kind }) => kind !== 'rank');
  // "CFO" is a title; "chief financial officer" says the level and the function.
  if (shortForm.test(title) && (ranks.some(isChief) || /^pdg$/iu.test(title))) return choice('title', title);
  // "DG", "AD", "MD"
  if (/^\p{Lu}{2,4}$/u.test(title) && (seniorities[0] === 'c_suite' || title === 'DGA')) return choice('title', title);
  // "DRH", "DSI"
  if (others.length > 0 && (/^\p{Lu}{2,5}$/u.test(title) || /^(?:drh|dsi|daf|raf|rrh|rssi|dga)$/.test(title)))
    return choice('title', title);
  const people = othersPeople(words, others, form.includes('market'));
  if (people) return [...(ranks.length > 0 ? choice('seniority', ...seniorities) : []), ...choice('department', people)];
  // "Junior account executives": the level and the profession.
  const isCareer = ranks.length === 1 && ranks.every((rank) => rank.kind === 'rank' && career.has(rank.seniority));
  if (isCareer && others.some(({ kind }) => kind === 'occupation') && beginsWithRank(line, from))
    return [...choice('seniority', ...seniorities), ...choice('title', singularTitle(line, from + 1, to))];
  if (others.length === 1 && others[0]?.key === 'manager product')
    return [...choice('seniority', 'manager'), ...choice('department', 'product')];
  // "Analistas de dados juniores"
  if (isCareer && others.some(({ kind }) => kind === 'occupation' || kind === 'plain') && to - from > 1 && endsWithCareer(line, to - 1))
    return [...choice('seniority', ...seniorities), ...choice('title', singularTitle(line, from, to - 1))];
  const isManager = others.some(({ key }) => key.startsWith('manager ') || ownRoles.has(key));
  if (ranks.length === 0 || (isManager && ranks.every(({ key }) => key === 'manager'))) return choice('title', title);
  if (ranks.length > 0 && ranks.every(({ key }) => ownRanks.has(key))) return choice('title', title);
  if (seniorities.length === 0 || isWithoutDepartment(others) || narrower.test(form)) return choice('title', title);
  if (others.length === 0) return [...choice('seniority', ...seniorities), ...rankDepartment(ranks)];
  return [...choice('seniority', ...seniorities), ...(department ? choice('department', department) : [])];
}

/** Ranks that are an office of their own rather than a level. */
const ownRanks = new Set([
  'school-head',
  'dean',
  'head-physician',
  'head-nurse',
  'police-chief',
  'editor-in-chief',
  'head-chef',
  'colonel',
  'chief-of-staff',
]);

const shortForm = /^(?:c[a-z]{1,3}o|pdg)$/iu;

/** Functions that are a whole department; a level in any other one is a title: "head of partnerships", "Leiter Controlling". */
const departments = new Set([
  'marketing',
  'sales',
  'business-development',
  'hr',
  'it',
  'finance',
  'engineering',
  'software',
  'product',
  'design',
  'data',
  'customer-success',
  'support',
  'operations',
  'legal',
]);
const isWithoutDepartment = (others: readonly TitleWord[]): boolean =>
  others.length > 0 && !others.every(({ key }) => departments.has(key));

/** Roles that the words of titles count to a department, although they are only a part of it. */
const narrower = /^(?:nachhaltigkeit|sustainab|duurzaamheid|csr|esg|rse|facilit|creative|community|country|regional|area|creati[vf])/;

/** Levels of a career, as against those of a hierarchy. */
const career: ReadonlySet<string> = new Set(['intern', 'entry', 'senior']);
const beginsWithRank = (line: Line, from: number): boolean =>
  titleWordsOf(line.tokens[from]?.folded ?? '').every(({ kind }) => kind === 'rank');

/** "Développeurs seniors": a career level after the profession. */
const endsWithCareer = (line: Line, last: number): boolean =>
  /^(?:juniors?|juniores|seniors?|seniores)$/.test(line.tokens[last]?.folded ?? '');

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A role that begins at this token; read once, since many rules ask. */
export const readRole = oncePerToken(readRoleAnew);
