/** A job as its board publishes it, and how its parts are read. */
import { countryOf, parseCountry, parsePlace, type Place } from '@leadlight/vocabulary/places';
import { readTitle } from '@leadlight/vocabulary/titles';
import { isDepartment, type Department } from '@leadlight/vocabulary/values';
import { numberOf, textOf } from './json.ts';

export type EmploymentType = 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'apprenticeship' | 'volunteer' | 'other';
export type Workplace = 'remote' | 'hybrid' | 'on_site';

export interface JobLocation {
  /** As the board writes it: "London, UK". */
  readonly text: string;
  /** As far as it is recognized; null if not. */
  readonly place: Place | null;
}

export interface Salary {
  readonly min: number | null;
  readonly max: number | null;
  /** ISO 4217; null if not given. */
  readonly currency: string | null;
  readonly period: 'year' | 'month' | 'week' | 'day' | 'hour' | null;
  /** As the board writes it; null if it gives numbers only. */
  readonly text: string | null;
}

export interface Job {
  /** Identifies the job on its board. */
  readonly id: string;
  readonly title: string;
  /** As the board writes it; null if not given. */
  readonly department: string | null;
  readonly team: string | null;
  /** In the words of the vocabulary; from department, team or, if neither says it, the title. Null if unknown. */
  readonly departmentId: Department | null;
  readonly locations: readonly JobLocation[];
  /** Null if the board doesn't say. */
  readonly workplace: Workplace | null;
  readonly employmentType: EmploymentType | null;
  /** As the board writes it. */
  readonly employmentText: string | null;
  /** Its page for applicants; null if the board gives none. */
  readonly url: string | null;
  /** "2026-08-05T10:10:39Z" or, if the board gives a date only, "2026-08-05". Null if not given. */
  readonly postedAt: string | null;
  readonly updatedAt: string | null;
  readonly salary: Salary | null;
  /** Plain text; null if not given or not fetched. */
  readonly description: string | null;
  /** Company that hires, if the answer names it; a board may show jobs of several. */
  readonly company: string | null;
}

/** What a reader gives; what is absent is null. */
export type JobParts = Pick<Job, 'id' | 'title'> &
  Partial<Omit<Job, 'locations' | 'departmentId'>> & {
    readonly locations?: readonly (string | null)[];
    /** Name or code of the country of the first location, where the board gives it in a field of its own. */
    readonly country?: string | null;
  };

export function jobOf(parts: JobParts): Job {
  const { id, title, department = null, team = null, employmentText = null } = parts;
  const texts = [...new Set((parts.locations ?? []).flatMap((text) => (text === null ? [] : [text])))];
  const [first] = parts.locations ?? [];
  const locations = texts.map((text) => locationOf(text, text === first ? (parts.country ?? null) : null));
  return {
    id,
    title,
    department,
    team,
    departmentId: departmentOf(department, team, title),
    locations,
    workplace: parts.workplace ?? (texts.length > 0 && texts.every((text) => parsePlace(text).kind === 'remote') ? 'remote' : null),
    employmentType: parts.employmentType ?? employmentTypeOf(employmentText),
    employmentText,
    url: parts.url ?? null,
    postedAt: parts.postedAt ?? null,
    updatedAt: parts.updatedAt ?? null,
    salary: parts.salary ?? null,
    description: parts.description ?? null,
    company: parts.company ?? null,
  };
}

/** The department in the vocabulary's words; null if none of the texts says it. */
function departmentOf(...texts: readonly (string | null)[]): Department | null {
  for (const text of texts) {
    if (text === null) continue;
    const lower = text.toLowerCase();
    const read = isDepartment(lower) ? lower : readTitle(text).department;
    // "Other" and "executive" in a department's name are not departments: "Head office".
    if (read !== null && read !== 'other') return read;
  }
  return null;
}

function locationOf(text: string, country: string | null): JobLocation {
  // "Virginia - Washington DC Metro - Remote" starts with the largest part, others with the smallest: nobody can say which.
  if (text.split(' - ').length > 2) return { text, place: null };
  const read = parsePlace(text);
  const stated = country === null ? null : parseCountry(country);
  if (stated !== null && (read.kind === 'unknown' || read.place.country !== stated)) {
    // "London" is in Canada if the board says so; "London, UK" is not, whatever the field says, so nothing may be left over.
    const inCountry = parsePlace(`${text}, ${countryOf(stated)?.name ?? stated}`);
    if (inCountry.kind !== 'unknown' && inCountry.place.country === stated && (inCountry.kind !== 'place' || inCountry.left.length === 0))
      return { text, place: inCountry.place };
  }
  return { text, place: read.kind === 'unknown' || read.place.country === null ? null : read.place };
}

/** Joins the parts of a place: without empty ones and repetitions ("Berlin, Berlin, Germany"). */
export function joinPlace(...parts: readonly unknown[]): string | null {
  const texts = parts.map(textOf).filter((text) => text !== null && !widerThanCountry.test(text)) as string[];
  const distinct = texts.filter((text, index) => texts.findIndex((each) => each.toLowerCase() === text.toLowerCase()) === index);
  return distinct.length === 0 ? null : distinct.join(', ');
}

/** Regions of a company's own division of the world, which some boards give in place of a state. */
const widerThanCountry =
  /^(?:europe|emea|apac|latam|asia|africa|north america|south america|americas|dach|nordics|middle east|oceania|global|worldwide)$/i;

const employmentPatterns: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'internship',
    /\bintern(?:ship)?s?\b|praktik|werkstudent|working[_ ]student|\bstages?\b|stagiaire|\btirocinio|becari|estágio|estagio|pr[aá]cticas/i,
  ],
  ['apprenticeship', /apprentice|ausbildung|trainee|alternance|apprenti|leerling/i],
  ['volunteer', /volunteer|ehrenamt|b[ée]n[ée]vol/i],
  ['part_time', /part[\s_-]*time|parttime|teilzeit|temps[\s_-]partiel|tiempo parcial|media jornada|meio per|deeltijd|mini-?job/i],
  ['contract', /contract(?!.*(?:perm|indefinite))|freelance|\bb2b\b|fixed[\s_-]*term|befristet|\bcdd\b|independent|consultant|1099|zzp/i],
  ['temporary', /temp(?:orary)?\b|seasonal|saison|per[\s_-]*diem|casual|int[ée]rim/i],
  [
    'full_time',
    /full[\s_-]*time|fulltime|vollzeit|temps[\s_-]plein|jornada completa|tempo (?:pieno|integral)|voltijd|\bcdi\b|permanent|festanstellung|unbefristet|\bregular\b/i,
  ],
];

/** "Full Time", "FULL_TIME", "fulltime_permanent", "Vollzeit", "CDI"; null without text, `other` for text that says none of them. */
export function employmentTypeOf(text: string | null): EmploymentType | null {
  if (text === null) return null;
  const plain = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' ');
  // Either is possible: "full-or-part-time", "Vollzeit/Teilzeit".
  if (/full[\s-]*or[\s-]*part|full.{0,12}\/.{0,3}part|vollzeit.{0,8}teilzeit/i.test(plain)) return 'other';
  return employmentPatterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
}

/** The workplace in words of the boards: "Remote", "on-site", "OnSite", "HYBRID", "TELECOMMUTE". */
export function workplaceOf(text: unknown): Workplace | null {
  if (typeof text !== 'string') return null;
  if (/hybrid/i.test(text)) return 'hybrid';
  if (/remote|telecommute|home ?office/i.test(text)) return 'remote';
  return /on[\s_-]?site|in[\s_-]?(?:office|person)|office|vor ort/i.test(text) ? 'on_site' : null;
}

/**
 * Reads a time: milliseconds or seconds since 1970, ISO 8601, "2026-08-05 10:10:39 UTC", or a date. In UTC.
 * @returns null for anything else and for dates that don't exist
 */
export function timeOf(value: unknown): string | null {
  if (typeof value === 'number') {
    const ms = value > 1e11 ? value : value * 1_000;
    return ms > 0 && ms < 4e12 ? withoutZeros(new Date(ms).toISOString()) : null;
  }
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const [, date = '', clock, zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i.exec(text) ?? [];
  if (date === '') return null;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return null;
  if (clock === undefined) return date;
  const iso = `${date}T${clock.length === 5 ? `${clock}:00` : clock.replace(/(\.\d{3})\d+$/, '$1')}${/^(?:z|utc|gmt)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`;
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? null : withoutZeros(time.toISOString());
}

const withoutZeros = (iso: string): string => iso.replace('.000Z', 'Z');

/** "1 YEAR", "per-year-salary", "HOUR", "monthly", "annum". */
function periodOf(text: unknown): Salary['period'] {
  if (typeof text !== 'string') return null;
  if (/year|annu|jahr|p\.a\./i.test(text)) return 'year';
  if (/month|monat|mois/i.test(text)) return 'month';
  if (/week|woche|semaine/i.test(text)) return 'week';
  if (/hour|stunde|heure/i.test(text)) return 'hour';
  return /da(?:y|ily)|tag|jour/i.test(text) ? 'day' : null;
}

/** @returns null if neither numbers nor text are published */
export function salaryOf(parts: {
  readonly min?: unknown;
  readonly max?: unknown;
  readonly currency?: unknown;
  readonly period?: unknown;
  readonly text?: unknown;
}): Salary | null {
  const positive = (value: unknown): number | null => {
    const number = numberOf(value);
    return number !== null && number > 0 ? number : null;
  };
  const [min, max, text] = [positive(parts.min), positive(parts.max), textOf(parts.text)];
  if (min === null && max === null && text === null) return null;
  const currency = textOf(parts.currency)?.toUpperCase() ?? '';
  return { min, max, currency: /^[A-Z]{3}$/.test(currency) ? currency : null, period: periodOf(parts.period), text };
}

/** A web address of a job; null for anything else (`javascript:`). */
export function webUrlOf(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\/[^\s"<>]{1,2000}$/i.test(value.trim()) ? value.trim() : null;
}
