/**
 * Parses a job title: a key shared by all its spellings, the seniority (up to two), and the department. Uses rules and a dictionary
 * for English, German, French, Spanish, Portuguese, Dutch, and Italian at once, since titles mix languages and profiles do not state
 * theirs. Accuracy on labeled titles: docs/titles-measurements.md.
 */
import type { Department } from '../values/departments.ts';
import { seniorities as inOrder, type Seniority } from '../values/seniority.ts';
import { titleWords, type TitleWord } from './title-words.ts';

export interface Title {
  /** Words of ranks.ts and work.ts, unknown ones as written; ranks first, then sorted: "vp sales". Null when the text is not a title. */
  readonly key: string | null;
  /** Highest first, at most two; empty when unknown. */
  readonly seniorities: readonly Seniority[];
  /** Null when unknown. */
  readonly department: Department | null;
}

const noTitle: Title = { key: null, seniorities: [], department: null };

/** Texts in place of a title that are not titles. */
const notATitle =
  /^(?:retired|student|unemployed|n\/?a|none|not (?:applicable|available|employed)|unknown|open to work|looking for|seeking|in transition|job ?seeker|actively looking|rentner(?:in)?|im ruhestand|arbeitssuchend|arbeitslos|pensionist|étudiante?|retraitée?|en recherche|sans emploi|estudiante|jubilad[oa]|en búsqueda|desempleado|estudante|aposentad[oa]|desempregad[oa]|em busca|gepensioneerd|werkzoekend|studente(?:ssa)?|pensionat[oa]|disoccupat[oa]|in cerca|homemaker|stay at home)(?!\p{L})/iu;

/** Parses a title as people write it, with employer, emoji, "(m/w/d)", and so on. */
export function readTitle(text: string): Title {
  const trimmed = text.normalize('NFKC').trim();
  if (notATitle.test(trimmed)) return noTitle;
  // Profiles list several things, the job first. Uses the next one when the first is not a title.
  for (const segment of trimmed.split(/[|•·;\n]/)) {
    const title = readSegment(segment);
    if (title.key !== null) return title;
  }
  return noTitle;
}

function readSegment(segment: string): Title {
  const role = segment
    .replaceAll(/\((?:[mwfdhxi]|gn|all genders)(?:[/|*,. ]+(?:[mwfdhxiv]|gn|divers))*\)/gi, ' ')
    // Drop the manager and the employer: they are not the person's own title.
    .replace(/\s+(?:@|at|bei|chez|presso|bij|to the|reporting to|to)\s+.*$/i, '')
    .replace(/@.*$/, '');
  const words = titleWords(role);
  if (words.length === 0) return noTitle;
  const seniorities = isSalesperson(role) ? (['entry'] as const) : senioritiesOf(words);
  return { key: keyOf(words), seniorities, department: departmentOf(words) };
}

/** "Commercial" alone is a salesperson in the Romance languages; next to a rank it is the field. */
const isSalesperson = (role: string): boolean => /^\s*com{1,2}erciale?\s*$/i.test(role);

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
  const found = new Set(words.flatMap((word) => (word.kind === 'rank' ? [word.seniority] : [])));
  // "manager account" and similar keys contain their rank.
  if (words.some(({ kind, key }) => kind !== 'rank' && key.startsWith('manager '))) found.add('manager');
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
  const does = words.some(({ kind }) => kind === 'occupation' || kind === 'plain');
  return does && !words.some(({ key }) => key === 'journalist' && words.length > 2) ? ['entry'] : [];
}

/** A "team lead" is a manager, not a senior manager. */
function isTeamLead(words: readonly TitleWord[]): boolean {
  return words.some(({ key }) => key === 'team-lead');
}

/** Fields that only describe the work within another field: an IT project manager is IT. */
const genericFields = new Set([
  'engineering',
  'operations',
  'project',
  'office',
  'production',
  'strategy',
  'store',
  'quality',
  'training',
  'support',
  'events',
]);
/** Occupations that exist in every department: a sales consultant is sales, but a quality engineer is engineering. */
const genericOccupations = new Set([
  'consultant',
  'clerk',
  'planner',
  'teacher',
  'architect',
  'trade',
  'journalist',
  'marketer',
  'controller',
]);
const technicalOccupations = new Set([
  'engineer',
  'technician',
  'scientist',
  'constructor',
  'developer',
  'programmer',
  'network-engineer',
  'real-estate-agent',
  'auditor',
  'it-specialist',
]);

function departmentOf(words: readonly TitleWord[]): Department | null {
  const ofRank = words.find((word) => word.kind === 'rank' && word.department !== null);
  if (ofRank?.kind === 'rank' && ofRank.department) return ofRank.department;
  const first = (matches: (word: TitleWord) => boolean): Department | undefined => {
    const found = words.find((word) => (word.kind === 'field' || word.kind === 'occupation') && matches(word));
    return found && 'department' in found ? (found.department ?? undefined) : undefined;
  };
  const work =
    first(({ kind, key }) => kind === 'occupation' && !genericOccupations.has(key) && !technicalOccupations.has(key)) ??
    first(({ kind, key }) => kind === 'field' && !genericFields.has(key)) ??
    first(({ kind, key }) => kind === 'occupation' && technicalOccupations.has(key)) ??
    first(({ kind }) => kind === 'field') ??
    first(({ kind }) => kind === 'occupation');
  if (work) return work;
  const found = new Set(words.flatMap((word) => (word.kind === 'rank' ? [word.seniority] : [])));
  if (found.has('intern')) return 'other';
  // Someone who leads without naming a field leads the whole company.
  return [...found].some((seniority) => !['manager', 'senior', 'entry'].includes(seniority)) ? 'executive' : null;
}
