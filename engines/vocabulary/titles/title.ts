/**
 * Parses a job title: a key shared by all its spellings, the seniority (up to two), and the department. Uses rules and a dictionary
 * for English, German, French, Spanish, Portuguese, Dutch, and Italian at once, and common words of ten more languages, since titles
 * mix languages and profiles do not state theirs. Accuracy on labeled titles: docs/titles-measurements.md.
 */
import type { Department } from '../values/departments.ts';
import { genericFields, genericOccupations, placesOfWork, selfEmployed, technicalOccupations } from './generic-work.ts';
import { isTopFirst, withoutSecondRole } from './first-role.ts';
import { ranks } from './ranks.ts';
import { seniorities as inOrder, type Seniority } from '../values/seniority.ts';
import { withoutEmployer } from './employers.ts';
import { departmentOfHandTrade } from './hand-trades.ts';
import { afterSlogan, isNoTitle, isRetired, withoutGenderedForms, withoutSurroundings } from './headlines.ts';
import { surnameTrades } from './listed-occupations.ts';
import { ownWordsOf } from './other-people.ts';
import { isProsecutor, isSalesperson, spelledOutRank, spelledOutTrade } from './spelled-out.ts';
import { deputyWords, readSupportRole } from './support-roles.ts';
import { isWeak, titleWordsOf, type TitleWord } from './title-words.ts';

export interface Title {
  /** Words of ranks.ts and work.ts, unknown ones as written; ranks first, then sorted: "vp sales". Null when the text is not a title. */
  readonly key: string | null;
  /** Highest first, at most two; empty when unknown. */
  readonly seniorities: readonly Seniority[];
  /** Null when unknown. */
  readonly department: Department | null;
}

const noTitle: Title = { key: null, seniorities: [], department: null };

/** The time to read a title grows with the square of its length. Whatever is longer than this is a text that begins with a title at best. */
const longestRead = 1_000;

/** Parses a title as people write it, with employer, emoji, "(m/w/d)", and so on. Of a long text, only the beginning is read. */
export function readTitle(text: string): Title {
  const trimmed = withoutGenderedForms(text.slice(0, longestRead).normalize('NFKC').trim());
  if (isRetired(trimmed)) return noTitle;
  // Profiles list several things, the job first. Uses the next one when the first is not a title.
  let unclear: Title = noTitle;
  let rankAlone: Title | null = null;
  for (const segment of trimmed.split(/[|•·;\n│▪►★✦→‖]| \/\/ /)) {
    const stated = isNoTitle(segment) ? afterSlogan(segment) : segment;
    const title = stated === null || isNoTitle(stated) ? noTitle : readSegment(stated);
    if (unclear.seniorities[0] === 'partner') {
      // "Managing Partner | Employment Law": a partner's field is often a part of its own.
      return title.department !== null && title.seniorities.length === 0 ? { ...unclear, department: title.department } : unclear;
    }
    if (rankAlone !== null) {
      // "Intern | Corporate Finance", "Director | Client Success": a rank, and its field. A director leads everything; an unknown word is rather the company's.
      const isField = title.department !== null && title.seniorities.length === 0;
      const isNamed =
        rankAlone.department === 'executive' &&
        (organization.test(segment) || titleWordsOf(segment).some(({ kind }) => kind === 'unknown'));
      return isField && !isNamed ? { ...rankAlone, department: title.department } : rankAlone;
    }
    if (title.seniorities.length > 0 && (title.department === null || title.key === 'intern' || isLeadAlone(title))) {
      rankAlone = title;
      continue;
    }
    const isPartner = title.seniorities[0] === 'partner' && title.department === 'executive';
    if (!isPartner && (title.seniorities.length > 0 || title.department !== null)) return title;
    if (unclear.key === null) unclear = title;
  }
  return rankAlone ?? unclear;
}

/** "Director", "Senior Vice President", "Head": of what, another part of the headline may say. */
const isLeadAlone = ({ key, department }: Title): boolean =>
  department === 'executive' && key !== null && key.split(' ').every((each) => leadsOfFields.has(each));
/** "Vice President | Bank of America": an organization is the employer, and no field. */
const organization =
  /(?<!\p{L})(?:bank|banco|banca|banque|universit\p{L}*|college|schools?|schule|hochschule|hospitals?|klinik|kliniken|clinics?|institut\p{L}*|clubs?|studios?|gr(?:o?up|uppe|oupe|upo|uppo|oep)|foundation|stiftung)(?!\p{L})/iu;
const leadsOfFields: ReadonlySet<string> = new Set(['head', 'director', 'associate-director', 'vp', 'svp', 'evp', 'avp', 'senior']);

function readSegment(segment: string): Title {
  const support = readSupportRole(segment, (whose) => titleWordsOf(whose).some(isLead));
  const role = spelledOutRank(spelledOutTrade(withoutEmployer(withoutSurroundings(support?.role ?? segment), titleWordsOf)));
  const read = withoutColleagues(withoutSupported(ownWordsOf(role)));
  const words = support?.isAssistant ? [...read.filter(({ key }) => !supportKeys.has(key)), executiveAssistant] : read;
  if (words.length === 0) return noTitle;
  if (/^\s*chef\s*$/i.test(role)) return { key: 'head-chef', seniorities: ['head'], department: 'other' };
  if (isProsecutor(role)) return { key: 'prosecutor', seniorities: ['entry'], department: 'legal' };
  const seniorities = isSalesperson(role) && !/s[ée]nior/iu.test(role) ? (['entry'] as const) : senioritiesOf(words);
  const department = isTopFirst(role) ? 'executive' : departmentOf(withoutSecondRole(role, headLast(role, words)));
  const ofHands = department === null && seniorities.every((each) => each === 'entry') ? departmentOfHandTrade(role) : null;
  if (ofHands) return { key: keyOf(words), seniorities: ['entry'], department: ofHands };
  return { key: keyOf(words), seniorities, department };
}

/** In other fields, the first word says whose work it is: "IT Procurement Specialist". */
const commercial = new Set(['marketing', 'sales', 'communications', 'recruiting', 'business-development']);

/** Words that join several fields, and those behind which a field follows its rank. */
const separators = /[,&/+|–—]|\s-\s|\s(?:and|und|et|y|e|en|of|for|in|at|to|de|di|der|für|van|voor)\s/iu;

/** "E-commerce Marketing Manager", "Media Sales Manager": of several fields in front of an English rank, the last one is the job. */
function headLast(role: string, words: readonly TitleWord[]): readonly TitleWord[] {
  const last = words.at(-1);
  // "Head of Hybrid Cloud Solution Sales"
  if (last?.kind === 'field' && commercial.has(last.key) && / of /i.test(role) && !separators.test(role.replace(/^.*? of /i, '')))
    return [last, ...words.slice(0, -1)];
  if (words.length < 3 || last === undefined || last.kind === 'field' || last.kind === 'unknown' || separators.test(role)) return words;
  const before = words.slice(0, -1);
  const isRow = before.slice(-2).every(({ kind, key }) => kind === 'field' && !genericFields.has(key));
  const head = before.at(-1);
  return isRow && head && commercial.has(head.key) ? [head, ...before.slice(0, -1), last] : words;
}

/** Whether the word is a rank of someone who has assistants. */
const isLead = (word: TitleWord): boolean => word.kind === 'rank' && !['manager', 'senior', 'entry', 'intern'].includes(word.seniority);

const executiveAssistant: TitleWord = { kind: 'occupation', key: 'executive-assistant', department: 'operations' };
const supportKeys = new Set(['assistant', 'administrative-assistant', 'executive-assistant', 'pa', 'ea', 'aide']);
const assistantKeys = new Set(['assistant', 'executive-assistant']);

/** "CEO Assistant", "Vorstandsassistentin": without the rank of the person they assist. */
function withoutSupported(words: TitleWord[]): TitleWord[] {
  const last = words.at(-1);
  if (!last || !assistantKeys.has(last.key)) return words;
  const isOfChief = words.some((word) => word.kind === 'rank' && ['c_suite', 'director', 'vp'].includes(word.seniority));
  if (!isOfChief) return words;
  const others = words.slice(0, -1).filter((word) => !isLead(word));
  return [...others, executiveAssistant];
}

/** "Senior Diversity & Inclusion Partner", "Transformation Partner": employees who advise others in their company; they own no part of it. */
function withoutColleagues(words: readonly TitleWord[]): TitleWord[] {
  const at = words.findIndex(({ key }) => key === 'partner');
  const isColleague = words
    .slice(0, Math.max(at, 0))
    .some((word) => (word.kind === 'field' && word.department === 'hr') || word.key === 'strategy' || word.key === 'training');
  return words.map((word, index) => (isColleague && index === at ? { kind: 'plain', key: 'specialist' } : word));
}

/** The same key for "VP Sales", "Vice President, Sales", and "V.P. of Sales", whatever the word order. */
function keyOf(words: readonly TitleWord[]): string {
  const rankKeys = words.filter(({ kind }) => kind === 'rank').map(({ key }) => key);
  const others = words.filter(({ kind }) => kind !== 'rank').flatMap(({ key }) => key.split(' '));
  const order = (keys: string[]): string[] => [...new Set(keys)].toSorted();
  return order([...rankKeys, ...others.filter((key) => isRankKey(key))])
    .concat(order(others.filter((key) => !isRankKey(key))))
    .join(' ');
}

const isRankKey = (key: string): boolean => key === 'manager';

function senioritiesOf(words: readonly TitleWord[]): Seniority[] {
  // A "Consultante indépendante" has a profession; "Indépendante" alone owns a business.
  if (words.some(({ kind }) => kind === 'occupation') && words.some(({ key }) => key === 'independent-worker'))
    return senioritiesOf(words.filter(({ key }) => key !== 'independent-worker'));
  const isDeputy = words.some(({ kind, key }) => kind !== 'rank' && deputyWords.has(key));
  const found = new Set(words.flatMap((word) => (word.kind === 'rank' ? [isDeputy && isChief(word.key) ? 'vp' : word.seniority] : [])));
  // "manager account" and similar keys contain their rank.
  if (words.some(({ kind, key }) => kind !== 'rank' && key.startsWith('manager '))) found.add('manager');
  // Occupations that contain their rank: "Legal Intern", "Landwirtschaftsmeister".
  if (words.some(({ kind, key }) => kind === 'occupation' && internKey.test(key))) found.add('intern');
  if (words.some(({ kind, key }) => kind === 'occupation' && mastersOfCrafts.has(key))) found.add('manager');
  if (found.has('intern')) return ['intern'];
  const leads = inOrder.filter((each) => found.has(each) && !['manager', 'senior', 'entry'].includes(each));
  if (leads.length > 0) {
    // A senior director or partner is a level of its own; a senior vice president is another word for vice president.
    const isSenior = found.has('senior') && leads.length === 1 && (leads[0] === 'director' || leads[0] === 'partner');
    return isSenior ? [...leads, 'senior'] : leads.slice(0, 2);
  }
  if (found.has('manager')) return found.has('senior') && !isTeamLead(words) ? ['manager', 'senior'] : ['manager'];
  if (found.has('senior')) return ['senior'];
  if (found.has('entry')) return ['entry'];
  // Without a word for the rank, an occupation means entry level. A field alone ("Atención al cliente") implies no rank.
  if (words.length > 1 && words.every(({ key }) => pursuits.has(key))) return [];
  return words.some(({ kind }) => kind === 'occupation' || kind === 'plain') ? ['entry'] : [];
}

/** What people do beside or instead of a job: several of them ("Author & Keynote Speaker") express no rank. */
const pursuits = new Set(['author', 'speaker', 'keynote-speaker', 'blogger', 'podcaster', 'coach', 'artist', 'schrijver', 'conferencier']);

const internKey = /(?:^|-)(?:intern|praktikant|stagiair|stagist|estagiari|tirocinant|becari|azubi|apprenti|apprentice)(?:-|$)/;
const mastersOfCrafts = new Set([
  'braumeister',
  'elektromeister',
  'forstwirtschaftsmeister',
  'handwerksmeister',
  'landwirtschaftsmeister',
  'metzgermeister',
]);

const notChiefs = new Set([
  'managing-director',
  'deputy-managing-director',
  'gerant',
  'president',
  'chair',
  'chair-board',
  'board-member',
  'supervisory-board',
  'non-executive-director',
  'mayor',
]);
const chiefKeys = new Set(ranks.filter(([key, seniority]) => seniority === 'c_suite' && !notChiefs.has(key)).map(([key]) => key));
const isChief = (key: string): boolean => chiefKeys.has(key);

/** A "team lead" is a manager, not a senior manager. */
function isTeamLead(words: readonly TitleWord[]): boolean {
  return words.some(({ key }) => key === 'team-lead');
}

/** Words for someone in an office, who may work in any field: a weak one decides, too ("Sachbearbeiterin Wohngeld", "Chargée de mission climat"). */
const officeWorkers = new Set(['clerk', 'beleidsmedewerker', 'beleidsadviseur', 'charg-de-mission', 'charg-d-etud', 'civil-servant']);
/** Fields that say what kind of technician a person is. */
const fieldsOfTechnicians = new Set(['medical', 'arts', 'land']);

/** Fields whose words are also those of names: "Linda Park", "Deutsche Bahn", "Arsenal Football". */
const fieldsOfNames = new Set(['sports', 'arts', 'land', 'public-affairs-of-town', 'public-operations']);

/** Whether all that is known of the words is such a field, next to a word that isn't known. */
function isNameRather(words: readonly TitleWord[]): boolean {
  return (
    words.some(({ kind }) => kind === 'unknown') &&
    words.every(({ kind, key }) => kind === 'unknown' || (kind === 'field' && fieldsOfNames.has(key)))
  );
}

const consultants = new Set(['consultant', 'management-consultant']);

/**
 * "Restaurant Owner", "Founder of three shops", "CEO and Consultant": someone who leads a whole company, in a title that
 * adds only what the company is, or that the person advises.
 */
function isOfWhole(words: readonly TitleWord[]): boolean {
  if (words.some((word) => word.kind === 'rank' && ['vp', 'head', 'director', 'manager'].includes(word.seniority))) return false;
  const owns = words.some(
    (word) => word.kind === 'rank' && (word.seniority === 'owner' || word.seniority === 'founder') && !selfEmployed.has(word.key),
  );
  const leads = owns || words.some((word) => word.kind === 'rank' && word.seniority === 'c_suite' && word.department === null);
  const work = words.filter((word) => (word.kind === 'field' && !isWeak(word)) || word.kind === 'occupation');
  // "CEO Acme Marketing": beside an unknown word, a field is part of the company's name, except for partners of law firms.
  const isNamed = words.some(({ kind }) => kind === 'unknown') && work.every(({ kind, key }) => kind === 'field' && key !== 'legal');
  if (isNamed && (owns || words.some(({ key }) => key === 'ceo'))) return true;
  // "President, sustainability consultant": a consultant's field is what they advise about.
  const advises = work.some(({ key }) => consultants.has(key));
  return leads && work.every(({ kind, key }) => (owns && placesOfWork.has(key)) || consultants.has(key) || (advises && kind === 'field'));
}

/** Departments whose work an engineer does as engineering. */
const ofEngineers: ReadonlySet<Department> = new Set(['design', 'product']);
/** Whether that is all that the person is: a "Product Manager & Engineer" is in product. */
const isEngineer = (words: readonly TitleWord[]): boolean =>
  words.some(({ key }) => key === 'engineer') &&
  words.every((word) => word.key === 'engineer' || (word.kind !== 'occupation' && (word.kind !== 'rank' || word.seniority === 'senior')));

function departmentOf(words: readonly TitleWord[]): Department | null {
  // A general manager leads the whole of something; "General Manager, Finance" says of what.
  const hasField = words.some(
    (word) => word.kind === 'field' && (!genericFields.has(word.key) || placesOfWork.has(word.key)) && !isWeak(word),
  );
  const ofRank = words.find((word) => word.kind === 'rank' && word.department !== null && !(hasField && word.key === 'general-manager'));
  if (ofRank?.kind === 'rank' && ofRank.department) return ofRank.department;
  const first = (matches: (word: TitleWord) => boolean): Department | undefined => {
    const found = words.find((word) => (word.kind === 'field' || word.kind === 'occupation') && !isWeak(word) && matches(word));
    return found && 'department' in found ? (found.department ?? undefined) : undefined;
  };
  // A business unit is the work of who leads it, if nothing says what it does.
  const weak = words.find((word) => isWeak(word) && word.kind === 'field' && word.department !== 'executive') ?? words.find(isWeak);
  const weakField = weak?.kind === 'field' ? weak.department : undefined;
  // A technician in a hospital, a theater or on a farm isn't an engineer.
  const isTechnician = words.some(({ key }) => key === 'technician');
  const besides = isTechnician ? first(({ kind, key }) => kind === 'field' && fieldsOfTechnicians.has(key)) : undefined;
  const weakOther =
    isTechnician && words.some((word) => isWeak(word) && word.kind === 'field' && word.department === 'other')
      ? ('other' as const)
      : undefined;
  const work =
    first(
      ({ kind, key }) => kind === 'occupation' && !genericOccupations.has(key) && !technicalOccupations.has(key) && !surnameTrades.has(key),
    ) ??
    first(({ kind, key }) => kind === 'field' && !genericFields.has(key)) ??
    besides ??
    weakOther ??
    first(({ kind, key }) => kind === 'occupation' && technicalOccupations.has(key)) ??
    first(({ kind }) => kind === 'field') ??
    (words.some(({ key }) => officeWorkers.has(key)) ? weakField : undefined) ??
    first(({ kind }) => kind === 'occupation');
  // "Ingeniera de diseño de redes": engineers of a design or a product engineer it.
  if (work && ofEngineers.has(work) && isEngineer(words)) return 'engineering';
  // "HR Controller", "Business Controller - Cloud Technology": what is controlled are its costs. A "Stock Controller" is in operations.
  if (
    work &&
    work !== 'operations' &&
    words.every(({ kind, key }) => kind !== 'occupation' || key === 'controller') &&
    words.some(({ key }) => key === 'controller')
  )
    return 'finance';
  if (work && isOfWhole(words)) return 'executive';
  // "Strategy Consultant": consultants are of no department, unless their field has one.
  if (work === 'executive' && !words.some(({ kind }) => kind === 'rank') && words.some(({ key }) => consultants.has(key))) return 'other';
  if (work) return isNameRather(words) ? null : work;
  const found = new Set(words.flatMap((word) => (word.kind === 'rank' ? [word.seniority] : [])));
  const ofWeak = weakField ?? null;
  // An apprentice in a trade or a shop isn't in an office department.
  if (found.has('intern')) return ofWeak === null || ofWeak === 'operations' || ofWeak === 'sales' ? 'other' : ofWeak;
  // Someone who leads without naming a field leads the whole company. Below its top, an unknown word may be the field.
  if (words.every(({ kind, key }) => kind === 'unknown' || key === 'chief-any')) return null;
  if ([...found].some((seniority) => ['owner', 'founder', 'c_suite', 'partner'].includes(seniority))) return 'executive';
  if (ofWeak && words.some(({ kind }) => kind !== 'field' && kind !== 'unknown')) return ofWeak;
  // Foremen and leaders of shifts are where things are made, unless their title names a field.
  if (words.some(({ key }) => key === 'foreman')) return 'operations';
  const isUnclear = words.some(({ kind, key }) => key === 'department-head' || (kind === 'unknown' && !deputyWords.has(key)));
  return !isUnclear && [...found].some((seniority) => ['vp', 'head', 'director'].includes(seniority)) ? 'executive' : null;
}
